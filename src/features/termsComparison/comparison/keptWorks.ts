import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import type { TermsWork } from '@/store';

/** A comparison that this browser keeps, and when it was last touched. */
export interface KeptWork extends TermsWork {
  /** Milliseconds since 1970. */
  at: number;
}

const MAX_KEPT = 20;

let opened: UseStore | undefined;
const storage = () => (opened ??= createStore('dif17-comparisons', 'works'));

/** Those of one user, the newest first. */
export async function keptWorks(user: string): Promise<KeptWork[]> {
  const all = await entries<string, KeptWork>(storage());
  return all
    .filter(([key]) => key.startsWith(`${user}\n`))
    .map(([, work]) => work)
    .sort((a, b) => b.at - a.at);
}

export async function keepWork(user: string, work: TermsWork): Promise<void> {
  await set(`${user}\n${work.id}`, { ...work, at: Date.now() }, storage());
  const surplus = (await keptWorks(user)).slice(MAX_KEPT);
  await Promise.all(surplus.map(({ id }) => forgetWork(user, id)));
}

export const forgetWork = (user: string, id: string): Promise<void> =>
  del(`${user}\n${id}`, storage());
