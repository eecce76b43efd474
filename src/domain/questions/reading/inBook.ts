/** A question in parts, as the book has them that it is about. */
import type { SemanticModel } from '../model/SemanticModel';
import type { Query } from '../query';
import { isMadeOf } from './arithmetic';
import { bookOf, firstBook, periodsOf } from './books';
import { latestOf } from './defaults';
import type { Known } from './known';
import { Scope } from './scope';
import { Tokens } from './tokens';
import { isOfDays } from './times/days';
import { withMonths } from './times/months';
import { withGloss } from './words/gloss';
import { idleIn } from './words/idle';
import { withParagraphs } from './words/paragraphs';
import type { PeriodMention } from './words/periods';
import { type Prepared, prepare, prepareWith } from './words/prepare';
import { resolveUnknown } from './words/resolve';
import { type Reading, type Span, spansOf } from './words/spans';
import { normalise } from './words/text';

/** A day where there are months, a month that closes no quarter where there are quarters. */
const isFinerThan = (hasMonths: boolean, period: PeriodMention | undefined): boolean =>
  hasMonths
    ? period?.isDay === true
    : period?.isMonth === true &&
      [period.range.from, period.range.to].some((month) => Number(month.slice(5)) % 3 !== 0);

/** What stands where, before names are guessed. */
export const sketchOf = (question: string, known: Known, model: SemanticModel): readonly Span[] =>
  spansOf(
    normalise(question),
    prepare(known.values, model).lexicon,
    latestOf(periodsOf(known, firstBook(known))),
  ).spans;

/** "Net cash flow (received less paid)": whether one figure is what two others make, by words of their names. */
const madeIn = (model: SemanticModel) => (figure: string, one: string, other: string) => {
  const called = (word: string) =>
    model.measures.filter(({ terms }) => terms.some((term) => normalise(term).includes(word)));
  return called(one).some(({ id }) =>
    called(other).some((second) => isMadeOf(model, figure, [id, second.id])),
  );
};

interface BookReading extends Reading {
  readonly book: string | undefined;
}

/** The question in parts; a guess at a name that cannot be meant here is taken back. */
export function readingOf(
  question: string,
  text: string,
  known: Known,
  previous: Query | undefined,
  model: SemanticModel,
): BookReading {
  const prepared = prepare(known.values, model);
  const read = (ofBook: string | undefined, names: Prepared) => {
    const latest = latestOf(periodsOf(known, ofBook));
    // What stands in other books is found by its whole name.
    const guessed = names.names.filter(({ books }) => books?.includes(ofBook ?? '') ?? true);
    const { spans, unknown } = spansOf(text, names.lexicon, latest);
    const isIdle = idleIn(question, text, spans, unknown);
    const left = { spans, unknown: unknown.filter((part) => !isIdle.has(part)) };
    const resolved = resolveUnknown(text, left, { ...names, names: guessed });
    const glossed = withGloss(question.normalize('NFC'), resolved, madeIn(model));
    return { ...glossed, spans: withMonths(glossed.spans, text, latest, previous, model) };
  };
  const first = firstBook(known);
  const sketch = read(first, prepared);
  const book = bookOf(sketch.spans, known, previous);
  const isOnLedger = new Scope(new Tokens(sketch.spans, model, text), previous, book).isOnLedger();
  const names = isOnLedger ? prepareWith(prepared, known.ledger ?? [], model) : prepared;
  // "Last quarter" is that of the book.
  const reading = book === first && names === prepared ? sketch : read(book, names);
  const { spans, unknown } = isOnLedger ? withParagraphs(question, reading) : reading;
  const scope = new Scope(new Tokens(spans, model), previous, book);
  const hasMonths =
    model.conventions.hasMonths || isOfDays(new Tokens(spans, model, text), previous);
  const misread = spans.filter(
    (span) => scope.isMisread(span) || isFinerThan(hasMonths, span.period),
  );
  return {
    book,
    spans: spans.filter((span) => !misread.includes(span)),
    unknown: [...unknown, ...misread].sort((a, b) => a.start - b.start),
  };
}
