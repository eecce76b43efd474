import type { Reading, Span } from './spans';

/** A paragraph of a standard as it is written: 44(e), B124(c), 103(b)(iii). */
const REFERENCE = '([a-z]?\\d+[a-z]?(?:\\([a-z]+\\))*)';
const STANDARD = '(?:IFRS ?17(?:호|號|의|第)?,? ?)?';
/** "Under paragraph 44(e)", 문단 44(e), 依第44(e)段. */
const NAMED = new RegExp(
  [
    `(?:\\b(?:under|per|by|of|in) )?${STANDARD}(?:\\b(?:paragraphs?|para\\.?) |§ ?|문단 ?|段落 ?)${REFERENCE}`,
    `(?:依據?|按|根據)?${STANDARD}(?:第|제) ?${REFERENCE} ?(?:段|항|문단)`,
  ].join('|'),
  'gi',
);

/** Paragraphs that entries rest on: they are chosen by how they are written, wherever the ledger is asked. */
export function withParagraphs(question: string, { spans, unknown }: Reading): Reading {
  const named = [...question.matchAll(NAMED)].map(({ 0: text, 1: one, 2: other, index }): Span => ({
    start: index,
    end: index + text.length,
    text: text.toLowerCase(),
    meanings: [{ kind: 'value', dimension: 'paragraph', value: valueOf(one ?? other ?? '') }],
  }));
  const isFree = ({ start, end }: Pick<Span, 'start' | 'end'>) =>
    named.every((each) => end <= each.start || each.end <= start);
  return {
    spans: [...spans.filter(isFree), ...named].toSorted((a, b) => a.start - b.start),
    unknown: unknown.filter(isFree),
  };
}

/** Letters of appendices are capitals, those of items are not. */
const valueOf = (text: string): string =>
  text.toLowerCase().replace(/^[a-z]|(?<=^[a-z]?\d+)[a-z]/g, (letter) => letter.toUpperCase());
