import { sql } from 'drizzle-orm';
import { type ResourceStore, textOf } from './store';

/** Accounts with their roles. Of an account only the demo right and the roles are written; it is never made or removed here. */
export const userStore: ResourceStore = {
  source: sql`
    SELECT u.username, u.name, u.email, u.country, u.demo_auth AS "demoAuth",
      ARRAY(SELECT ur.role_id FROM user_role ur WHERE ur.user_id = u.id ORDER BY ur.role_id COLLATE "C") AS roles, u.version
    FROM app_user u`,
  searchText: textOf(['username', 'name', 'email']),
  order: 'username',
  write: async (db, rows) => {
    const list = JSON.stringify(
      rows.map(({ key, version, values }) => ({
        username: key,
        version,
        demo_auth: values.demoAuth,
        roles: values.roles,
      })),
    );
    const given = sql`jsonb_to_recordset(${list}::jsonb) AS x(username text, version int, demo_auth boolean, roles jsonb)`;
    await db.execute(sql`
      UPDATE app_user u SET demo_auth = x.demo_auth, version = x.version FROM ${given} WHERE u.username = x.username`);
    await db.execute(
      sql`DELETE FROM user_role WHERE user_id IN (SELECT u.id FROM ${given} JOIN app_user u USING (username))`,
    );
    await db.execute(sql`
      INSERT INTO user_role (user_id, role_id)
      SELECT u.id, r.role_id FROM ${given} JOIN app_user u USING (username), jsonb_array_elements_text(x.roles) AS r(role_id)`);
  },
  remove: () => Promise.reject(new Error('Accounts are not removed by administration.')),
};
