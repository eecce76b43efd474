import type { DataAnswer, DataQuery } from '@/api';

/** Answers of the server, as the stories need them. */
const query: DataQuery = {
  measures: ['csm'],
  dimensions: ['portfolio'],
  filters: [
    { dimension: 'book', values: ['demo'], isNegated: false },
    { dimension: 'scenario', values: ['base'], isNegated: false },
  ],
  thresholds: [],
  period: { from: '2025-12', to: '2025-12' },
};
const names = [{ dimension: 'book', value: 'demo', name: 'Hanbit Life' }];
const sql = `SELECT portfolio_name_en AS portfolio, sum(csm) AS csm
FROM balances
WHERE book = 'demo'
  AND scenario = 'base'
  AND period = '2025-12'
GROUP BY portfolio, portfolio_name_en
ORDER BY csm DESC NULLS LAST`;

export const byPortfolio: DataAnswer = {
  kind: 'understood',
  query,
  sql,
  columns: [
    { name: 'portfolio', role: 'dimension', of: 'portfolio' },
    { name: 'csm', role: 'measure', of: 'csm' },
  ],
  result: {
    columns: [
      { name: 'portfolio', type: 'text' },
      { name: 'csm', type: 'number' },
    ],
    rows: [
      ['Whole life', 7_800_000_000],
      ['Variable annuity', 2_730_000_000],
      ['Health insurance', 2_405_000_000.5],
    ],
    isTruncated: false,
  },
  unknown: [],
  approximations: [],
  names,
};

export const trend: DataAnswer = {
  ...byPortfolio,
  query: { ...query, dimensions: ['period'], period: { from: '2025-03', to: '2025-12' } },
  columns: [
    { name: 'period', role: 'dimension', of: 'period' },
    { name: 'csm', role: 'measure', of: 'csm' },
  ],
  result: {
    columns: [
      { name: 'period', type: 'text' },
      { name: 'csm', type: 'number' },
    ],
    rows: [
      ['2025-03', 14e9],
      ['2025-06', 13.5e9],
      ['2025-09', 13.2e9],
      ['2025-12', 12.9e9],
    ],
    isTruncated: false,
  },
};

export const doubtful: DataAnswer = {
  ...byPortfolio,
  unknown: ['astrological'],
  approximations: [{ text: 'helth insurance', meaning: 'portfolio=HLT' }],
  names: [...names, { dimension: 'portfolio', value: 'HLT', name: 'Health insurance' }],
};

export const ambiguous: DataAnswer = {
  kind: 'ambiguous',
  text: 'claims',
  options: ['measure:claimsPaid', 'measure:claimsIncurred'],
  unknown: [],
  names: [],
};

export const refused: DataAnswer = {
  ...byPortfolio,
  result: undefined,
  refused: { reason: 'relation', detail: 'pg_class', position: 14 },
};
