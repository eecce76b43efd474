/** A script that somebody is writing: a statement that is not whole is read as it last was. */
import type { Dialect } from '../dialects';
import { type Problem, statementsOf } from '../parse/problems';
import type { Span } from '../parse/syntax';

interface Part {
  /** As it stands. */
  text: string;
  /** As it last was without a problem; null where it never was. */
  whole: string | null;
}
export interface Draft {
  /** To be read in place of the script. */
  sql: string;
  problems: Problem[];
  /** Where the script holds statements that are read as they last were. */
  stale: Span[];
  parts: readonly Part[];
  /** Brings a place of `sql` back to the script; one in a stale statement becomes that statement. */
  place: (span: Span) => Span;
}

/** The part that stood here before, where those around it are the same. */
function formerPart(
  index: number,
  texts: readonly string[],
  former: readonly Part[],
): Part | undefined {
  let head = 0;
  while (head < texts.length && head < former.length && texts[head] === former[head]?.text)
    head += 1;
  let tail = 0;
  const rest = Math.min(texts.length, former.length) - head;
  while (tail < rest && texts.at(-1 - tail) === former.at(-1 - tail)?.text) tail += 1;
  if (index < head) return former[index];
  if (index >= texts.length - tail) return former[index - texts.length + former.length];
  return index < former.length - tail ? former[index] : undefined;
}

/** @param former the parts of the draft before this one */
export function draftOf(sql: string, dialect: Dialect, former: readonly Part[] = []): Draft {
  const statements = statementsOf(sql, dialect);
  const texts = statements.map(({ start, end }) => sql.slice(start, end));
  const parts = statements.map(({ problems }, index): Part => {
    const text = texts[index] ?? '';
    if (problems.length === 0) return { text, whole: text };
    return { text, whole: formerPart(index, texts, former)?.whole ?? null };
  });
  const stale: Span[] = [];
  const shifts: { start: number; end: number; to: Span; stale: boolean }[] = [];
  let read = '';
  let at = 0;
  statements.forEach((to, index) => {
    const part = parts[index];
    const text = part?.text ?? '';
    const whole = part?.whole ?? text;
    const replaced = whole !== text;
    read += sql.slice(at, to.start);
    const start = read.length;
    read += whole;
    shifts.push({ start, end: read.length, to, stale: replaced });
    if (replaced) stale.push({ start: to.start, end: to.end });
    at = to.end;
  });
  return {
    sql: read + sql.slice(at),
    problems: statements.flatMap(({ problems }) => problems),
    stale,
    parts,
    place: ({ start, end }) => {
      const shift = shifts.find((each) => start >= each.start && start <= each.end);
      if (!shift) return { start, end };
      if (shift.stale) return { start: shift.to.start, end: shift.to.end };
      const by = shift.to.start - shift.start;
      return { start: start + by, end: end + by };
    },
  };
}
