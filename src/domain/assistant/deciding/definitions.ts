import type { Library } from '../library';
import type { Answerable, Resolved } from './answerable';

/** Beside terms that are asked about, at most so much is said. */
const MAX_BESIDE_TERMS = 0.35;

/** The definition of a term. */
const definedIn = (term: string, { knowledge }: Library): number[] => {
  const index = knowledge.blocks.findIndex(
    ({ kind, anchor }) => kind === 'definition' && anchor === term,
  );
  return index < 0 ? [] : [index];
};

/** What a term is, where a question asks little else. */
export function definitionOf(
  { words, kinds, terms }: Resolved,
  library: Library,
): Answerable | undefined {
  const [term] = terms;
  if (!term || terms.length > 1 || !(kinds.has('define') || words.size === 1)) return undefined;
  const rest = [...words].filter((word) => word !== `@${term}`);
  if (library.words.weigh(rest) > MAX_BESIDE_TERMS) return undefined;
  const blocks = definedIn(term, library);
  return blocks.length > 0 ? { blocks, words, score: 0.7 } : undefined;
}

/** The definitions of both terms, where a question asks how they differ and little else: a passage on one of them does not say it. */
export function comparedIn({ words, kinds, terms }: Resolved, library: Library): number[] {
  if (terms.length !== 2 || !kinds.has('differ')) return [];
  const rest = [...words].filter((word) => !word.startsWith('@') && word !== '~difference');
  if (library.words.weigh(rest) > MAX_BESIDE_TERMS) return [];
  const definitions = terms.flatMap((term) => definedIn(term, library));
  return definitions.length === 2 ? definitions : [];
}
