import { lazyResource } from '@/i18n';

/** The words of the home page that never change while it is read: src/content/home/. */
export interface HomeContent {
  slides: {
    csm: SlideContent<'opening' | 'new' | 'interest' | 'estimates' | 'release' | 'closing'>;
    close: SlideContent<Step | `${Step}Check` | 'day'>;
    bridge: SlideContent<'consultant' | 'developer' | 'rule' | 'example' | 'evidence' | 'passed'>;
  };
  featureCards: {
    eyebrow: string;
    title: string;
    text: string;
    open: string;
    cards: CardContent[];
  };
  services: { title: string; items: { title: string; text: string }[] };
  quickLinks: { title: string; items: { to: string; title: string; text: string; link: string }[] };
}

/** The steps of a close, in their order. */
export type Step = 'data' | 'flows' | 'measure' | 'journal' | 'notes';

export interface SlideContent<Label extends string> {
  title: string;
  text: string;
  /** What the drawing shows, for those who do not see it. */
  alt: string;
  labels: Record<Label, string>;
}

export interface CardContent {
  /** The name of its drawing. */
  id: string;
  title: string;
  summary: string;
  points: string[];
  alt: string;
  labels: Record<string, string | undefined>;
}

const files = {
  en: () => import(/* webpackChunkName: "home-en" */ '@/content/home/en.json'),
  ko: () => import(/* webpackChunkName: "home-ko" */ '@/content/home/ko.json'),
  'zh-tw': () => import(/* webpackChunkName: "home-zh-tw" */ '@/content/home/zh-tw.json'),
};

export const homeContent = lazyResource<HomeContent>(
  async (locale) => (await files[locale]()).default,
);
