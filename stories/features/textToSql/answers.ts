import type { DataAnswer, DataQuery, SqlAnswer } from '@/api';

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

/** With a part of each kind that can be changed. */
export const narrowed: DataAnswer = {
  ...byPortfolio,
  query: {
    ...query,
    filters: [...query.filters, { dimension: 'portfolio', values: ['WHL'], isNegated: false }],
    thresholds: [{ measure: 'csm', operator: '>', value: 1_000_000 }],
    order: { by: 'csm', direction: 'descending' },
    limit: 3,
  },
  names: [...names, { dimension: 'portfolio', value: 'WHL', name: 'Whole life' }],
};
const portfolios =
  'Annuity,Child,Credit,Dental,Driver,Fire,Health,Marine,Motor,Pension,Savings,Term,Travel';
export const portfolioValues = portfolios
  .split(',')
  .map((name) => ({ value: name.slice(0, 3).toUpperCase(), name }));

/** Of some only, which a query within chooses. */
export const ofLargest: DataAnswer = {
  ...byPortfolio,
  query: {
    ...query,
    dimensions: ['cohort'],
    averageOver: 'group',
    isMedian: true,
    within: {
      dimension: 'portfolio',
      measures: ['csm'],
      filters: query.filters,
      thresholds: [{ measure: 'csm', operator: '>', value: 1, of: 'average' }],
      period: { from: '2025-12', to: '2025-12' },
      order: { by: 'csm', direction: 'descending' },
      limit: 3,
    },
  },
  columns: [
    { name: 'cohort', role: 'dimension', of: 'cohort' },
    { name: 'csm', role: 'median', of: 'csm' },
  ],
  result: {
    columns: [
      { name: 'cohort', type: 'number' },
      { name: 'csm', type: 'number' },
    ],
    rows: [
      [2024, 812_500_000],
      [2025, 640_000_000],
    ],
    isTruncated: false,
  },
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

/** A balance of a year beside a flow of it, for somebody whose rights do not reach the book. */
export const beyondRights: DataAnswer = {
  ...byPortfolio,
  query: {
    ...query,
    measures: ['csm', 'revenue'],
    dimensions: [],
    period: { from: '2025-03', to: '2025-12' },
  },
  columns: [
    { name: 'csm', role: 'measure', of: 'csm' },
    { name: 'revenue', role: 'measure', of: 'revenue' },
  ],
  result: {
    columns: [
      { name: 'csm', type: 'number' },
      { name: 'revenue', type: 'number' },
    ],
    rows: [[null, null]],
    isTruncated: false,
  },
  names: [],
};

/** Rows of SQL that somebody wrote, under the names of columns and not of what was understood. */
/** What PostgreSQL calls a sum that has no alias. */
export const unnamedSums: SqlAnswer = {
  result: {
    columns: [
      { name: 'portfolio_name_zh_tw', type: 'text' },
      { name: 'profitability', type: 'text' },
      { name: 'sum', type: 'number' },
      { name: 'sum', type: 'number' },
    ],
    rows: [['終身壽險', 'onerous', 1500, 2500]],
    isTruncated: false,
  },
};

export const ownRows: SqlAnswer = {
  result: {
    columns: [
      { name: 'portfolio_name_zh_tw', type: 'text' },
      { name: 'cohort', type: 'number' },
      { name: 'csm', type: 'number' },
    ],
    rows: [
      ['終身壽險', 2021, 1500],
      ['終身壽險', 2022, 2500],
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

export const impossible: DataAnswer = {
  kind: 'impossible',
  measure: 'premiums',
  dimension: 'account',
  unknown: [],
  names: [],
};

export const nothing: DataAnswer = { kind: 'nothing', unknown: ['rice'], names: [] };

export const noRows: DataAnswer = {
  ...byPortfolio,
  result: { columns: byPortfolio.result?.columns ?? [], rows: [], isTruncated: false },
};

/** SQL of a model: only its own columns name what it gives. */
export const byModel: DataAnswer = {
  ...byPortfolio,
  byModel: true,
  query: undefined,
  columns: undefined,
};

/** More rows than stand in a page. */
export const longList: DataAnswer = {
  ...byPortfolio,
  result: {
    columns: byPortfolio.result?.columns ?? [],
    rows: Array.from({ length: 10_000 }, (_, index) => [`Portfolio ${index + 1}`, 10_000 - index]),
    isTruncated: true,
  },
};
