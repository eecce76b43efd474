export { History } from './History';
export { historyEntries } from './historyEntries';
export { Results } from './Results';
