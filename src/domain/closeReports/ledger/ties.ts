import {
  cubeOf,
  exactly,
  isWithin,
  sumOver,
  type ClosedGroup,
  type Cube,
  type JournalLine,
  type Role,
  type Scope,
  type Table,
} from '../../ifrs17/book';
import type { PostedCells, Posting } from './movements';
import type { LedgerPostings } from './postedCells';
import { ledgerPostings } from './postings';

/** An amount on an account, of one event or with what it was brought forward; a credit is positive but of an asset's table. */
export interface PostedAmount {
  readonly role: Role;
  readonly side: ClosedGroup['side'];
  readonly event?: string;
  readonly amount: number;
}

interface HeldAgainst {
  readonly state: 'agrees' | 'differs';
  /** The table's amount and the ledger's, of all of these rows of the column together. */
  readonly table: number;
  readonly ledger: number;
  readonly rows: readonly string[];
  readonly posted: readonly PostedAmount[];
}

/** What the ledger says of a cell. A part has no posting of its own; the cell that it is a part of agrees. A balance brought forward is none of the period's. */
export type CellTie =
  | HeldAgainst
  | { readonly state: 'part'; readonly row: string; readonly column: string }
  | { readonly state: 'broughtForward' };

/** By the names of figures, `table.row.column`; cells that no account has are not among them. Plain JSON. */
export type CellTies = Readonly<Record<string, CellTie>>;

/** Share of the size of what is compared by which it may differ: rounding of doubles. */
const TOLERANCE = 1e-9;

/** Balances that a group opened with, by account: the journal holds the movements of the period. */
const opening: Readonly<Record<ClosedGroup['family'], Partial<Record<Role, readonly string[]>>>> = {
  general: {
    remainingCoverageBel: ['belOpening', '-lcOpening'],
    remainingCoverageRa: ['raOpening'],
    remainingCoverageCsm: ['csmOpening'],
    lossComponent: ['lcOpening'],
    incurredClaims: ['licOpening'],
  },
  allocation: {
    remainingCoverageAllocation: ['lrcOpening'],
    lossComponent: ['lcOpening'],
    incurredClaims: ['licOpening'],
  },
  acquisitionAsset: { acquisitionAsset: ['assetOpening'] },
};

/** Credits less debits of accounts, by event and with what they were brought forward, summed over groups as the figures of tables are. */
export function ledgerCube(groups: readonly ClosedGroup[], lines: readonly JournalLine[]): Cube {
  const amounts = new Map(groups.map(({ id }) => [id, new Map<string, number[]>()]));
  const add = (group: string, posting: Posting, amount: number) => {
    const of = amounts.get(group);
    const known = of?.get(posting);
    if (known) known.push(amount);
    else of?.set(posting, [amount]);
  };
  for (const { group, role, event, debit, credit } of lines) {
    add(group, role, credit - debit);
    add(group, `${role}:${event}`, credit - debit);
  }
  for (const { id, family, figures } of groups)
    for (const [role, names] of Object.entries(opening[family]))
      for (const name of names) {
        const amount = figures[name.replace('-', '')] ?? 0;
        add(id, role as Role, name.startsWith('-') ? -amount : amount); // its keys are roles
      }
  return cubeOf(
    groups.map((group) => ({
      ...group,
      figures: Object.fromEntries(
        [...(amounts.get(group.id) ?? [])].map(([posting, each]) => [posting, exactly(each)]),
      ),
    })),
  );
}

/** Many cells are of the same contracts: theirs are looked for once. */
function narrowing(ledger: Cube): (scope: Scope) => Cube {
  const known = new Map<string, Cube>();
  return (scope) => {
    const name = JSON.stringify(Object.entries(scope).sort());
    const found = known.get(name) ?? ledger.filter((each) => isWithin(each, scope));
    known.set(name, found);
    return found;
  };
}

/** Whose cells are, whatever the model and the length of a period: these share accounts, and what leaves an asset is posted by the group that takes it up. */
function scopesOf(cells: readonly { readonly terms: readonly { readonly scope: Scope }[] }[]) {
  const found = new Map<string, Scope>();
  for (const { terms } of cells)
    for (const { scope } of terms) {
      const whose = { ...scope };
      delete whose.periodsPerYear;
      delete whose.family;
      found.set(JSON.stringify(Object.entries(whose).sort()), whose);
    }
  return [...found.values()];
}

