export { handbookAddress } from './handbook';
export { type Asked, ExplainProvider, type FetchSource, useExplain } from './ExplainContext';
export { nameWords } from './nameWords';
