import type * as whole from '@/domain/ifrs17/book';
import type { ClosedGroup, Table } from '@/domain/ifrs17/book';
import { gaps } from './formula';
import type { AnyBook } from './generatedBooks';

type Engine = typeof whole;

/** A property of every close of every book that does not hold, and where. */
export interface BookBreach {
  readonly invariant: string;
  readonly where: string;
}

const cellAt = ({ columns, rows }: Table, row: string, column: string): number =>
  rows.find(({ id }) => id === row)?.cells[columns.indexOf(column)]?.value ?? 0;

const summed = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** 100(c) in whatever currency: it foots in each component, and comes to the incurred claims of the premium allocation approach. */
function* claimsEqualities(
  engine: Engine,
  closed: readonly ClosedGroup[],
): Generator<readonly [invariant: string, one: number, other: number]> {
  const cube = engine.cubeOf(closed);
  const claims = engine.claimsReconciliation(cube, {});
  for (const column of claims.columns)
    yield [
      'incurred claims foot (100(c))',
      summed(claims.rows.slice(0, -1).map(({ id }) => cellAt(claims, id, column))),
      cellAt(claims, 'closing', column),
    ];
  const whole = engine.reconciliation100(cube, { family: 'allocation' });
  for (const { id } of claims.rows)
    yield ['100(c) is within 100', cellAt(claims, id, 'total'), cellAt(whole, id, 'lic')];
}

