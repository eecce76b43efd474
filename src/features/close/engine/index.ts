export { askEngine, askOfClose, type LoadedClose } from './engine';
export type { Bookkeeping, LineFilter, LineWindow } from './journalMethods';
export type { Comparative, Explainable, TiedStatement, TiedStatements } from './methods';
export { useEngine, type EngineState } from './useEngine';
