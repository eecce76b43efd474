import { parse } from '@/domain/ifrs17';
import {
  book,
  byTransition,
  closeBook,
  cubeOf,
  expectedRecognition,
  financeAnalysis,
  financialPerformance,
  financialPosition,
  journalOf,
  ledgerOf,
  maturityAnalysis,
  newContracts,
  reconciliation100,
  reconciliation101,
  revenueAnalysis,
  runControls,
  trialBalanceOf,
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
  ];
}

/**
 * Closes the period that a book names and prints it.
 * @returns 1 where a group could not be measured or a control fails
 * @throws InputError where the book itself is not as its schema says
 */
export function closeFile(json: unknown, asJson: boolean, decimals: number): number {
  const { groups, treaties = [], period, before, date = period } = parse(book, json);
  const { groups: closed, failed } = closeBook(groups, treaties, period);
  const opened = before === undefined ? [] : closeBook(groups, treaties, before).groups;
  const journal = journalOf(closed, { date });
  const controls = runControls(closed, { before: opened, ledger: ledgerOf(journal) });
  const currencies = [...new Set(closed.map(({ currency }) => currency))];
  const tables = currencies.flatMap((currency) =>
    tablesOf(closed, currency).map((table) => ({ ...table, id: `${currency} ${table.id}` })),
  );
  const fails = controls.some(({ state }) => state === 'fails');
  if (asJson)
    console.log(JSON.stringify({ groups: closed, failed, controls, tables, journal }, null, 2));
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