/** Checks of one closed period of a book; each says what must be equal, to a share of the size of the book. */
function* equalities(
  engine: Engine,
  closed: readonly ClosedGroup[],
): Generator<readonly [invariant: string, one: number, other: number]> {
  const cube = engine.cubeOf(closed);
  const merged = engine.mergedCubes([
    engine.cubeOf(closed.slice(1)),
    engine.cubeOf(closed.slice(0, 1)),
  ]);
  const of = (figure: string, scope: whole.Scope = {}) => engine.sumOver(cube, scope, figure);
  for (const figure of ['csmClosing', 'liability', 'profit'])
    yield ['sums do not depend on batches', of(figure), engine.sumOver(merged, {}, figure)];
  yield [
    'gross and ceded are net',
    of('profit'),
    of('profit', { side: 'issued' }) + of('profit', { side: 'held' }),
  ];

  const position = engine.financialPosition(cube);
  for (const side of ['issued', 'held'] as const) {
    const name = side === 'issued' ? 'insurance' : 'reinsurance';
    yield [
      'the position is the liability (78)',
      cellAt(position, 'total', `${name}Liabilities`) - cellAt(position, 'total', `${name}Assets`),
      of('liability', { side }),
    ];
    for (const table of [
      engine.reconciliation100(cube, { side }),
      engine.reconciliation101(cube, { side }),
    ])
      for (const column of table.columns)
        yield [
          `${table.id} foots`,
          summed(
            table.rows
              .filter(({ id }) => id !== 'closing')
              .map(({ id }) => cellAt(table, id, column)),
          ),
          cellAt(table, 'closing', column),
        ];
    for (const at of ['opening', 'closing']) {
      const split = engine.withPositions(cube, { side }, engine.reconciliation100(cube, { side }));
      yield [
        'assets and liabilities are the balance (99(b))',
        cellAt(split, `${at}Assets`, 'total') + cellAt(split, `${at}Liabilities`, 'total'),
        cellAt(split, at, 'total'),
      ];
    }
    yield [
      '100 is the liability',
      cellAt(engine.reconciliation100(cube, { side }), 'closing', 'total'),
      of('liability', { side, family: 'general' }) +
        of('liability', { side, family: 'allocation' }),
    ];
    yield [
      '109 is the CSM of groups with service to come',
      cellAt(engine.expectedRecognition(cube, {}, [0.3, 1, 2]), side, 'total'),
      summed(
        closed
          .filter(({ figures, side: own }) => own === side && (figures['coverageFuture'] ?? 0) > 0)
          .map(({ figures }) => figures['csmClosing'] ?? 0),
      ),
    ];
    const finance = engine.financeAnalysis(cube, {});
    yield [
      'finance is what it is made of (110)',
      cellAt(finance, 'total', side),
      cellAt(finance, 'profitOrLoss', side) + cellAt(finance, 'oci', side),
    ];
    yield [
      'finance is what it comes from (110)',
      cellAt(finance, 'total', side),
      summed(
        ['interest', 'ratesAndFinancialRisk', 'underlyingItems'].map((row) =>
          cellAt(finance, row, side),
        ),
      ),
    ];
  }
  const performance = engine.financialPerformance(cube);
  const lines = performance.rows.map(({ id }) => [id, cellAt(performance, id, 'amount')] as const);
  const before = lines.slice(
    0,
    lines.findIndex(([id]) => id === 'profit'),
  );
  yield [
    'profit is its lines (80)',
    summed(
      before
        .filter(([id]) => id !== 'insuranceServiceResult' && id !== 'netFinanceResult')
        .map(([, value]) => value),
    ),
    of('profit'),
  ];
  const revenue = engine.revenueAnalysis(cube, { side: 'issued' });
  yield [
    'revenue is its parts (106)',
    summed(revenue.rows.slice(0, -1).map(({ id }) => cellAt(revenue, id, 'amount'))),
    cellAt(performance, 'insuranceRevenue', 'amount'),
  ];
  const expenses = engine.serviceExpenses(cube, { side: 'issued' });
  yield [
    'expenses are their parts (103(b))',
    summed(expenses.rows.slice(0, -1).map(({ id }) => cellAt(expenses, id, 'amount'))),
    cellAt(performance, 'insuranceServiceExpenses', 'amount'),
  ];
  const added = engine.newContracts(cube, { side: 'issued' });
  for (const { id } of added.rows)
    yield [
      '107 is split',
      summed(added.columns.slice(0, -1).map((column) => cellAt(added, id, column))),
      cellAt(added, id, 'total'),
    ];
  const transition = engine.byTransition(cube, { side: 'issued' });
  yield [
    '114 is the CSM',
    summed(transition.columns.map((column) => cellAt(transition, 'csm.closing', column))),
    of('csmClosing', { side: 'issued' }),
  ];
  const asset = engine.acquisitionAssets(cube, {});
  yield [
    '105A foots',
    summed(asset.rows.slice(0, -1).map(({ id }) => cellAt(asset, id, 'total'))),
    cellAt(asset, 'closing', 'total'),
  ];
  yield [
    '109A is the asset',
    cellAt(engine.expectedDerecognition(cube, {}, [1]), 'issued', 'total'),
    cellAt(asset, 'closing', 'total'),
  ];
  // Claims of these books are stated by accident period, or paid at once.
  const claims = engine.claimsDevelopment(cube, {});
  yield [
    '130 is the liability for incurred claims',
    cellAt(claims, 'withoutDevelopment', 'total'),
    0,
  ];
  for (const age of claims.columns.filter((column) => /^\d+$/.test(column)))
    yield [
      'the last estimate is paid or outstanding (130)',
      cellAt(claims, `estimate.${age}`, age),
      cellAt(claims, 'paid', age) + cellAt(claims, 'outstanding', age),
    ];
  const journal = engine.journalOf(closed, { date: '2025-12-31' });
  for (const [role, balance] of [
    ['remainingCoverageRa', 'ra'],
    ['remainingCoverageCsm', 'csm'],
    ['remainingCoverageAllocation', 'lrc'],
    ['lossComponent', 'lc'],
  ] as const)
    yield [
      'accounts hold their balances',
      summed(
        journal.filter((line) => line.role === role).map(({ debit, credit }) => credit - debit),
      ),
      of(`${balance}Closing`) - of(`${balance}Opening`),
    ];
  const reversed = [...journal, ...engine.reversalOf(journal, '2026-01-31')];
  yield [
    'a reversal leaves nothing',
    summed(engine.trialBalanceOf(reversed).map(({ balance }) => Math.abs(balance))),
    0,
  ];
  const halved = closed.map((each) => ({
    ...each,
    figures: Object.fromEntries(
      Object.entries(each.figures).map(([name, value]) => [name, value / 2]),
    ),
  }));
  const restated = engine.journalOf(halved, { date: '2025-12-31' });
  const delta = engine.deltaOf(journal, restated, '2026-01-31');
  const balances = new Map(
    engine
      .trialBalanceOf([...journal, ...delta])
      .map(({ account, balance }) => [account.code, balance]),
  );
  for (const { account, balance } of engine.trialBalanceOf(restated))
    yield ['posted and delta are the restated journal', balances.get(account.code) ?? 0, balance];
}

