/** Scripts that stories and tests look at. */
import { makeStore, type RootState, selectSqlLineage, type SqlLineageState } from '@/store';

const claims = `-- Claims by line of business
CREATE TEMPORARY TABLE paid AS
SELECT claim_id, sum(amount) AS paid FROM claims.payment GROUP BY claim_id;

WITH claim AS (
  SELECT c.id, c.line FROM claims.claim c WHERE c.status <> 'withdrawn'
)
INSERT INTO mart.by_line (line, paid)
SELECT claim.line, coalesce(paid.paid, 0)
FROM claim LEFT JOIN paid ON paid.claim_id = claim.id;`;

const channels = `INSERT INTO report.channel (channel, premium)
SELECT channel_code, premium
FROM policy JOIN holder ON holder.id = policy.holder_id`;

export const PAID = 'table:mart.by_line\npaid';
export const PREMIUM = 'table:report.channel\npremium';

type Wanted = Partial<SqlLineageState> & { sql?: string; ddl?: string };

function stateOf({ sql = '', ddl = '', ...state }: Wanted): Partial<RootState> {
  const initial = selectSqlLineage(makeStore().getState());
  const script = { title: '', sql, dialect: 'postgres' as const, ddl };
  return { sqlLineage: { ...initial, script, scriptId: 'story', ...state } };
}

export const mart = (state: Wanted = {}) => stateOf({ sql: claims, ...state });
export const doubtful = (state: Wanted = {}) => stateOf({ sql: channels, ...state });
export const unfinished = () =>
  mart({ sql: `${claims}\nINSERT INTO mart.totals SELECT sum( FROM` });
export const compared = () =>
  mart({
    pinned: claims.replace('coalesce(paid.paid, 0)', 'paid.paid'),
    view: 'comparison',
  });
