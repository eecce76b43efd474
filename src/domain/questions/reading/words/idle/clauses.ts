import idle from './idle.json';

export interface Place {
  readonly start: number;
  readonly end: number;
}

const BREAKS = new RegExp(idle.breaks, 'g');

/** Parts of a question between its marks and connectives. @param ends words that end a part, too. */
export function clausesOf(question: string, ends?: RegExp): Place[] {
  const breaks = [
    ...[...question.matchAll(BREAKS)].map(({ 0: mark, index }) => ({
      from: index,
      to: index + mark.length,
    })),
    ...(ends ? [...question.toLowerCase().matchAll(ends)] : []).map(({ 0: word, index }) => ({
      from: index + word.length,
      to: index + word.length,
    })),
  ].sort((a, b) => a.from - b.from);
  const starts = [0, ...breaks.map(({ to }) => to)];
  const lasts = [...breaks.map(({ from }) => from), question.length];
  return starts.map((start, index) => ({ start, end: lasts[index] ?? question.length }));
}
