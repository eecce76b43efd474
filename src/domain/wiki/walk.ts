import { tree, type WikiSection } from './tree';

function flatten(sections: readonly WikiSection[]): WikiSection[] {
  return sections.flatMap((section) => [section, ...flatten(section.children)]);
}

/** WK-8: every section in reading order, an overview before what it leads to. */
export const flattened: readonly WikiSection[] = flatten(tree);

const byPath = new Map(flattened.map((section) => [section.path, section]));

/** The section at a path such as `4/2/1`; undefined for a path that no section has. */
export function sectionAt(path: string): WikiSection | undefined {
  return byPath.get(path);
}

/** The path of each level above a path and its own, from the chapter down: `4`, `4/2`, `4/2/1`. */
export function levelsOf(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** WK-8: the sections before and after a path in reading order. An unknown path has no neighbours. */
export function prevNextOf(path: string): { previous?: WikiSection; next?: WikiSection } {
  const index = flattened.findIndex((section) => section.path === path);
  return index < 0 ? {} : { previous: flattened[index - 1], next: flattened[index + 1] };
}

/** A section and everything below it, in reading order: what the print of a chapter holds. */
export function branchOf(path: string): WikiSection[] {
  const section = sectionAt(path);
  return section ? flatten([section]) : [];
}
