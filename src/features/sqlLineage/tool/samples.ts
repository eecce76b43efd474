import type { DialectId } from '@/domain/lineage';
import type { Locale } from '@/domain/locale';

export interface SampleScript {
  title: string;
  dialect: DialectId;
  sql: string;
}
interface WrittenSample {
  title: string;
  dialect: string;
  sql: string[];
}

const written: Record<Locale, () => Promise<{ default: WrittenSample[] }>> = {
  en: () => import('@/content/lineage/en.json'),
  ko: () => import('@/content/lineage/ko.json'),
  'zh-tw': () => import('@/content/lineage/zh-tw.json'),
};

/** Scripts of ours: a mart of claims, a movement of the CSM, and one whose columns cannot be told. */
export async function loadSamples(locale: Locale): Promise<SampleScript[]> {
  const samples = (await written[locale]()).default;
  return samples.map(({ title, dialect, sql }) => ({
    title,
    dialect: dialect as DialectId,
    sql: sql.join('\n'),
  }));
}
