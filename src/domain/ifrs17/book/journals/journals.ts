import { derived, fact, type Derivation } from '../../formula/derivation';
import { exactly } from '../sums/exactSum';
import { figureName } from '../sums/explainClosed';
import { figureTerms, valueOf } from '../sums/valueOf';
import type { ClosedGroup } from '../types';
import {
  accountOf,
  charts,
  isBalance,
  type Chart,
  type LedgerAccount,
  type Role,
} from './accounts';
import { rulesOf, type LedgerRule } from './rules';

/** One side of an entry, plain JSON. Debit and credit are positive, one of them is 0; unrounded, in the company's currency. */
export interface JournalLine {
  /** The entry that it belongs to: its debits and credits are equal. */
  readonly entry: string;
  readonly company: string;
  readonly group: string;
  readonly period: string;
  /** ISO date of posting. */
  readonly date: string;
  readonly event: string;
  readonly paragraph: string;
  readonly role: Role;
  readonly account: LedgerAccount;
  readonly currency: string;
  readonly debit: number;
  readonly credit: number;
  /** Where a correction: the entry that it takes back or changes. */
  readonly corrects?: string;
}

interface Posting {
  readonly date: string;
  readonly chart?: Chart;
  /** Rules of the book's own, by side and family; default those of the engine. */
  readonly rules?: (group: ClosedGroup) => readonly LedgerRule[];
}

/** The entries of a period of groups; events without an amount leave none. */
export function journalOf(
  groups: readonly ClosedGroup[],
  { date, chart = charts.general, rules = rulesOf }: Posting,
): readonly JournalLine[] {
  return groups.flatMap((group) =>
    rules(group).flatMap((rule, index) => linesOf(group, rule, index, date, chart)),
  );
}

function linesOf(
  group: ClosedGroup,
  { event, paragraph, debit, credit, amount }: LedgerRule,
  index: number,
  date: string,
  chart: Chart,
): readonly JournalLine[] {
  const value = valueOf(group.figures, amount);
  if (value === 0) return [];
  const { id, company, currency, period, side } = group;
  const entry = `${id} ${period} ${index + 1}`;
  // Written out: a close makes a hundred thousand, and copying a base into each takes longer than all else.
  const line = (role: Role, isDebit: boolean): JournalLine => ({
    entry,
    company,
    group: id,
    period,
    date,
    event,
    paragraph,
    role,
    account: accountOf(role, side, chart),
    currency,
    debit: isDebit ? Math.abs(value) : 0,
    credit: isDebit ? 0 : Math.abs(value),
  });
  return [line(debit, value > 0), line(credit, value < 0)].sort(
    (one, other) => other.debit - one.debit,
  );
}

/** The amount of a line as its rule and the figures of the group give it. */
export function explainLine(
  group: ClosedGroup,
  { event, debit, credit, role }: JournalLine,
  rules: readonly LedgerRule[] = rulesOf(group),
): Derivation | undefined {
  const rule = rules.find(
    (each) =>
      each.event === event &&
      (each.debit === role || each.credit === role) &&
      Math.abs(valueOf(group.figures, each.amount)) === debit + credit,
  );
  if (!rule) return undefined;
  const value = valueOf(group.figures, rule.amount);
  const parts = figureTerms(rule.amount).filter(({ column }) => (group.figures[column] ?? 0) !== 0);
  const nameOf = (column: string) => `${group.id} ${group.period}.${figureName(column)}`;
  const sum = parts
    .map(({ sign, column }, index) =>
      `${sign < 0 ? '-' : index === 0 ? '' : '+'} ${nameOf(column)}`.trim(),
    )
    .join(' ');
  return derived(
    `${event} of ${group.id} in ${group.period}`,
    Math.abs(value),
    rule.paragraph,
    value < 0 ? `-(${sum})` : sum,
    parts.map(({ column }) => fact(nameOf(column), group.figures[column] ?? 0)),
  );
}

/** Debits less credits by account code, exact. */
export function trialBalanceOf(
  lines: readonly JournalLine[],
): readonly { readonly account: LedgerAccount; readonly balance: number }[] {
  const byCode = new Map<string, { account: LedgerAccount; amounts: number[] }>();
  for (const { account, debit, credit } of lines) {
    const known = byCode.get(account.code) ?? { account, amounts: [] };
    known.amounts.push(debit, -credit);
    byCode.set(account.code, known);
  }
  return [...byCode.values()]
    .map(({ account, amounts }) => ({ account, balance: exactly(amounts) }))
    .sort((one, other) => (one.account.code < other.account.code ? -1 : 1));
}

/** By group, what the controls `debitIsCredit` and `ledgerIsBalance` look at. */
export function ledgerOf(
  lines: readonly JournalLine[],
): Readonly<Record<string, { readonly net: number; readonly balance: number }>> {
  const byGroup = new Map<string, { net: number[]; balance: number[] }>();
  for (const { group, role, event, debit, credit } of lines) {
    const known = byGroup.get(group) ?? { net: [], balance: [] };
    known.net.push(debit, -credit);
    if (isBalance(role, event)) known.balance.push(credit, -debit);
    byGroup.set(group, known);
  }
  return Object.fromEntries(
    [...byGroup].map(([group, { net, balance }]) => [
      group,
      { net: exactly(net), balance: exactly(balance) },
    ]),
  );
}
