import type { Meaning } from './lexicon';

interface Place {
  readonly start: number;
  readonly end: number;
}

const HELD: Meaning = { kind: 'operator', operator: 'compareBefore' };
/** What the first of two times may stand with: a figure, a particle. */
const MAX_BETWEEN = 16;

/** "3분기 대 2분기", "2025Q4損益對2024Q4損益": words that hold one time against the other only where they stand between two. */
export const heldBetween = (text: string, times: readonly Place[]) =>
  times.flatMap(({ start }) => {
    const said = /(?:(?<= )대|對) ?$/.exec(text.slice(0, start));
    const isBetween = times.some(
      ({ end }) => said !== null && end <= said.index && said.index - end <= MAX_BETWEEN,
    );
    const word = said?.[0].trim() ?? '';
    return said && isBetween
      ? [{ start: said.index, end: said.index + word.length, text: word, meanings: [HELD] }]
      : [];
  });
