export { handbookAddress } from './handbook';
export { ExplainProvider, type FetchSource, useExplain } from './ExplainContext';
