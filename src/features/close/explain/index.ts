export { ExplainProvider, type FetchSource, useExplain } from './ExplainContext';
