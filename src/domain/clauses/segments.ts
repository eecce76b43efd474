import type { Span } from './changes';
import type { Finding } from './findings';

/** A piece of a clause, and the finding that it belongs to: its place in the list of findings, null where nothing changed. */
export interface Segment {
  text: string;
  finding: number | null;
}

interface Mark extends Span {
  finding: number;
}

/** Cuts a clause of one side at the marks of its findings. Where marks lie over one another the narrowest counts. */
export function segmentsOf(
  text: string,
  side: 'old' | 'new',
  findings: readonly { index: number; finding: Finding }[],
): Segment[] {
  const marks = findings.flatMap(({ index, finding }): Mark[] =>
    finding.marks[side].map((span) => ({ ...span, finding: index })),
  );
  const cuts = [0, ...marks.flatMap(({ start, end }) => [start, end]), text.length];
  const places = [...new Set(cuts)].sort((a, b) => a - b);
  const segments: Segment[] = [];
  places.forEach((start, at) => {
    const end = places[at + 1];
    if (end === undefined) return;
    const [narrowest] = marks
      .filter((mark) => mark.start <= start && mark.end >= end)
      .sort((a, b) => a.end - a.start - (b.end - b.start));
    const finding = narrowest?.finding ?? null;
    const last = segments.at(-1);
    if (last?.finding === finding && last) last.text += text.slice(start, end);
    else segments.push({ text: text.slice(start, end), finding });
  });
  return segments;
}

/** A piece of a clause as a redline on one line shows it: of both wordings, taken out of the old one, or put into the new one. */
export interface RedlinePiece extends Segment {
  side: 'both' | 'old' | 'new';
}

const letters = (text: string) => text.replace(/\s/g, '').length;

/** The first part of a text that holds so many letters, and the rest. */
function cutAfter(text: string, count: number): [string, string] {
  let left = count;
  let at = 0;
  while (left > 0 && at < text.length) {
    if (/\S/.test(text[at] ?? '')) left -= 1;
    at += 1;
  }
  return [text.slice(0, at), text.slice(at)];
}

/**
 * Both sides of a clause in one line: what was taken out stands before what took its place. What did not change is said as in the new wording, for
 * equal values may be written otherwise.
 */
export function inlinePieces(old: readonly Segment[], fresh: readonly Segment[]): RedlinePiece[] {
  const removed: (Segment & { after: number })[] = [];
  let unchanged = 0;
  for (const segment of old) {
    if (segment.finding === null) unchanged += letters(segment.text);
    else removed.push({ ...segment, after: unchanged });
  }
  const pieces: RedlinePiece[] = [];
  let passed = 0;
  for (const segment of fresh) {
    if (segment.finding !== null) {
      while (removed[0] && removed[0].after <= passed) {
        const { text, finding } = removed.shift() ?? segment;
        pieces.push({ text, finding, side: 'old' });
      }
      pieces.push({ ...segment, side: 'new' });
      continue;
    }
    let rest = segment.text;
    while (removed[0] && removed[0].after < passed + letters(rest)) {
      const { text, finding, after } = removed.shift() ?? { ...segment, after: passed };
      const [head, tail] = cutAfter(rest, after - passed);
      if (head !== '') pieces.push({ text: head, finding: null, side: 'both' });
      pieces.push({ text, finding, side: 'old' });
      passed += letters(head);
      rest = tail;
    }
    if (rest !== '') pieces.push({ text: rest, finding: null, side: 'both' });
    passed += letters(rest);
  }
  pieces.push(...removed.map(({ text, finding }) => ({ text, finding, side: 'old' as const })));
  return pieces;
}
