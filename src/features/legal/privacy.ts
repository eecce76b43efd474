import { lazyResource } from '@/i18n';
import type { LegalContent } from './content';

const summaries = {
  en: () =>
    import(/* webpackChunkName: "privacy-en" */ '@/content/policies/privacy.summary.en.json').then(
      (m) => m.default,
    ),
  ko: () => Promise.resolve([]),
  'zh-tw': () =>
    import(
      /* webpackChunkName: "privacy-zh-tw" */ '@/content/policies/privacy.summary.zh-tw.json'
    ).then((m) => m.default),
};

export const privacyContent = lazyResource<LegalContent>(async (locale) => {
  const [{ policy }, summary] = await Promise.all([
    import(/* webpackChunkName: "privacy-text" */ '@/content/policies/privacy.ko.md'),
    summaries[locale](),
  ]);
  return { policy, summary };
});
