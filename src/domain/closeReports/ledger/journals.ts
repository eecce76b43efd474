import {
  accountOf,
  charts,
  exactly,
  journalOf,
  rulesOf,
  termsOf,
  trialBalanceOf,
  type ClosedGroup,
  type JournalLine,
  type Layout,
  type LedgerAccount,
  type LedgerRule,
  type Role,
} from '../../ifrs17/book';

/** Rules of a book's own, by side and family; those that it leaves out are the engine's. */
export type LedgerRules = Readonly<Partial<Record<RuleSetName, readonly LedgerRule[]>>>;
export type RuleSetName = `${ClosedGroup['side']}.${ClosedGroup['model']}`;
export const ruleSetNames: readonly RuleSetName[] = (['issued', 'held'] as const).flatMap((side) =>
  (['GMM', 'VFA', 'PAA'] as const).map((model) => `${side}.${model}` as const),
);

/** The rules by which a group is posted. An asset for acquisition cash flows has those of the engine: a book's own are of contracts (28B). */
export function rulesFor(group: ClosedGroup, rules: LedgerRules): readonly LedgerRule[] {
  const own =
    group.family === 'acquisitionAsset' ? undefined : rules[`${group.side}.${group.model}`];
  return own ?? rulesOf(group);
}

/** The rules of a set: those of the book where it has its own. */
export function rulesIn(name: RuleSetName, rules: LedgerRules): readonly LedgerRule[] {
  const [side, model] = name.split('.') as [ClosedGroup['side'], ClosedGroup['model']];
  const family = model === 'PAA' ? 'allocation' : 'general';
  return rules[name] ?? rulesOf({ side, model, family });
}

/** The accounts that rules of a set may name, by role, in a layout's chart. */
export function accountsFor(
  name: RuleSetName,
  layout: Layout,
): readonly (readonly [Role, LedgerAccount])[] {
  const side = name.startsWith('held') ? 'held' : 'issued';
  const chart = charts[layout];
  const roles = new Set([...Object.keys(chart['issued'] ?? {}), ...Object.keys(chart[side] ?? {})]);
  return [...roles]
    .map((role) => [role as Role, accountOf(role as Role, side, chart)] as const) // keys of a chart are roles
    .sort(([, one], [, other]) => (one.code < other.code ? -1 : 1));
}

/** What rules name that does not exist: an account that no chart has on that side, a figure that no period has. */
export const ruleErrors = (rules: LedgerRules): readonly string[] =>
  Object.entries(rules).flatMap(([set, each]) => {
    const side = set.startsWith('held') ? 'held' : 'issued';
    return each.flatMap(({ event, debit, credit, amount }) =>
      [() => accountOf(debit, side), () => accountOf(credit, side), () => termsOf(amount, {})]
        .map(errorOf)
        .flatMap((error) => (error === undefined ? [] : [`${set} ${event}: ${error}`])),
    );
  });

function errorOf(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

interface JournalChoice {
  /** ISO date of posting. */
  readonly date: string;
  readonly layout?: Layout;
  readonly rules?: LedgerRules;
}

/** The entries of a close by a layout's accounts and a book's rules. */
export const journalLines = (
  groups: readonly ClosedGroup[],
  { date, layout = 'general', rules = {} }: JournalChoice,
): readonly JournalLine[] =>
  journalOf(groups, {
    date,
    chart: charts[layout],
    rules: (group) => rulesFor(group, rules),
  });

/** Entries of one event between the same two accounts, over all groups. */
export interface EventLine {
  readonly event: string;
  readonly paragraph: string;
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  readonly amount: number;
  readonly entries: number;
}

export interface JournalSummary {
  readonly lines: number;
  readonly entries: number;
  readonly debit: number;
  readonly credit: number;
  readonly events: readonly EventLine[];
  readonly trialBalance: readonly TrialBalanceRow[];
}

export interface TrialBalanceRow {
  readonly account: LedgerAccount;
  readonly debit: number;
  readonly credit: number;
  readonly balance: number;
}

interface Entry {
  readonly debit: JournalLine;
  readonly credit: JournalLine;
}

/** Both sides of each entry. */
function entriesOf(lines: readonly JournalLine[]): readonly Entry[] {
  const found = new Map<string, Partial<Record<'debit' | 'credit', JournalLine>>>();
  for (const line of lines)
    found.set(line.entry, {
      ...found.get(line.entry),
      [line.debit > 0 ? 'debit' : 'credit']: line,
    });
  return [...found.values()].flatMap(({ debit, credit }) =>
    debit && credit ? [{ debit, credit }] : [],
  );
}

function eventsOf(lines: readonly JournalLine[]): readonly EventLine[] {
  const found = new Map<string, Entry[]>();
  for (const entry of entriesOf(lines)) {
    const key = [entry.debit.event, entry.debit.account.code, entry.credit.account.code].join('|');
    const known = found.get(key);
    if (known) known.push(entry);
    else found.set(key, [entry]);
  }
  return [...found.values()].flatMap((entries) => {
    const [first] = entries;
    if (!first) return [];
    const { event, paragraph, account } = first.debit;
    const amount = exactly(entries.map(({ debit }) => debit.debit));
    const credit = first.credit.account;
    return [{ event, paragraph, debit: account, credit, amount, entries: entries.length }];
  });
}

/** What FSRS50040 shows of a journal beside its lines. */
export function summaryOf(lines: readonly JournalLine[]): JournalSummary {
  const sides = new Map<string, { debit: number[]; credit: number[] }>();
  for (const { account, debit, credit } of lines) {
    const known = sides.get(account.code) ?? { debit: [], credit: [] };
    known.debit.push(debit);
    known.credit.push(credit);
    sides.set(account.code, known);
  }
  return {
    lines: lines.length,
    entries: new Set(lines.map(({ entry }) => entry)).size,
    debit: exactly(lines.map(({ debit }) => debit)),
    credit: exactly(lines.map(({ credit }) => credit)),
    events: eventsOf(lines),
    trialBalance: trialBalanceOf(lines).map(({ account, balance }) => ({
      account,
      debit: exactly(sides.get(account.code)?.debit ?? []),
      credit: exactly(sides.get(account.code)?.credit ?? []),
      balance,
    })),
  };
}
