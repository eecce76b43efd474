import { exactly } from '../sums/exactSum';
import type { JournalLine } from './journals';

/** Takes posted entries back: the same accounts, debit and credit turned round, on a date of its own. */
export const reversalOf = (lines: readonly JournalLine[], date: string): readonly JournalLine[] =>
  lines.map((line) => ({
    ...line,
    entry: `${line.entry} reversed`,
    corrects: line.entry,
    date,
    debit: line.credit,
    credit: line.debit,
  }));

const keyOf = ({ group, period, event, account, currency }: JournalLine): string =>
  JSON.stringify([group, period, event, account.code, currency]);

function amounts(lines: readonly JournalLine[]) {
  const found = new Map<string, { line: JournalLine; parts: number[] }>();
  for (const line of lines) {
    const known = found.get(keyOf(line)) ?? { line, parts: [] };
    known.parts.push(line.debit, -line.credit);
    found.set(keyOf(line), known);
  }
  return found;
}

/**
 * What a restated period adds to what is posted: by group, event and account the difference, so that posted and delta together are the restated
 * journal. What did not change leaves no line.
 */
export function deltaOf(
  before: readonly JournalLine[],
  after: readonly JournalLine[],
  date: string,
): readonly JournalLine[] {
  const [posted, restated] = [amounts(before), amounts(after)];
  return [...new Set([...posted.keys(), ...restated.keys()])].flatMap((key) => {
    const [old, now] = [posted.get(key), restated.get(key)];
    const line = now?.line ?? old?.line;
    const change = exactly([...(now?.parts ?? []), ...(old?.parts ?? []).map((each) => -each)]);
    if (!line || change === 0) return [];
    return [
      {
        ...line,
        entry: `${line.group} ${line.period} restated ${line.event}`,
        ...(old ? { corrects: old.line.entry } : {}),
        date,
        debit: Math.max(0, change),
        credit: Math.max(0, -change),
      },
    ];
  });
}

interface Changed {
  readonly entry: string;
  readonly change: 'gone' | 'added' | 'changed';
}

/** Lines of locked periods that are gone, new or other than they were posted: a locked period is changed by a correction of a later date, never in place. */
export function changesInLocked(
  posted: readonly JournalLine[],
  now: readonly JournalLine[],
  locked: readonly string[],
): readonly Changed[] {
  const within = (lines: readonly JournalLine[]) =>
    new Map(
      lines
        .filter(({ period, corrects }) => locked.includes(period) && corrects === undefined)
        .map((line) => [`${line.entry}|${line.role}`, line]),
    );
  const [before, after] = [within(posted), within(now)];
  const same = (one: JournalLine, other: JournalLine) =>
    one.debit === other.debit &&
    one.credit === other.credit &&
    one.date === other.date &&
    one.account.code === other.account.code;
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): readonly Changed[] => {
    const [old, found] = [before.get(key), after.get(key)];
    if (old && found) return same(old, found) ? [] : [{ entry: old.entry, change: 'changed' }];
    return [{ entry: (old ?? found)?.entry ?? key, change: old ? 'gone' : 'added' }];
  });
}
