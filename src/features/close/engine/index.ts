export { askEngine, askOfClose, type LoadedClose } from './engine';
export type { Bookkeeping, LineFilter, LineWindow } from './journalMethods';
export type { Explainable } from './explainables';
export type { Comparative, TiedStatement, TiedStatements } from './methods';
export { useEngine, type EngineState } from './useEngine';
