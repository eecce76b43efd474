import type { Locale } from '@/domain/locale';
import type { TermsWork } from '@/store';

interface SamplePair {
  names: { old: string; new: string };
  old: string[];
  new: string[];
}

const pairs: Record<Locale, () => Promise<{ default: SamplePair }>> = {
  en: () => import('@/content/terms/en.json'),
  ko: () => import('@/content/terms/ko.json'),
  'zh-tw': () => import('@/content/terms/zh-tw.json'),
};

/** Two wordings of ours, written so that every kind of change occurs. */
export async function loadSample(locale: Locale): Promise<TermsWork> {
  const pair = (await pairs[locale]()).default;
  const document = (side: 'old' | 'new') => ({
    name: pair.names[side],
    text: pair[side].join('\n'),
  });
  return {
    id: `sample-${locale}`,
    documents: { old: document('old'), new: document('new') },
    notes: {},
  };
}
