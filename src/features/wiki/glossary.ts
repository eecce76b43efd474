import { use } from 'react';
import type { Term } from '@/domain/wiki';
import { lazyResource } from '@/i18n';

const terms = lazyResource<Term[], undefined>(
  async () =>
    (await import(/* webpackChunkName: "wiki-glossary" */ '@/content/wiki/glossary.json'))
      .default as Term[],
);

/** The terms in all languages, in a chunk of their own. */
export const loadGlossary = () => terms(undefined);

export const useGlossary = () => use(loadGlossary());
