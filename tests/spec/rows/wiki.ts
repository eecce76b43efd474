import { en, type Row } from '../row';

const wiki = { screen: 'Wiki', stage: 'claimed' } as const;

/** WK: the documentation wiki (source §2). */
export const wikiRows: readonly Row[] = [
  {
    ...wiki,
    id: 'WK-1',
    trigger: 'look at the section tree',
    rule: 'Sections 1 to 8 exactly as in the source; leaves are the standard text, amendments, issues in practical application.',
    contradiction:
      'The source does not say which two of the three kinds a page with two leaves has.',
    decision: 'The outline of the wiki settles it page by page.',
  },
  {
    ...wiki,
    id: 'WK-2',
    trigger: 'open a section, or a path that no section has',
    rule: 'The title comes from a translation key; an unknown path has a fallback.',
    words: [en('IFRS17 Documentation', 'wiki.documentation')],
  },
  {
    ...wiki,
    id: 'WK-3',
    trigger: 'use the sidebar on a wide screen',
    rule: 'A collapsible tree under a heading, 280 px wide or 64 px collapsed; a click goes to the prefix and the path of the item.',
    words: [en('IFRS17', 'wiki.sidebar')],
    contradiction:
      'Two pairs of widths are given: 280 and 64, and the component library’s own 290 and 65.',
    decision: 'The wiki uses 280 and 64; the component’s defaults are 290 and 65.',
  },
  {
    ...wiki,
    id: 'WK-4',
    trigger: 'look at the sidebar',
    rule: 'Background #2a2a2e, hover #3a3a3e, active #0070e0, text #e0e0e0; headers may hide on collapse, items may have an icon and a badge.',
  },
  {
    ...wiki,
    id: 'WK-5',
    trigger: 'use the wiki below 960 px',
    rule: 'A top bar with menu button and section title; a drawer of 280 px that closes on a choice and on a change of route, with the groups of the current path open; the sidebar is collapsed.',
    words: [en('IFRS17 DOCS', 'wiki.drawer'), en('IF', 'wiki.avatar')],
  },
  {
    ...wiki,
    id: 'WK-6',
    trigger: 'read the breadcrumbs on a medium or wider screen',
    rule: 'Home, then each level with index number and title, the last one disabled; a level without title shows its path; one without path goes to /1.',
    words: [en('Home', 'wiki.home'), en('Section {path}', 'wiki.sectionPath')],
  },
  {
    ...wiki,
    id: 'WK-7',
    trigger: 'open a section',
    rule: 'Its content stands in a routed view inside a card.',
  },
  {
    ...wiki,
    id: 'WK-8',
    trigger: 'press Previous or Next',
    rule: 'They walk the flattened list of sections that have a path and are disabled at its ends; the label is the title of the neighbour.',
    words: [
      en('Previous Page', 'wiki.previousPage'),
      en('Next Page', 'wiki.nextPage'),
      en('Next', 'wiki.next'),
    ],
    contradiction: 'Both small captions read ‘Previous’; the source calls this a probable defect.',
    decision: 'The second caption reads ‘Next’.',
  },
  {
    ...wiki,
    id: 'WK-9',
    trigger: 'change the route',
    rule: 'The page scrolls smoothly to the top; at once where the reader prefers reduced motion.',
  },
  {
    ...wiki,
    id: 'WK-10',
    trigger: 'read the wiki',
    rule: 'No network calls: the pages come with the site.',
  },
];
