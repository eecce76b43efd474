export { createModel } from './client';
export type { LanguageModel } from './client';
