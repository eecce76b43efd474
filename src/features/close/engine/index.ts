export { askEngine, askOfClose, type LoadedClose } from './engine';
export type {
  Bookkeeping,
  Comparative,
  Explainable,
  LineWindow,
  TiedStatement,
  TiedStatements,
} from './methods';
export { useEngine, type EngineState } from './useEngine';
