import { createHash, createHmac } from 'node:crypto';
import pg from 'pg';

/** Owns nothing and reads the views of one schema. */
export const READER_ROLE = 'gof_ask';

/**
 * Limits that hold even for what should pass the gate. The number of bytes of temporary files only a superuser may limit.
 */
const ROLE_SETTINGS = {
  default_transaction_read_only: 'on',
  statement_timeout: '5s',
  lock_timeout: '500ms',
  idle_in_transaction_session_timeout: '10s',
  client_connection_check_interval: '250ms',
  work_mem: '16MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  search_path: 'ask',
} as const;
const SUPERUSER_SETTINGS = { temp_file_limit: '128MB' } as const;

/** Functions of the catalogue that everybody may call otherwise: locks, waiting, large objects, SQL in a text, settings. The gate knows none of them either. */
const WITHDRAWN = `pg_(try_)?advisory_.*|pg_sleep.*|lo_.*|loread|lowrite|(query|table|schema|database|cursor)_to_xml.*|set_config|pg_notify|pg_cancel_backend|pg_terminate_backend|currval|nextval|lastval|setval|txid_current|pg_current_xact_id|pg_export_snapshot`;

/** The reader's password: made of the owner's, so that replicas agree and nothing has to be kept. */
function readerPassword(url: string): string {
  return createHmac('sha256', new URL(url).password).update(READER_ROLE).digest('base64url');
}

/** The address of the database for the reader. */
export function readerUrl(url: string): string {
  const reader = new URL(url);
  reader.username = READER_ROLE;
  reader.password = readerPassword(url);
  return reader.href;
}

/**
 * Makes the role, or brings it up to what this version wants of it. Roles belong to the whole cluster, so nothing is written where nothing changes.
 * @returns whether the role is there: an owner that may not make roles uses one that was made for it.
 */
export async function prepareReaderRole(client: pg.ClientBase, url: string): Promise<boolean> {
  const { rows } = await client.query<{
    superuser: boolean;
    creates: boolean;
    found: string | null;
  }>(
    `SELECT rolsuper AS superuser, rolcreaterole AS creates,
       (SELECT coalesce(shobj_description(oid, 'pg_authid'), '') FROM pg_roles WHERE rolname = $1) AS found
     FROM pg_roles WHERE rolname = current_user`,
    [READER_ROLE],
  );
  const [owner] = rows;
  // The reader's password is made of the owner's: without one it would be everybody's.
  if (new URL(url).password === '') return false;
  if (!owner?.superuser && !owner?.creates) return typeof owner?.found === 'string';
  const password = readerPassword(url);
  const settings = { ...ROLE_SETTINGS, ...(owner.superuser && SUPERUSER_SETTINGS) };
  const mark = createHash('sha256')
    .update(JSON.stringify([settings, password]))
    .digest('hex');
  if (owner.found !== mark) {
    if (owner.found === null) await client.query(`CREATE ROLE ${READER_ROLE}`);
    const plain = owner.superuser ? 'NOSUPERUSER NOREPLICATION NOBYPASSRLS' : '';
    await client.query(
      `ALTER ROLE ${READER_ROLE} LOGIN NOINHERIT NOCREATEDB NOCREATEROLE ${plain} CONNECTION LIMIT 20 PASSWORD ${pg.escapeLiteral(password)}`,
    );
    for (const [name, value] of Object.entries(settings))
      await client.query(`ALTER ROLE ${READER_ROLE} SET ${name} = ${pg.escapeLiteral(value)}`);
    await client.query(`COMMENT ON ROLE ${READER_ROLE} IS ${pg.escapeLiteral(mark)}`);
  }
  if (owner.superuser) await withdrawFunctions(client);
  return true;
}

/** In this database; what PUBLIC may not do, the reader may not do. */
async function withdrawFunctions(client: pg.ClientBase): Promise<void> {
  await client.query(`DO $$
    DECLARE f regprocedure;
    BEGIN
      FOR f IN SELECT p.oid FROM pg_proc p WHERE p.pronamespace = 'pg_catalog'::regnamespace
        AND p.proname ~ '^(${WITHDRAWN})$' AND has_function_privilege('${READER_ROLE}', p.oid, 'EXECUTE')
      LOOP EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', f); END LOOP;
      EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
    END $$`);
}
