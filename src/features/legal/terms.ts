import { lazyResource } from '@/i18n';
import type { LegalContent } from './content';

const summaries = {
  en: () =>
    import(/* webpackChunkName: "terms-en" */ '@/content/policies/terms.summary.en.json').then(
      (m) => m.default,
    ),
  ko: () => Promise.resolve([]),
  'zh-tw': () =>
    import(
      /* webpackChunkName: "terms-zh-tw" */ '@/content/policies/terms.summary.zh-tw.json'
    ).then((m) => m.default),
};

export const termsContent = lazyResource<LegalContent>(async (locale) => {
  const [{ policy }, summary] = await Promise.all([
    import(/* webpackChunkName: "terms-text" */ '@/content/policies/terms.ko.md'),
    summaries[locale](),
  ]);
  return { policy, summary };
});
