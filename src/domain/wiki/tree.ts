/** What a page of the wiki is: an overview of the pages below it, the only page of its section, or one of the three kinds of leaf. */
export type PageKind = 'overview' | 'single' | LeafKind;
export type LeafKind = 'standard' | 'amendments' | 'issues';

export interface WikiSection {
  /** Numbers from the chapter down, as `4/2/1`. */
  path: string;
  kind: PageKind;
  children: WikiSection[];
}

const single = (path: string): WikiSection => ({ path, kind: 'single', children: [] });
const parent = (path: string, ...children: WikiSection[]): WikiSection => ({
  path,
  kind: 'overview',
  children,
});
const section = (path: string, ...kinds: LeafKind[]): WikiSection =>
  parent(
    path,
    ...kinds.map((kind, index) => ({ path: `${path}/${index + 1}`, kind, children: [] })),
  );
const full = (path: string) => section(path, 'standard', 'amendments', 'issues');

/** WK-1: the section tree of the source. Which two kinds a page with two leaves has is decided here. */
export const tree: readonly WikiSection[] = [
  single('1'),
  parent('2', full('2/1'), full('2/2'), full('2/3'), single('2/4')),
  parent('3', section('3/1', 'standard', 'amendments'), full('3/2')),
  parent('4', full('4/1'), full('4/2'), full('4/3'), single('4/4'), full('4/5')),
  parent('5', full('5/1'), section('5/2', 'standard', 'amendments'), full('5/3')),
  parent(
    '6',
    full('6/1'),
    section('6/2', 'standard', 'issues'),
    section('6/3', 'standard', 'amendments'),
  ),
  parent('7', section('7/1', 'standard', 'issues'), full('7/2'), full('7/3')),
  parent('8', full('8/1'), section('8/2', 'standard', 'issues')),
];
