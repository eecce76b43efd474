/** Words that leave something out, or do not, by where they stand. */
import type { Meaning } from './lexicon';
import type { Span } from './spans';

const NOT: Meaning = { kind: 'operator', operator: 'notBefore' };

/** "Drop motor", "but drop motor" leaves something out; "did it drop" asks how it moved. */
const isImperative = (span: Span, spans: readonly Span[], text: string): boolean =>
  span.text === 'drop' &&
  /(?:^|\b(?:but|and|then|please|if (?:we|you|i))|,) *$/.test(text.slice(0, span.start)) &&
  spans.some(
    ({ start, meanings }) => start > span.start && meanings.some(({ kind }) => kind === 'value'),
  );

const AND: Meaning = { kind: 'operator', operator: 'add' };
const OF_ALL =
  /\b(?:all|every|everything|everyone|any|anything|anyone|each|no|none|nothing|nobody)\b[^,;]*$/;

/** "Can read but can't export", "below 5bn but above zero": only of all that there is "but" leaves something out. */
const isJoining = ({ text: said, start, end }: Span, text: string): boolean =>
  said === 'but' && !OF_ALL.test(text.slice(0, start)) && !/^ for\b/.test(text.slice(end));

/** The word as it is meant, where that is another than it mostly has. */
export const asSaid = (span: Span, spans: readonly Span[], text: string): Span | undefined =>
  isImperative(span, spans, text)
    ? { ...span, meanings: [NOT] }
    : isJoining(span, text)
      ? { ...span, meanings: [AND] }
      : undefined;
