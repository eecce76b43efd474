import { type Comparison, compareWordings } from '@/domain/clauses';

/** The two texts, old and new, and what is answered. */
export type Question = [old: string, fresh: string];
export type Answer = Comparison;

addEventListener('message', ({ data: [old, fresh] }: MessageEvent<Question>) => {
  const answer: Answer = compareWordings(old, fresh);
  postMessage(answer);
});
