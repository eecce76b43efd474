import { lazyResource } from '@/i18n';

/** What a person may replace without touching code: src/content/company/. */
export interface CompanyContent {
  /** Says what to replace; without it the page does not call itself sample data. */
  sample?: string;
  name: string;
  representative: string;
  field: string;
  /** As shown: YYYY.MM.DD. */
  founded: string;
  staff: Staff[];
  projects: Project[];
  experts: Expert[];
  departments: Department[];
  strengths: Strengths;
}

export interface Staff {
  field: string;
  people: number;
}

export interface Project {
  title: string;
  period: string;
  text: string;
  done: boolean;
}

export interface Expert {
  name: string;
  role: string;
  text: string;
  works: string[];
  career: { period: string; text: string }[];
}

export interface Department {
  name: string;
  teams: { name: string; text: string; tag: string }[];
}

/** What stands at the top of the hexagon, and the five that it joins. */
export interface Strengths {
  core: string;
  items: { name: string; text: string }[];
}

const files = {
  en: () => import(/* webpackChunkName: "company-en" */ '@/content/company/en.json'),
  ko: () => import(/* webpackChunkName: "company-ko" */ '@/content/company/ko.json'),
  'zh-tw': () => import(/* webpackChunkName: "company-zh-tw" */ '@/content/company/zh-tw.json'),
};

export const companyContent = lazyResource<CompanyContent>(
  async (locale) => (await files[locale]()).default,
);
