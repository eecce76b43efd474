import { use } from 'react';
import type { Term } from '@/domain/wiki';

let coming: Promise<Term[]> | undefined;

/** The terms, in a chunk of their own. A failed load is tried again at the next call. */
export function loadGlossary(): Promise<Term[]> {
  coming ??= import(/* webpackChunkName: "wiki-glossary" */ '@/content/wiki/glossary.json').then((m) => m.default as Term[]);
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
}

export function useGlossary(): Term[] {
  return use(loadGlossary());
}
