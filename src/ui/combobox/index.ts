export { Combobox } from './Combobox';
export type { FindSuggestions } from './types';
export { useSuggestions } from './useSuggestions';
