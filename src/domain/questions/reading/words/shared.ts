import type { Lexicon, Meaning } from './lexicon';
import { isLatin } from './text';

interface Named {
  readonly start: number;
  readonly text: string;
  readonly meanings: readonly Meaning[];
}

const JOINED =
  /(?:^|[^\p{L}\p{N}]|(?=\p{Script=Han}))([\p{L}]+?)(?: (?:and|or|vs\.?|versus|v\.?|against|to|from|with|less|minus|compared (?:with|to)) |,? ?(?:&|\/|,|-|–|−) ?| ?(?:대비|와|과|이랑|랑|하고|및) ?|(?:跟|與|和|及|對比|對|、|比) ?)$/u;
const MAX_CHARS = 60;

/** Chinese says it without a space before. */
const wordsIn = (run: string): string[] =>
  /\p{Script=Han}/u.test(run) && run.length > 2
    ? [run, ...[2, 3, 4].map((length) => run.slice(-length))]
    : [run];

const figuresOf = (meanings: readonly Meaning[] | undefined): string[] =>
  (meanings ?? []).flatMap((meaning) => (meaning.kind === 'measure' ? [meaning.id] : []));

/** Of itself: "incurred" only says which claims are meant. */
const saysNothing = (meanings: readonly Meaning[]): boolean =>
  meanings.every(
    (meaning) =>
      meaning.kind === 'stop' || (meaning.kind === 'operator' && meaning.operator === 'hint'),
  );

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

/** "More than 100 million above" */
const JOINED_BEHIND =
  /^(?: (?:(?:was|were|are|is|came in|did) )?(?:(?:more than |over |at least |less than |up to )?[\d.,]+ ?(?:million |billion |thousand |bn |mn |m |k )?)?(?:and|or|vs\.?|versus|against|than|to|minus|less|compared (?:with|to)|exceed(?:ed|s|ing)?|above|over|below|beyond|under|(?:more|higher|lower|less|greater) than) (?:(?:what )?(?:was|were|we) (?:had )?|the |our )?|(?:보다|와|과|이랑|랑|하고|[이은]) ?| ?(?:比|跟|與|和|及|對比|超出|超過|高於|低於|多於|少於) ?)(\p{Script=Latin}+|\p{L}{2,4})/u;
/** Nouns of what a name says as an adjective: "above expectation" is above what was expected. */
const AS_NOUN: Readonly<Record<string, string>> = {
  expectation: 'expected',
  expectations: 'expected',
};

/** The beginning that a name may share with the one behind it: "claims" of "claims incurred". */
const beginningsOf = (name: string): string[] => {
  const words = name.split(' ');
  return words.slice(1).map((_, index) => words.slice(0, index + 1).join(' '));
};

/** "Claims incurred against expected", "actual claims than expected", 實際理賠比預期: what stands behind has the same beginning, or end, as the figure before it. */
function behindOf(text: string, { start, text: name, meanings }: Named, lexicon: Lexicon) {
  const own = figuresOf(meanings);
  const end = start + name.length;
  const [said = '', run = ''] = JOINED_BEHIND.exec(text.slice(end, end + MAX_CHARS)) ?? [];
  if (own.length === 0 || run === '') return [];
  const words = isLatin(run) ? [run] : [4, 3, 2].map((length) => run.slice(0, length));
  for (const word of words) {
    if (!saysNothing(lexicon.get(word) ?? [])) continue;
    const meant = AS_NOUN[word] ?? word;
    const found = [
      ...beginningsOf(name).map((first) => `${first} ${meant}`),
      ...endsOf(name)
        .filter((last) => isLatin(last) || lexicon.has(last))
        .flatMap((last) => [`${meant} ${last}`, `${meant}${last}`]),
    ]
      .map((each) => lexicon.get(each))
      .find((each) => figuresOf(each).some((id) => !own.includes(id)));
    const at = end + said.length - run.length;
    if (found) return [{ start: at, end: at + word.length, text: word, meanings: found }];
  }
  return [];
}

/** "Actual vs expected claims", "예상 대비 실제 보험금", 實際跟預期理賠: what stands before has the same end as the figure behind it. */
export function sharedIn<N extends Named>(text: string, named: readonly N[], lexicon: Lexicon) {
  return [
    ...aheadOf(text, named, lexicon),
    ...named.flatMap((each) => behindOf(text, each, lexicon)),
  ];
}

function aheadOf(text: string, named: readonly Named[], lexicon: Lexicon) {
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
