import type { Library } from '../library';
import type { Answerable, Resolved } from './answerable';
import type { Query } from './conflicts';
import type { Match } from './evidence';

const MIN_DRAWING_SHARE = 0.5;
/** Any drawing is asked for in the same words; which one, the rest of them say. */
const HELD = 1;

/** The drawing that shows what is asked. */
export function drawingFor(
  query: Resolved,
  library: Library,
  matches: Match[],
): Answerable | undefined {
  const drawings = (index: number) => library.knowledge.blocks[index]?.kind === 'drawing';
  const found = matches
    .filter(({ entry, covered }) => covered >= MIN_DRAWING_SHARE && entry.blocks.some(drawings))
    .sort((a, b) => b.score - a.score + HELD * (b.covered - a.covered))[0];
  // ‘Show me the entries’ wants no drawing.
  if (!found || query.kinds.has('entry') || found.score < (matches[0]?.score ?? 0) - 0.06)
    return undefined;
  const outside = matches.find(({ entry }) => entry.blocks.length === 0);
  if (outside && outside.score > found.score) return undefined;
  return { blocks: found.entry.blocks.filter(drawings), words: query.words, score: found.score };
}

/** The drawing of the page that answers, the nearest to what is asked where there are several. */
export function drawingOn(
  { entry, score }: Match,
  { words }: Query,
  library: Library,
): Answerable | undefined {
  const page = library.pageOf(entry);
  const heldBy = (index: number) =>
    library.words.weigh([...words].filter((word) => library.entryOf(index)?.found.has(word)));
  const [nearest] = library.knowledge.blocks
    .flatMap(({ path, kind }, index) => (path === page && kind === 'drawing' ? [index] : []))
    .sort((one, other) => heldBy(other) - heldBy(one));
  return nearest === undefined ? undefined : { blocks: [nearest], words, score };
}
