import type { Lexicon, Meaning } from './lexicon';
import { isLatin } from './text';

interface Named {
  readonly start: number;
  readonly text: string;
  readonly meanings: readonly Meaning[];
}

const JOINED =
  /(?:^|[^\p{L}\p{N}])([\p{L}]+?)(?: (?:and|or|vs\.?|versus|v\.?|against|to|with|less|minus|compared (?:with|to)) |,? ?(?:&|\/|,) ?| ?(?:대비|와|과|이랑|랑|하고|및) ?|(?:跟|與|和|及|對比|對|、|比) ?)$/u;
const MAX_CHARS = 40;

/** Chinese says it without a space before. */
const wordsIn = (run: string): string[] =>
  /\p{Script=Han}/u.test(run) && run.length > 2
    ? [run, ...[2, 3, 4].map((length) => run.slice(-length))]
    : [run];

const figuresOf = (meanings: readonly Meaning[] | undefined): string[] =>
  (meanings ?? []).flatMap((meaning) => (meaning.kind === 'measure' ? [meaning.id] : []));

/** Of itself: "incurred" only says which claims are meant. */
const saysNothing = (meanings: readonly Meaning[]): boolean =>
  meanings.every((meaning) => meaning.kind === 'operator' && meaning.operator === 'hint');

/** The ends of a name that may be those of another too: "claims" of "expected claims", 理賠 of 預期理賠. */
function endsOf(name: string): string[] {
  if (name.includes(' '))
    return name
      .split(' ')
      .flatMap((_, index, words) => (index === 0 ? [] : [words.slice(index).join(' ')]));
  return isLatin(name)
    ? []
    : [...name].flatMap((_, at) => (at > 0 && name.length - at > 1 ? [name.slice(at)] : []));
}

/** "Actual vs expected claims", "예상 대비 실제 보험금", 實際跟預期理賠: what stands before has the same end as the figure behind it. */
export function sharedIn<N extends Named>(text: string, named: readonly N[], lexicon: Lexicon) {
  return named.flatMap(({ start, text: name, meanings }) => {
    const own = figuresOf(meanings);
    if (own.length === 0) return [];
    const [, run = ''] = JOINED.exec(text.slice(Math.max(0, start - MAX_CHARS), start)) ?? [];
    for (const word of wordsIn(run)) {
      if (word === '' || !saysNothing(lexicon.get(word) ?? [])) continue;
      const found = endsOf(name)
        .flatMap((end) => [lexicon.get(`${word} ${end}`), lexicon.get(`${word}${end}`)])
        .find((each) => figuresOf(each).some((id) => !own.includes(id)));
      const at = text.lastIndexOf(word, start - 1);
      if (found) return [{ start: at, end: at + word.length, text: word, meanings: found }];
    }
    return [];
  });
}
