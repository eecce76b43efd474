export { Combobox } from './Combobox';
export { SearchList } from './SearchList';
export type { SearchItem } from './SearchList';
export type { FindSuggestions } from './types';
export { useSuggestions } from './useSuggestions';
