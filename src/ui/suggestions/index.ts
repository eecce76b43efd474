export { useSuggestions } from './useSuggestions';
export type { FindSuggestions, Suggestion } from './useSuggestions';
