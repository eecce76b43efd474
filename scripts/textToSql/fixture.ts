import pg from 'pg';
import { addChanges, postQuarter } from './ledger';

/*
 * A book small enough to be added up by hand: four portfolios, cohorts 2023 to 2025, eight quarters from 2024-03 to 2025-12, one treaty. Each
 * figure is a base of its group times a factor of the quarter: the CSM falls by 5 % of its first value a quarter, flows rise by 10 %, other balances by 1 to 4 %.
 */

const PERIODS = [
  '2024-03',
  '2024-06',
  '2024-09',
  '2024-12',
  '2025-03',
  '2025-06',
  '2025-09',
  '2025-12',
];
const PORTFOLIOS = [
  {
    id: 'HLT',
    name: { en: 'Health insurance', ko: '건강보험', 'zh-tw': '健康保險' },
    model: 'GMM',
    base: 1000,
  },
  {
    id: 'WHL',
    name: { en: 'Whole life', ko: '종신보험', 'zh-tw': '終身壽險' },
    model: 'GMM',
    base: 2000,
  },
  {
    id: 'ANN',
    name: { en: 'Variable annuity', ko: '변액연금', 'zh-tw': '變額年金' },
    model: 'VFA',
    base: 700,
  },
  {
    id: 'MTR',
    name: { en: 'Motor', ko: '자동차보험', 'zh-tw': '汽車保險' },
    model: 'PAA',
    base: 400,
  },
] as const;
const COHORTS = [2023, 2024, 2025];

const groups = [
  ...PORTFOLIOS.flatMap(({ id, model, base }) =>
    COHORTS.map((cohort, index) => ({
      id: `${id}-${cohort}`,
      portfolio: id,
      cohort,
      model,
      profitability: id === 'HLT' && cohort === 2024 ? 'onerous' : 'remaining',
      currency: 'KRW',
      firstPeriod: '2024-03',
      base: base * (index + 1) * 1_000_000,
    })),
  ),
];
const treaty = {
  id: 'RE-HLT',
  portfolio: 'HLT',
  covers: ['HLT-2023'],
  currency: 'KRW',
  firstPeriod: '2024-03',
};

function figuresOf(
  { model, base, profitability }: (typeof groups)[number],
  quarter: number,
  sign: 1 | -1,
) {
  const isGeneral = model !== 'PAA';
  const isOnerous = profitability === 'onerous';
  const margin = isGeneral && !isOnerous ? base * (1 - 0.05 * quarter) : 0;
  const flow = base * 0.1 * (1 + 0.1 * quarter);
  // Balances move too, each its own way, so that one quarter is never taken for another.
  const bel = isGeneral ? base * 3 * (1 - 0.01 * quarter) : 0;
  const ra = isGeneral ? base * 0.2 * (1 - 0.02 * quarter) : 0;
  const lic = base * 0.5 * (1 + 0.03 * quarter);
  const lrc = isGeneral ? 0 : base * (1 + 0.02 * quarter);
  const all = {
    belClosing: bel,
    raClosing: ra,
    csmOpening: quarter === 0 ? 0 : isGeneral && !isOnerous ? base * (1 - 0.05 * (quarter - 1)) : 0,
    csmClosing: margin,
    lcClosing: isOnerous ? base * 0.1 * (1 + 0.04 * quarter) : 0,
    licClosing: lic,
    lrcClosing: lrc,
    liability: (isGeneral ? bel + ra + margin : lrc) + lic,
    csmNew: quarter === 0 ? margin : 0,
    csmRelease: quarter === 0 || !isGeneral || isOnerous ? 0 : -base * 0.05,
    revenueTotal: flow * 2,
    expenseTotal: flow * (isOnerous ? 2.5 : 1.5),
    serviceResult: flow * (isOnerous ? -0.5 : 0.5),
    financeProfitOrLoss: base * 0.01,
    profit: flow * (isOnerous ? -0.5 : 0.5) - base * 0.01,
    licIncurred: flow * 1.2,
    expectedClaims: flow,
    licPaid: -flow,
    belPremiums: isGeneral ? flow * 3 : 0,
    lrcPremiums: isGeneral ? 0 : flow * 3,
    cashIn: flow * 3,
    cashOut: flow,
  };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, sign * value]));
}

