import { createHash } from 'node:crypto';
import pg from 'pg';
import { ASK_SCHEMA, views } from '@/domain/questions';
import { READER_ROLE } from '../role';
import { administrationSql } from './administration';
import { arithmeticIn } from './arithmetic';
import { WEIGHING_SCHEMA } from '../gate/weighed';
import { closeFoundations, closeSql } from './close';
import { twins } from './twins';

const bodies: Readonly<Record<string, string>> = { ...administrationSql, ...closeSql };

/**
 * Who asks is a setting of the connection, signed with a key that only the owner reads: a query that could change the setting would gain
 * nothing. The functions run as the owner, so that the reader needs no right on what they read.
 */
const PRIVATE_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ask_private;
  CREATE TABLE IF NOT EXISTS ask_private.viewer_key (secret text NOT NULL);
  INSERT INTO ask_private.viewer_key
    SELECT gen_random_uuid()::text || gen_random_uuid()::text WHERE NOT EXISTS (SELECT FROM ask_private.viewer_key);
  CREATE OR REPLACE FUNCTION ask_private.viewer() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path FROM CURRENT AS $$
      SELECT CASE WHEN encode(sha256(convert_to(k.secret || split_part(v.said, '.', 1), 'UTF8')), 'hex') = split_part(v.said, '.', 2)
        THEN split_part(v.said, '.', 1)::uuid END
      FROM ask_private.viewer_key k, (SELECT current_setting('ask.viewer', true) AS said) v
    $$;
  CREATE OR REPLACE FUNCTION ask_private.may_read(paths text[]) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path FROM CURRENT AS $$
      SELECT EXISTS (SELECT FROM effective_right r
        WHERE r.user_id = ask_private.viewer() AND r.path = ANY (paths) AND r.can_read)
    $$;`;

const literal = (text: string) => pg.escapeLiteral(text);

/** Views are barriers: conditions of a query see only rows that the viewer may see. */
const definitions = views
  .map(({ name, description, columns }) => {
    const body = bodies[name];
    if (body === undefined) throw new Error(`The view ${name} has no query.`);
    const view = `${ASK_SCHEMA}.${name}`;
    const comments = columns.map(
      (column) =>
        `COMMENT ON COLUMN ${view}.${column.name} IS ${literal(Object.values(column.label).join(' · '))};`,
    );
    return [
      `CREATE VIEW ${view} WITH (security_barrier) AS ${body};`,
      `COMMENT ON VIEW ${view} IS ${literal(Object.values(description).join(' · '))};`,
      ...comments,
    ].join('\n');
  })
  .join('\n');

/** A query is weighed in one schema and read in the other. */
const arithmetic = [ASK_SCHEMA, WEIGHING_SCHEMA].map(arithmeticIn).join('\n');

const GRANTS = `
  REVOKE ALL ON SCHEMA ask_private FROM PUBLIC;
  GRANT USAGE ON SCHEMA ${ASK_SCHEMA}, ${WEIGHING_SCHEMA}, ask_private TO ${READER_ROLE};
  REVOKE ALL ON FUNCTION ask_private.viewer(), ask_private.may_read(text[]) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION ask_private.viewer(), ask_private.may_read(text[]) TO ${READER_ROLE};
  GRANT SELECT ON ALL TABLES IN SCHEMA ${ASK_SCHEMA}, ${WEIGHING_SCHEMA} TO ${READER_ROLE};`;

/** Views are derived: no migration keeps them, they are made anew when they differ from those that are there. */
export async function prepareViews(client: pg.ClientBase): Promise<void> {
  const statements = `${PRIVATE_SCHEMA}\n${closeFoundations}\n${definitions}\n${twins}\n${arithmetic}\n${GRANTS}`;
  const mark = createHash('sha256').update(statements).digest('hex');
  const { rows } = await client.query<{ mark: string | null }>(
    `SELECT obj_description(to_regnamespace($1)::oid, 'pg_namespace') AS mark`,
    [ASK_SCHEMA],
  );
  if (rows[0]?.mark === mark) return;
  await client.query(`BEGIN;
    DROP SCHEMA IF EXISTS ${WEIGHING_SCHEMA}, ${ASK_SCHEMA} CASCADE;
    CREATE SCHEMA ${ASK_SCHEMA};
    CREATE SCHEMA ${WEIGHING_SCHEMA};
    ${statements}
    COMMENT ON SCHEMA ${ASK_SCHEMA} IS ${literal(mark)};
    COMMIT`);
}

/** Takes the views away, so that what they read can be changed; `prepareViews` makes them anew. */
export async function dropViews(client: pg.ClientBase): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${WEIGHING_SCHEMA}, ${ASK_SCHEMA} CASCADE`);
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regnamespace('ask_private') IS NOT NULL AS there`,
  );
  if (rows[0]?.there) await client.query('DROP VIEW IF EXISTS ask_private.book CASCADE');
}
