/** Which page a question is about: a linear model of its words, learnt at build time from questions and texts whose page is known. */
export interface PageModel {
  /** The empty one is where questions lead that nothing here answers. */
  pages: string[];
  words: string[];
  /** What each word says for each page, in steps of `STEP`: signed bytes, word by word, in base64. */
  weights: string;
}

/** What a question says, and how it is put. */
export interface Said {
  words: Iterable<string>;
  /** Whether when, why or how is asked is in its wording, and in no word that entries are found by. */
  wording?: Iterable<string>;
}

/** Something said whose page is known. */
export interface Lesson extends Said {
  page: string;
  /** How much it teaches beside the others. */
  counts: number;
}

export const NOWHERE = '';

type Weigh = (word: string) => number;

const STEP = 1 / 16;
/** How much all that a question says counts together. */
const LENGTH = 3;
const ROUNDS = 8;
const RATE = 0.3;
/** An error so small teaches nothing. */
const MIN_ERROR = 1e-3;
/** What so many lessons hold is learnt. */
const MIN_LESSONS = 3;
/** Tells wordings from words, which are looked up in the same list. */
const AS_WORDED = '#';

/** Tells how likely each page is what words are about. */
export class PageGuesser {
  readonly #pages: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #weights: Int8Array;
  readonly #weigh: Weigh;

  constructor({ pages, words, weights }: PageModel, weigh: Weigh) {
    this.#pages = pages;
    this.#places = new Map(words.map((word, place) => [word, place]));
    this.#weights = bytesOf(weights);
    this.#weigh = weigh;
  }

  /** Shares that add up to 1. */
  guess(said: Said): ReadonlyMap<string, number> {
    const sums = new Float64Array(this.#pages.length);
    addTo(sums, inputOf(said, this.#places, this.#weigh), this.#weights, STEP);
    const shares = sharesOf(sums);
    return new Map(this.#pages.map((page, place) => [page, shares[place] ?? 0]));
  }
}

/** Learns by softmax regression, in an order and with steps that are the same each time. */
export function learnPages(lessons: readonly Lesson[], weigh: Weigh): PageModel {
  const pages = [...new Set(lessons.map(({ page }) => page))];
  const counts = new Map<string, number>();
  for (const lesson of lessons)
    for (const { word } of partsOf(lesson, weigh)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].flatMap(([word, count]) => (count >= MIN_LESSONS ? [word] : []));
  const places = new Map(words.map((word, place) => [word, place]));
  const weights = new Float32Array(words.length * pages.length);
  const taught = lessons.map((lesson) => ({
    input: inputOf(lesson, places, weigh),
    page: pages.indexOf(lesson.page),
    counts: lesson.counts,
  }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { input, page, counts: weight } of shuffled(taught, round + 1)) {
      const sums = new Float64Array(pages.length);
      addTo(sums, input, weights, 1);
      const errors = sharesOf(sums);
      errors[page] = (errors[page] ?? 0) - 1;
      for (const { place, value } of input)
        for (let column = 0; column < pages.length; column += 1) {
          const slope = (errors[column] ?? 0) * value * weight;
          if (Math.abs(slope) < MIN_ERROR) continue;
          const at = place * pages.length + column;
          weights[at] = (weights[at] ?? 0) - RATE * slope;
        }
    }
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / STEP))),
  );
  let text = '';
  for (const byte of new Uint8Array(bytes.buffer)) text += String.fromCharCode(byte);
  return { pages, words, weights: btoa(text) };
}

function bytesOf(base64: string): Int8Array {
  const text = atob(base64);
  const bytes = new Int8Array(text.length);
  for (let place = 0; place < text.length; place += 1) bytes[place] = text.charCodeAt(place);
  return bytes;
}

interface Value {
  place: number;
  value: number;
}

/** Words by what they weigh, and wordings alike; either says as much as the other, however many there are. */
function partsOf({ words, wording = [] }: Said, weigh: Weigh): { word: string; value: number }[] {
  const said = [...new Set(words)].map((word) => ({ word, value: weigh(word) }));
  const put = [...new Set(wording)].map((word) => ({ word: AS_WORDED + word, value: 1 }));
  return [said, put].flatMap((some) => {
    const length = Math.hypot(...some.map(({ value }) => value)) || 1;
    return some.map(({ word, value }) => ({ word, value: value / length }));
  });
}

/** What is said, by places: what was never learnt leaves less to the rest. */
function inputOf(said: Said, places: ReadonlyMap<string, number>, weigh: Weigh): Value[] {
  const own = partsOf(said, weigh);
  const length = Math.hypot(...own.map(({ value }) => value)) || 1;
  return own.flatMap(({ word, value }) => {
    const place = places.get(word);
    return place === undefined ? [] : [{ place, value: (value / length) * LENGTH }];
  });
}

function addTo(
  sums: Float64Array,
  input: readonly Value[],
  weights: Int8Array | Float32Array,
  step: number,
): void {
  for (const { place, value } of input)
    for (let column = 0; column < sums.length; column += 1)
      sums[column] =
        (sums[column] ?? 0) + (weights[place * sums.length + column] ?? 0) * step * value;
}

function sharesOf(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/** The same order each time, and another each round. */
function shuffled<Item>(items: readonly Item[], round: number): Item[] {
  let seed = round;
  const order = items.map((item) => {
    seed = (seed * 16807) % 2147483647;
    return { item, place: seed };
  });
  return order.sort((one, other) => one.place - other.place).map(({ item }) => item);
}
