import type { WrittenSql } from '@/api';

/** SQL for the sample of tables of one's own. */
export const written: WrittenSql = {
  kind: 'understood',
  query: {
    measures: ['claim_amount'],
    dimensions: ['region'],
    filters: [],
    thresholds: [],
    period: { from: '2025-01', to: '2025-03' },
  },
  sql: `SELECT customers.region AS region, sum(claims.claim_amount) AS claim_amount
FROM claims
  LEFT JOIN policies ON claims.policy_id = policies.policy_id
  LEFT JOIN customers ON policies.customer_id = customers.customer_id
WHERE claims.reported_on >= DATE '2025-01-01' AND claims.reported_on < DATE '2025-04-01'
GROUP BY customers.region
ORDER BY claim_amount DESC NULLS LAST`,
  columns: [
    { name: 'region', role: 'dimension', of: 'region' },
    { name: 'claim_amount', role: 'measure', of: 'claim_amount' },
  ],
  assumptions: [{ kind: 'date', text: 'claims.reported_on' }],
  unknown: [],
  approximations: [],
  names: [],
};

export const writtenAmiss: WrittenSql = {
  ...written,
  byModel: true,
  query: undefined,
  columns: undefined,
  assumptions: undefined,
  sql: 'SELECT sum(bonus) FROM claims',
  refused: { reason: 'column', detail: 'bonus' },
};
