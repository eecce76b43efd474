import type { Derivation } from '../../ifrs17';
import { exactly, explainLine, type ClosedGroup, type JournalLine } from '../../ifrs17/book';
import { rulesFor, type LedgerRules } from './journals';

/** A sum of a journal: over all its lines, those of an account, or the entries of an event between two accounts. */
export interface JournalSum {
  readonly of: 'debit' | 'credit' | 'balance';
  /** Its code. */
  readonly account?: string;
  /** Entries of this event only; of two accounts where the other one is named. */
  readonly event?: { readonly name: string; readonly against?: string };
  /** Of the lines that match, only so many from the first on: the balance after a line. */
  readonly upTo?: number;
}

/** What a sum of a journal is made of: a balance of debits and credits (98), those of lines, and each line of figures of its group. */
export function explainJournalSum(
  { of, account, event, upTo }: JournalSum,
  lines: readonly JournalLine[],
  groups: readonly ClosedGroup[],
  rules: LedgerRules,
): Derivation {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const { against } = event ?? {};
  const between =
    against === undefined
      ? undefined
      : new Set(lines.filter((line) => line.account.code === against).map(({ entry }) => entry));
  const explained = (line: JournalLine): Derivation => {
    const group = byId.get(line.group);
    const found = group && explainLine(group, line, rulesFor(group, rules));
    return (
      found ?? { name: `${line.event} of ${line.group}`, value: Math.abs(line.debit - line.credit) }
    );
  };
  const matching = lines
    .filter(
      (line) =>
        (account === undefined || line.account.code === account) &&
        (!event || line.event === event.name) &&
        (!between || between.has(line.entry)),
    )
    .slice(0, upTo);
  const sideOf = (side: 'debit' | 'credit'): Derivation => {
    const own = matching.filter((line) => line[side] > 0);
    return {
      name: `ledger.${side}: ${account ?? ''}`.trim(),
      value: exactly(own.map((line) => line[side])),
      paragraph: '98',
      formula: 'Σ',
      from: own.map(explained),
    };
  };
  if (of !== 'balance') return sideOf(of);
  const [debit, credit] = [sideOf('debit'), sideOf('credit')];
  return {
    name: `ledger.balance: ${account ?? ''}`.trim(),
    value: exactly([debit.value, -credit.value]),
    paragraph: '98',
    formula: `${debit.name} - ${credit.name}`,
    from: [debit, credit],
  };
}
