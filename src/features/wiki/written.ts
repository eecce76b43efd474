import { flattened, sectionAt, tree, type WikiSection } from '@/domain/wiki';

/** Set by the build (webpack.config.ts): pages whose text is missing in a language; they are left out of the site. */
declare const WIKI_UNWRITTEN: string[] | undefined;
const unwritten = new Set(typeof WIKI_UNWRITTEN === 'undefined' ? [] : WIKI_UNWRITTEN);

const isWritten = ({ path }: WikiSection) => !unwritten.has(path);

function prune(sections: readonly WikiSection[]): WikiSection[] {
  return sections.filter(isWritten).map((section) => ({ ...section, children: prune(section.children) }));
}

/** The tree as this build has it. */
export const writtenTree = unwritten.size === 0 ? tree : prune(tree);
export const writtenPages = flattened.filter(isWritten);

/** The section at a path, if the build has its text. */
export function writtenAt(path: string): WikiSection | undefined {
  const section = sectionAt(path);
  return section && isWritten(section) ? section : undefined;
}