function tieOf(
  { rows }: Table,
  at: number,
  { postings, sign, family, isOfColumn }: PostedCells,
  of: readonly string[],
  ledger: (scope: Scope) => Cube,
): HeldAgainst | undefined {
  const found = rows.flatMap(({ id, cells }) => {
    const cell = of.includes(id) ? cells[at] : undefined;
    return cell ? [{ id, cell }] : [];
  });
  const cells = found.map(({ cell }) => cell);
  const own = scopesOf(cells);
  const scopes =
    own.length === 0 && isOfColumn
      ? scopesOf(rows.flatMap(({ cells: all }) => all[at] ?? []))
      : own;
  const posted = scopes.flatMap((scope) =>
    amountsOf(postings, { ...scope, ...(family && { family }) }, sign ?? 1, ledger),
  );
  const values = cells.map(({ value }) => value);
  if (posted.length === 0 && values.every((value) => value === 0)) return undefined;
  const amounts = posted.map(({ amount }) => amount);
  const [table, sum] = [exactly(values), exactly(amounts)];
  const size = [...values, ...amounts].reduce((all, each) => all + Math.abs(each), 1);
  const state = Math.abs(table - sum) <= TOLERANCE * size ? 'agrees' : 'differs';
  const together = found.filter(({ cell }) => cell.value !== 0).map(({ id }) => id);
  return { state, table, ledger: sum, rows: together, posted };
}

function amountsOf(
  postings: readonly Posting[],
  scope: Scope,
  sign: 1 | -1,
  ledger: (scope: Scope) => Cube,
): readonly PostedAmount[] {
  const sides = scope.side ? [scope.side] : (['issued', 'held'] as const);
  return postings.flatMap((posting) => {
    const [role, event] = posting.split(':') as [Role, string | undefined]; // as `Posting` is made
    return sides.flatMap((side) => {
      const amount = sign * sumOver(ledger({ ...scope, side }), {}, posting);
      return amount === 0 ? [] : [{ role, side, ...(event !== undefined && { event }), amount }];
    });
  });
}

/** Holds each cell of a table against the ledger of the same groups and period. */
export function cellTies(table: Table, ledger: Cube): CellTies {
  const [name = ''] = table.id.split('.');
  const known: LedgerPostings | undefined = ledgerPostings[name];
  if (!known) return {};
  const nameOf = (row: string, column: string) => [table.id, row, column].join('.');
  const rowsOf = (rows: readonly string[]) =>
    rows.length > 0 ? rows : table.rows.map(({ id }) => id);
  const columnsOf = (columns: readonly string[]) => (columns.length > 0 ? columns : table.columns);
  const isNothing = (row: string, column: string) => {
    const cells = table.rows.find(({ id }) => id === row)?.cells;
    return (cells?.[table.columns.indexOf(column)]?.value ?? 0) === 0;
  };
  const ties: Record<string, CellTie> = {};
  const within = narrowing(ledger);
  for (const posted of known.posted)
    for (const column of columnsOf(posted.columns)) {
      const together = posted.rows.length > 0 ? [posted.rows] : rowsOf([]).map((row) => [row]);
      for (const of of together) {
        const tie = tieOf(table, table.columns.indexOf(column), posted, of, within);
        // Of nothing there is nothing to say, where the ledger has nothing else.
        for (const row of tie?.state === 'differs' ? of : (tie?.rows ?? []))
          if (tie) ties[nameOf(row, column)] = tie;
      }
    }
  for (const row of known.broughtForward ?? [])
    for (const column of table.columns)
      if (!isNothing(row, column)) ties[nameOf(row, column)] = { state: 'broughtForward' };
  for (const { rows, columns, whole } of known.parts ?? [])
    for (const row of rows)
      for (const column of columnsOf(columns)) {
        const of = { row, column, ...whole };
        const tie = ties[nameOf(of.row, of.column)];
        if (!tie || nameOf(row, column) in ties) continue;
        if (tie.state !== 'agrees') ties[nameOf(row, column)] = tie;
        else if (!isNothing(row, column)) ties[nameOf(row, column)] = { state: 'part', ...of };
      }
  return ties;
}
