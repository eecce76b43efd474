export { expansionsOf, termsIn } from './expand';
export { excerpt } from './marks';
export type { Part } from './marks';
export { tokensOf } from './tokens';
export type { Token } from './tokens';
