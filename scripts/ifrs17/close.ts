import { parse } from '@/domain/ifrs17';
import {
  acquisitionAssets,
  basisChanges,
  book,
  byTransition,
  claimsDevelopment,
  closeBook,
  confidenceLevels,
  cubeOf,
  expectedDerecognition,
  expectedRecognition,
  financeAnalysis,
  financeAndReturns,
  financialPerformance,
  financialPosition,
  journalOf,
  ledgerOf,
  maturityAnalysis,
  measurementMethods,
  newContracts,
  reconciliation100,
  reconciliation101,
  revenueAnalysis,
  riskMitigation,
  runControls,
  trialBalanceOf,
  underlyingItems,
  type Book,
  type ClosedGroup,
  type Table,
} from '@/domain/ifrs17/book';
import { grid } from './print';

const bands = [1, 2, 3, 4, 5, 10];

/** Statements and notes of what is in one currency: amounts of several are no sum. */
function tablesOf(closed: readonly ClosedGroup[], currency: string): readonly Table[] {
  const cube = cubeOf(closed.filter((each) => each.currency === currency));
  const [issued, held] = [{ side: 'issued' }, { side: 'held' }] as const;
  return [
    financialPosition(cube),
    financialPerformance(cube),
    { ...reconciliation100(cube, issued), id: 'reconciliation100 issued' },
    { ...reconciliation100(cube, held), id: 'reconciliation100 held' },
    { ...reconciliation101(cube, issued), id: 'reconciliation101 issued' },
    { ...reconciliation101(cube, held), id: 'reconciliation101 held' },
    revenueAnalysis(cube, issued),
    newContracts(cube, issued),
    byTransition(cube, issued),
    financeAnalysis(cube, {}),
    expectedRecognition(cube, {}, bands),
    maturityAnalysis(cube, {}, bands),
    acquisitionAssets(cube, {}),
    expectedDerecognition(cube, {}, bands),
    riskMitigation(cube, issued),
    { ...claimsDevelopment(cube, issued), id: 'claimsDevelopment gross' },
    { ...claimsDevelopment(cube, {}), id: 'claimsDevelopment net' },
  ];
}

/** Notes of what the book states itself, in the currency of its statements. */
function notesOf(stated: Book, closed: readonly ClosedGroup[]): readonly Table[] {
  const { groups, returns, underlyingItems: items, basisChanges: changes } = stated;
  const cube = cubeOf(closed);
  return [
    measurementMethods(groups),
    ...(returns ? [financeAndReturns(cube, returns)] : []),
    ...(items ? [underlyingItems(items)] : []),
    ...(changes ? [basisChanges(changes)] : []),
    ...(stated.confidenceLevels ? [confidenceLevels(cube, stated.confidenceLevels)] : []),
  ];
}

/**
 * Closes the period that a book names and prints it.
 * @returns 1 where a group could not be measured or a control fails
 * @throws InputError where the book itself is not as its schema says
 */
export function closeFile(json: unknown, asJson: boolean, decimals: number): number {
  const stated = parse(book, json);
  const { groups, treaties = [], assets = [], period, before, date = period, methods } = stated;
  const { groups: closed, failed } = closeBook(groups, treaties, period, assets);
  const opened = before === undefined ? [] : closeBook(groups, treaties, before, assets).groups;
  const journal = journalOf(closed, { date });
  const controls = runControls(closed, { before: opened, ledger: ledgerOf(journal) });
  const currencies = [...new Set(closed.map(({ currency }) => currency))];
  const tables = [
    ...currencies.flatMap((currency) =>
      tablesOf(closed, currency).map((table) => ({ ...table, id: `${currency} ${table.id}` })),
    ),
    ...notesOf(stated, closed),
  ];
  const fails = controls.some(({ state }) => state === 'fails');
  if (asJson)
    console.log(
      JSON.stringify({ groups: closed, failed, controls, tables, methods, journal }, null, 2),
    );
  else {
    for (const { id, errors } of failed)
      for (const { path, expected, found } of errors)
        console.log(`not measured: ${id}: ${path}: expected ${expected}; found ${found}`);
    for (const { id, paragraph, state, checked, failures } of controls)
      console.log(
        `${state.padEnd(7)} ${id} [${paragraph}], ${checked} groups${failures
          .map(
            ({ group, figure, expected, found }) =>
              `; ${group} ${figure} ${found} is not ${expected}`,
          )
          .join('')}`,
      );
    for (const { id, paragraph, columns, rows } of tables)
      grid(
        `${id} [${paragraph}]`,
        columns,
        rows.map((row) => [row.id, row.cells.map(({ value }) => value)]),
        decimals,
      );
    for (const each of methods ?? []) console.log(`[${each.paragraph}] ${each.text}`);
    for (const currency of currencies)
      grid(
        `${currency} trial balance`,
        ['debit less credit'],
        trialBalanceOf(journal.filter((line) => line.currency === currency)).map(
          ({ account, balance }) => [`${account.code} ${account.name.en}`, [balance]],
        ),
        decimals,
      );
  }
  return failed.length > 0 || fails ? 1 : 0;
}