/** Puts the book into a database, closed for its eight quarters, and lets administrators read the close. */
export async function addFixtureBook(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const definition = {
    id: 'fixture',
    kind: 'demo',
    name: { en: 'Fixture Insurance', ko: '예시보험', 'zh-tw': '範例保險' },
    company: 'Fixture Insurance',
    currency: 'KRW',
    firstPeriod: '2024-03',
    lastPeriod: '2025-12',
    portfolios: PORTFOLIOS.map(({ id, name }) => ({ id, name })),
    products: [],
    groups: groups.map(({ base: _base, ...group }) => group),
    treaties: [treaty],
    scenarios: [],
    exchangeRates: [],
    events: [],
  };
  try {
    // The fixture needs no screen: a menu of its own carries the right, where the product has none for the close yet.
    await client.query(
      `INSERT INTO menu (menu_id, name_en, name_ko, name_zh_tw, path)
        SELECT 'M09001', 'Close', '결산', '結帳', '/demo/ACRS00010' WHERE NOT EXISTS (SELECT FROM menu WHERE path = '/demo/ACRS00010')`,
    );
    await client.query(
      `INSERT INTO role_menu (role_id, menu_id, can_read, can_write, can_delete, can_export)
        SELECT 'ADMIN', menu_id, true, false, false, false FROM menu
        WHERE path = '/demo/ACRS00010' AND NOT EXISTS (
          SELECT FROM role_menu r WHERE r.role_id = 'ADMIN' AND r.menu_id = menu.menu_id)`,
    );
    await client.query('DELETE FROM close_book');
    await addChanges(client);
    await client.query(
      `INSERT INTO close_book (book_id, kind, definition, model_points, created_at) VALUES ('fixture', 'demo', $1, 12, now())`,
      [JSON.stringify(definition)],
    );
    for (const { id, cohort, base } of groups)
      await client.query(
        `INSERT INTO close_model_point (book_id, id, product, group_id, entry, issue_month, term, premium, sum_insured, contracts, in_force)
          VALUES ('fixture', $1, 'P', $2, '2024-03', $3, 20, 1, 100, $4, $5)`,
        [
          `P-${id}`,
          id,
          `${cohort}-01`,
          base / 1e6,
          PERIODS.map((_, quarter) => base / 1e6 - quarter * 10),
        ],
      );
    for (const [quarter, period] of PERIODS.entries()) {
      const { rows } = await client.query<{ id: string }>(
        `INSERT INTO close_run (book_id, period, scenario_id, state, created_at, started_at, ended_at, groups, failed_groups, started_by_name)
          VALUES ('fixture', $1, 'base', 'done', now(), now() - interval '2 minutes', now(), 13, 0, 'System') RETURNING id`,
        [period],
      );
      const runId = rows[0]?.id;
      await client.query(
        `INSERT INTO close_period (book_id, period, scenario_id, state, run_id) VALUES ('fixture', $1, 'base', 'closed', $2)`,
        [period, runId],
      );
      const held = groups[0];
      const closed = [
        ...groups.map((group) => ({
          group,
          id: group.id,
          side: 'issued' as const,
          sign: 1 as const,
        })),
        ...(held
          ? [
              {
                group: { ...held, base: held.base * 0.3 },
                id: treaty.id,
                side: 'held' as const,
                sign: -1 as const,
              },
            ]
          : []),
      ];
      for (const { group, id, side, sign } of closed)
        await client.query(
          'INSERT INTO close_result (run_id, group_id, closed) VALUES ($1, $2, $3)',
          [
            runId,
            id,
            JSON.stringify({
              id,
              company: 'Fixture Insurance',
              portfolio: group.portfolio,
              currency: 'KRW',
              transition: 'other',
              isAcquired: false,
              period,
              side,
              family: group.model === 'PAA' ? 'allocation' : 'general',
              model: group.model,
              figures: figuresOf(group, quarter, sign),
              periodsPerYear: 4,
              isOnerousAtRecognition: false,
              holdsBoth: false,
            }),
          ],
        );
      await postQuarter(
        client,
        runId,
        period,
        closed.map(({ group, id, side, sign }) => {
          const figures = figuresOf(group, quarter, sign);
          return {
            id,
            side,
            isAllocated: group.model === 'PAA',
            figures: { ...figures, csmReleased: -(figures['csmRelease'] ?? 0) },
          };
        }),
      );
    }
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}
