import { stem, stopWords, withoutParticle } from './stems';

/** A term of the index and the part of the text that it stands for. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

/** References to paragraphs with their letters, words, and runs of Korean and of Chinese. */
const runs =
  /[a-z]{0,2}\d+(?:[.,]\d+)*[a-z]{0,2}(?:\([a-z]+\))*|[a-z][a-z']*|[\uac00-\ud7af]+|[\u3400-\u9fff\uf900-\ufaff]+/g;

/** Small letters, and full-width signs in their usual width; every place stays where it is. */
function folded(text: string): string {
  const narrow = text.replace(/[\uff01-\uff5e]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );
  const small = narrow.toLowerCase();
  return small.length === narrow.length ? small : narrow;
}

/** Pairs of neighbouring characters: words of languages without spaces, and of compounds. */
function pairs(run: string, start: number): Token[] {
  if (run.length < 2) return [{ term: run, start, end: start + run.length }];
  return Array.from({ length: run.length - 1 }, (_pair, index) => ({
    term: run.slice(index, index + 2),
    start: start + index,
    end: start + index + 2,
  }));
}

function tokensOfRun(run: string, start: number): Token[] {
  const whole = (term: string): Token => ({ term, start, end: start + run.length });
  if (/^[a-z]+(?:'[a-z]*)?$/.test(run)) return stopWords.has(run) ? [] : [whole(stem(run))];
  if (/\d/.test(run)) {
    // A paragraph is found with its letters and without.
    const bare = run.replace(/\(.*$/, '');
    return bare === run
      ? [whole(run)]
      : [whole(run), { term: bare, start, end: start + bare.length }];
  }
  if (/[\uac00-\ud7af]/.test(run)) {
    const bare = withoutParticle(run);
    return bare.length > 2
      ? [{ term: bare, start, end: start + bare.length }, ...pairs(bare, start)]
      : pairs(bare, start);
  }
  return pairs(run, start);
}

/** The terms of a text in English, Korean or Chinese, or a mixture, in their order. */
export function tokensOf(text: string): Token[] {
  return [...folded(text).matchAll(runs)].flatMap((match) => tokensOfRun(match[0], match.index));
}
