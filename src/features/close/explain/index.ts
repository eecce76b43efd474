export { handbookAddress } from './handbook';
export { ExplainProvider, type FetchSource, useExplain } from './ExplainContext';
export { nameWords } from './nameWords';
