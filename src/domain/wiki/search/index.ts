export { expansionsOf, isTerm, termsIn } from './expand';
export { inTaiwan } from './simplifiedChinese';
export type { SimplifiedChinese } from './simplifiedChinese';
export { excerpt } from './marks';
export type { Part } from './marks';
export { citing, paragraphTerms } from './paragraphs';
export { tokensOf } from './tokens';
export type { Token } from './tokens';
