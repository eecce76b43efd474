/** A script that somebody is writing: a statement that is not whole is read as it last was. */
import type { Dialect } from '../dialects';
import { type Problem, problemsOf } from '../parse/problems';
import { segmentsOf } from '../parse/script';
import type { Span } from '../parse/syntax';
import type { Token } from '../parse/tokens';

interface Part {
  /** As it stands. */
  text: string;
  /** As it last was without a problem; null where it never was. */
  whole: string | null;
}
export interface Draft {
  /** To be read in place of the script. */
  sql: string;
  /** The tokens of `sql`. */
  segments: Token[][];
  problems: Problem[];
  /** Where the script holds statements that are read as they last were. */
  stale: Span[];
  parts: readonly Part[];
  /** Brings a place of `sql` back to the script; one in a stale statement becomes that statement. */
  place: (span: Span) => Span;
}

/** Finds the part that stood at a place before: those around what has changed are the same. */
function alignedWith(texts: readonly string[], former: readonly Part[]) {
  const least = Math.min(texts.length, former.length);
  let head = 0;
  while (head < least && texts[head] === former[head]?.text) head += 1;
  let tail = 0;
  while (tail < least - head && texts.at(-1 - tail) === former.at(-1 - tail)?.text) tail += 1;
  return (index: number): Part | undefined => {
    if (index >= texts.length - tail) return former[index - texts.length + former.length];
    return index < former.length - tail ? former[index] : undefined;
  };
}

/** @param former the parts of the draft before this one */
export function draftOf(sql: string, dialect: Dialect, former: readonly Part[] = []): Draft {
  const segments = segmentsOf(sql, dialect);
  const statements = segments.map((tokens) => ({
    start: tokens[0]?.start ?? 0,
    end: tokens.at(-1)?.end ?? 0,
    problems: problemsOf(tokens, dialect),
  }));
  const texts = statements.map(({ start, end }) => sql.slice(start, end));
  const formerPart = alignedWith(texts, former);
  const parts = statements.map(({ problems }, index): Part => {
    const text = texts[index] ?? '';
    if (problems.length === 0) return { text, whole: text };
    return { text, whole: formerPart(index)?.whole ?? null };
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
  read += sql.slice(at);
  return {
    sql: read,
    segments: stale.length > 0 ? segmentsOf(read, dialect) : segments,
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