/**
 * What a book engine breaks: controls in every period, of the periods rolled up, and in another currency; sums and statements that must agree; groups that open with a
 * stored closing; explanations that do not give their cells again.
 */
export function breachesOfBook(
  engine: Engine,
  { groups, treaties, assets, periods }: AnyBook,
): readonly BookBreach[] {
  const found: BookBreach[] = [];
  const note = (invariant: string, where: string) => found.push({ invariant, where });
  const control = (
    closed: readonly ClosedGroup[],
    before: readonly ClosedGroup[],
    what: string,
  ) => {
    const ledger = engine.ledgerOf(engine.journalOf(closed, { date: '2025-12-31' }));
    const present = new Set(closed.map(({ id }) => id));
    const known = before.filter(({ id }) => present.has(id));
    // What opens without a period before it is the opening asset.
    const opened = closed.filter(({ family }) => family !== 'acquisitionAsset' || known.length > 0);
    for (const { id, state, failures } of engine.runControls(opened, { before: known, ledger }))
      if (state === 'fails')
        note(`control ${id}`, `${what} ${failures[0]?.group} ${failures[0]?.figure}`);
  };
  const closes = periods.map((period, index) => {
    const within = groups.filter(({ input }) => input.periods > index);
    const names = new Set(within.map(({ id }) => id));
    const covering = treaties.filter(({ covers }) => covers.every((id) => names.has(id)));
    const stating = assets.filter(({ periods: own }) => own.some(({ label }) => label === period));
    const { groups: closed, failed } = engine.closeBook(within, covering, period, stating);
    for (const { id, errors } of failed)
      note('every group is measured', `${id} ${errors[0]?.path}`);
    return closed;
  });
  const rates = { opening: 1300, average: 1350, closing: 1400 };
  closes.forEach((closed, index) => {
    const before = closes[index - 1] ?? [];
    const where = periods[index] ?? '';
    control(closed, before, where);
    const presented = closed.map((each) => engine.presentedIn(each, 'KRW', rates));
    control(
      presented,
      before.map((each) => engine.presentedIn(each, 'KRW', { ...rates, closing: rates.opening })),
      `${where} in KRW`,
    );
    const size =
      1 + Math.max(...closed.flatMap(({ figures }) => Object.values(figures).map(Math.abs)));
    for (const [invariant, one, other] of [
      ...equalities(engine, closed),
      ...claimsEqualities(engine, closed),
    ])
      if (!(Math.abs(one - other) <= 1e-8 * size)) note(invariant, `${where}: ${one}, ${other}`);
    for (const [invariant, one, other] of claimsEqualities(engine, presented))
      if (!(Math.abs(one - other) <= 1e-8 * size * rates.closing))
        note(invariant, `${where} in KRW: ${one}, ${other}`);
    const table = engine.reconciliation100(engine.cubeOf(closed), {});
    for (const { id, cells } of table.rows)
      for (const cell of cells)
        if (gaps(engine.explainCell(id, cell, closed), new Set(), size, () => true).length > 0)
          note('cells explain themselves', `${where} ${id}`);
  });
  for (const group of groups) {
    const { periods: own, periodsPerYear = 1, policies } = group.input;
    const isYearToDate = policies?.interimBasis === 'yearToDate' && periodsPerYear > 1;
    if (own < 2 || isYearToDate) continue;
    const rest = { ...group, input: engine.continuedFrom(group.input, 1) };
    const [again] = engine.closeBook([rest], [], 'P2').groups;
    const whole = closes[1]?.find(({ id }) => id === group.id);
    const size = 1 + Math.max(...Object.values(whole?.figures ?? {}).map(Math.abs));
    for (const figure of ['liability', 'csmClosing', 'profit']) {
      const [one, other] = [whole?.figures[figure] ?? 0, again?.figures[figure] ?? 0];
      if (!(Math.abs(one - other) <= 1e-8 * size)) note('a group opens where it closed', group.id);
    }
  }
  const [first = [], second = []] = closes;
  const ids = new Set(second.map(({ id }) => id));
  const both = first.filter(({ id }) => ids.has(id));
  control(
    both
      .filter(({ family }) => family !== 'acquisitionAsset')
      .map((each) => engine.rolledUp([each, ...second.filter(({ id }) => id === each.id)], 'both')),
    [],
    'rolled up',
  );
  return found;
}
