export { FIRST, GLOSSARY, WIKI, wikiAddress, wikiPathOf } from './address';
export type { OfflineRelease, OfflineRequest, OfflineState } from './offline';
export type { Term, WikiPage, WikiPassage } from './page';
export { tree } from './tree';
export type { LeafKind, PageKind, WikiSection } from './tree';
export { branchOf, flattened, levelsOf, prevNextOf, sectionAt } from './walk';
export {
  citing,
  excerpt,
  expansionsOf,
  inTaiwan,
  isTerm,
  paragraphTerms,
  termsIn,
  tokensOf,
} from './search';
export type { SimplifiedChinese, Part, Token } from './search';
