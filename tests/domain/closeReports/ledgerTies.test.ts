import { closeBook } from '@/domain/ifrs17/book';
import { closeQuarter, periodsBetween, type ClosedQuarter } from '@/domain/close';
import {
  cellTies,
  comparedNames,
  explainJournalSum,
  figuresOf,
  journalLines,
  ledgerCube,
  rulesIn,
  statementsOf,
  withComparatives,
  type LedgerRules,
} from '@/domain/closeReports';
import { smallCompany } from '@/domain/demoInsurer';

const { firstPeriod, lastPeriod } = smallCompany.definition;
const [before, { groups }] = periodsBetween(firstPeriod, lastPeriod)
  .reduce<readonly ClosedQuarter[]>(
    (all, period) => [...all, closeQuarter(smallCompany, period, all.at(-1)?.closings ?? [])],
    [],
  )
  .slice(-2) as [ClosedQuarter, ClosedQuarter];

const first = closeQuarter(smallCompany, firstPeriod, []).groups;

const tablesOf = (of: ClosedQuarter['groups']) =>
  statementsOf(of).statements.map(({ table }) => table);
const tables = tablesOf(groups);
const tableOf = (id: string) => {
  const found = tables.find((each) => each.id === id);
  if (!found) throw new Error(`no table ${id}`);
  return found;
};
const ledgerBy = (rules: LedgerRules = {}) =>
  ledgerCube(groups, journalLines(groups, { date: '2025-06-30', rules }));
const ledger = ledgerBy();
const statesOf = (id: string, of = ledger) =>
  Object.entries(cellTies(tableOf(id), of)).map(
    ([name, { state }]) => [name.slice(id.length + 1), state] as const,
  );

test('the ledger has every number of the statements, the reconciliations and the analyses of revenue', () => {
  for (const id of [
    'financialPosition',
    'financialPerformance',
    'reconciliation100.issued',
    'reconciliation100.held',
    'reconciliation101.issued',
    'reconciliation101.held',
    'revenueAnalysis',
  ]) {
    const ties = cellTies(tableOf(id), ledger);
    for (const { name } of figuresOf(tableOf(id)))
      expect([name, ties[name]?.state]).toEqual([
        name,
        name.includes('.opening')
          ? 'broughtForward'
          : /\.closing(Assets|Liabilities)\./.test(name)
            ? 'part'
            : 'agrees',
      ]);
  }
});

test('of expenses by what they are, and of claims by component, the ledger has the whole', () => {
  const expenses = Object.fromEntries(statesOf('serviceExpenses'));
  expect(expenses['insuranceServiceExpenses.amount']).toBe('agrees');
  expect(expenses['incurredClaims.amount']).toBe('part');
  const claims = Object.fromEntries(statesOf('claimsReconciliation.issued'));
  expect(claims['incurredClaims.total']).toBe('agrees');
  expect(claims['incurredClaims.pv']).toBe('part');
  expect(claims['opening.total']).toBe('broughtForward');
});

test('a zero of a sum, or of what was brought forward, carries no mark of the ledger', () => {
  for (const closed of [first, groups]) {
    const cube = ledgerCube(closed, journalLines(closed, { date: '2025-06-30', rules: {} }));
    const zeros = tablesOf(closed).flatMap((table) => {
      const ties = cellTies(table, cube);
      return table.rows.flatMap(({ id, cells }) =>
        table.columns
          .filter((_, at) => (cells[at]?.value ?? 0) === 0)
          .map((column) => ties[[table.id, id, column].join('.')]?.state),
      );
    });
    expect(zeros.length).toBeGreaterThan(50);
    expect(zeros).not.toContain('broughtForward');
    expect(zeros).not.toContain('part');
  }
});

test('bands of years are parts of the CSM that agrees; what is only expected is in no account', () => {
  const states = Object.fromEntries(statesOf('expectedRecognition'));
  expect(states['issued.total']).toBe('agrees');
  expect(states['issued.0-1']).toBe('part');
  expect(statesOf('maturityAnalysis')).toEqual([]);
});

test('an entry on a wrong account differs where it is missed and where it is too much, and nowhere else', () => {
  const rules = rulesIn('issued.GMM', {}).map((rule) =>
    rule.event === 'premiumReceived' ? { ...rule, credit: 'incurredClaims' as const } : rule,
  );
  const wrong = ledgerBy({ 'issued.GMM': rules });
  const differing = statesOf('reconciliation100.issued', wrong).flatMap(([name, state]) =>
    state === 'differs' ? [name] : [],
  );
  expect(differing.sort()).toEqual([
    'cashInflows.lic',
    'cashInflows.lrcExcludingLossComponent',
    'closing.lic',
    'closing.lrcExcludingLossComponent',
    'closingAssets.lic',
    'closingAssets.lrcExcludingLossComponent',
    'closingLiabilities.lic',
    'closingLiabilities.lrcExcludingLossComponent',
  ]);
  const tie = cellTies(tableOf('reconciliation100.issued'), wrong)[
    'reconciliation100.issued.closing.lic'
  ];
  if (tie?.state !== 'differs') throw new Error('the balance is not that of the ledger');
  expect(tie.posted.map(({ role }) => role)).toContain('incurredClaims');
});

test('a book posts contracts by rules of its own, and assets for acquisition cash flows as ever (28B)', () => {
  const periods = [
    { label: 'P1', input: { kind: 'acquisitionAsset', opening: 100, paid: 40 } as const },
  ];
  const asset = closeBook([], [], 'P1', [{ id: 'asset', periods }]).groups;
  const [date, rules] = ['2025-06-30', { 'issued.GMM': [] }];
  const posted = journalLines(asset, { date });
  expect(posted.map(({ event, debit }) => [event, debit])).toContainEqual([
    'acquisitionAssetPaid',
    40,
  ]);
  expect(journalLines(asset, { date, rules })).toEqual(posted);
  expect(explainJournalSum({ of: 'debit' }, posted, asset, rules).value).toBe(40);
  expect(explainJournalSum({ of: 'debit' }, posted, asset, rules)).toEqual(
    explainJournalSum({ of: 'debit' }, posted, asset, {}),
  );
});

test('an amount says on which accounts and by which events it was posted', () => {
  const tie = cellTies(tableOf('revenueAnalysis'), ledger)['revenueAnalysis.csmRecognised.amount'];
  expect(tie).toMatchObject({
    state: 'agrees',
    rows: ['csmRecognised'],
    posted: [{ role: 'insuranceRevenue', side: 'issued', event: 'csmReleased' }],
  });
});

test('comparatives are tied to the ledger of their own period', () => {
  const table = tableOf('financialPerformance');
  const other = tablesOf(before.groups).find(({ id }) => id === table.id);
  if (!other) throw new Error('the quarter before has a performance');
  const lines = journalLines(before.groups, { date: '2025-03-31' });
  const ties = comparedNames(cellTies(other, ledgerCube(before.groups, lines)));
  const compared = figuresOf(withComparatives(table, other, 'before')).filter(({ name }) =>
    name.endsWith('.comparative'),
  );
  expect(compared.length).toBeGreaterThan(5);
  for (const { name } of compared) expect([name, ties[name]?.state]).toEqual([name, 'agrees']);
});
