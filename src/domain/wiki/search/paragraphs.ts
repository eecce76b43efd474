const letters = 'abcdefghijklmnopqrstuvwxyz';

/** ‘paragraph 53’, ‘53문단’, ‘문단 53’, ‘第 53 段’, and a bare ‘44(c)’: ways to name a paragraph without the number of the standard. */
const named =
  /(?:\bpara(?:graph)?s?\.?|문단|第|§)\s*(\d{1,3}[a-z]?(?:\([a-z]+\))*)(?:\s*段)?|(\d{1,3}[a-z]?(?:\([a-z]+\))*)\s*(?:문단|段)(?!\s*\d)/gi;
const bare = /(^|[^\w.(])(\d{1,3}[a-z]?(?:\([a-z]+\))+)/gi;
/** K-IFRS counts parts of a paragraph where the Standard has letters: ‘44(3)’ is 44(c). */
const counted = /\b([abc]?\d{1,3}[a-z]?)\((\d{1,2})\)/gi;
const alone = /^\s*(\d{1,3}[a-z]?)\s*$/i;

/** A question with its paragraphs as the pages cite them: `44(c)` becomes `17.44(c)`. */
export function citing(question: string): string {
  return question
    .replace(counted, (match, paragraph: string, part: string) => {
      const letter = letters[Number(part) - 1];
      return letter ? `${paragraph}(${letter})` : match;
    })
    .replace(named, (_match, before?: string, after?: string) => ` 17.${before ?? after ?? ''} `)
    .replace(bare, '$117.$2')
    .replace(alone, '17.$1');
}

const bound = /^([a-z]*)(\d+)([a-z]?)$/i;

/** Every paragraph of a range such as `43-46` or `B119-B119B`, as terms of the index. What is no paragraph gives none. */
function expanded(range: string): string[] {
  const [first = '', last = first] = range.toLowerCase().split('-');
  const [, prefix = '', from = '', after = ''] = bound.exec(first) ?? [];
  const [, , to = '', until = ''] = bound.exec(last) ?? [];
  if (!from || !to) return [];
  // Those of the appendices carry their letter instead of the standard's number.
  const nameOf = (number: number, letter = '') => `${prefix || '17.'}${number}${letter}`;
  const terms: string[] = [];
  for (let number = Number(from); number <= Number(to); number += 1) {
    const begin = number === Number(from) && after ? letters.indexOf(after) : -1;
    const end = number === Number(to) && until ? letters.indexOf(until) : -1;
    if (begin < 0) terms.push(nameOf(number));
    for (let letter = Math.max(begin, 0); letter <= Math.max(end, begin); letter += 1)
      terms.push(nameOf(number, letters[letter]));
  }
  return terms;
}

/** The paragraphs that a page deals with, as terms of the index. */
export const paragraphTerms = (ranges: readonly string[]): string[] => ranges.flatMap(expanded);
