import type { Match } from './deciding/evidence';
import type { WrittenQuestion } from './knowledge';
import type { Library } from './library';

export const MAX_SUGGESTIONS = 3;
const MAX_PAGES = 3;

/** The score from which on a match makes its page worth a look. */
const MIN_PAGE_SCORE = 0.2;

/** The pages that a refusal offers, the nearest first. */
export function pagesOf(
  matches: readonly Match[],
  { knowledge, locale }: Library,
): { path: string; title: string }[] {
  const pages = new Map<string, string>();
  for (const { entry, score } of [...matches].sort((a, b) => b.score - a.score)) {
    const block = knowledge.blocks[entry.blocks[0] ?? -1];
    if (block && score >= MIN_PAGE_SCORE && pages.size < MAX_PAGES)
      pages.set(block.path, block.texts[locale].title);
  }
  return [...pages].map(([path, title]) => ({ path, title }));
}

/** Questions of the same pages that other blocks answer, or near ones, each on another matter than the ones before. */
export function suggestionsFor(
  seen: ReadonlySet<number>,
  asked: ReadonlySet<string>,
  matches: readonly Match[],
  library: Library,
): string[] {
  const { knowledge, locale, entries } = library;
  const paths = new Set([...seen].flatMap((index) => knowledge.blocks[index]?.path ?? []));
  const last = Math.max(...seen);
  const leadingOn = (places: readonly number[]): WrittenQuestion[] =>
    places.flatMap((place) => {
      const question = knowledge.questions[place];
      const leads =
        question &&
        question.blocks.length > 0 &&
        question.blocks.every((index) => !seen.has(index)) &&
        !entries[place]?.kinds.has('show');
      return leads ? [question] : [];
    });
  const others = leadingOn(library.questionsOn(paths));
  const near = leadingOn(matches.map(({ entry }) => entry.place));
  const later = others.filter(({ blocks }) => (blocks[0] ?? 0) > last);
  const said = [asked];
  const suggestions: string[] = [];
  for (const { texts } of [...later, ...others, ...near]) {
    if (suggestions.length === MAX_SUGGESTIONS) break;
    const { text, words } = texts[locale];
    const own = new Set(words.split(' '));
    if (said.some((one) => isAlike(own, one))) continue;
    said.push(own);
    suggestions.push(text);
  }
  return suggestions;
}

/** Whether two questions ask nearly the same. */
function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.min(one.size, other.size) > 0.6;
}
