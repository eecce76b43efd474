export { Assistant } from './assistant';
export type { Answer, Asked } from './assistant';
export { plainText } from './compose';
export type { Part, Source } from './compose';
export { holds } from './grounding';
export type { Block, BlockKind, BlockText, Knowledge, Phrases, WrittenQuestion } from './knowledge';
export { spellingsIn } from './spelling';
export { Vocabulary } from './vocabulary';
export type { Synonyms } from './vocabulary';
