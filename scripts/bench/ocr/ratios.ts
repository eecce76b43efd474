import type { OcrResult } from '../../../src/server/ocr';
import type { NativeCommand, Seconds } from './native';
import { type Language, LANGUAGES, type Page } from './pages';
import { processorSeconds } from './processor';

/** One of our ways to read, whose processes have read before. */
export interface Way {
  read: (file: Buffer) => Promise<OcrResult>;
  /** Its processes. */
  pids: () => readonly number[];
}

/** How fast a way is beside the native command: 1 is as fast, 2 twice as fast. */
export interface Ratio {
  clock: number;
  processor: number;
  /** By processor. */
  byLanguage: Record<Language, number>;
}

/** So often all read the same pages, one after the other, so that what else the machine does meets all of them. */
const ROUNDS = 2;

/** Of a way, and of the native command for the same pages. */
type Times = Record<Language, { own: Seconds; native: Seconds }>;

/** Reads the pages of each language by the native command and by our ways, in turn. */
export async function ratiosTo<Name extends string>(
  native: NativeCommand,
  ways: Readonly<Record<Name, Way>>,
  pages: readonly Page[],
): Promise<Record<Name, Ratio>> {
  const names = Object.keys(ways) as Name[];
  const times = new Map(names.map((name) => [name, none()]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const language of LANGUAGES) {
      const some = pages.filter((page) => page.language === language);
      const their = native.timesOf(some, language);
      for (const [name, all] of times) {
        const { own, native: total } = all[language];
        add(own, await timesOf(ways[name], some));
        add(total, their);
      }
    }
  const entries = [...times].map(([name, all]): [Name, Ratio] => [
    name,
    {
      clock: ratio(all, 'clock'),
      processor: ratio(all, 'processor'),
      byLanguage: {
        en: ratio(all, 'processor', ['en']),
        ko: ratio(all, 'processor', ['ko']),
        'zh-tw': ratio(all, 'processor', ['zh-tw']),
      },
    },
  ]);
  return Object.fromEntries(entries) as Record<Name, Ratio>;
}

const none = (): Times => {
  const zero = () => ({
    own: { clock: 0, processor: 0 },
    native: { clock: 0, processor: 0 },
  });
  return { en: zero(), ko: zero(), 'zh-tw': zero() };
};

function add(to: Seconds, { clock, processor }: Seconds): void {
  to.clock += clock;
  to.processor += processor;
}

function ratio(
  times: Times,
  by: keyof Seconds,
  languages: readonly Language[] = LANGUAGES,
): number {
  const total = (part: 'own' | 'native') =>
    languages.reduce((sum, language) => sum + times[language][part][by], 0);
  return total('native') / total('own');
}

async function timesOf({ read, pids }: Way, pages: readonly Page[]): Promise<Seconds> {
  const [used, began] = [processorSeconds(pids()), performance.now()];
  await Promise.all(pages.map(({ image }) => read(image)));
  const clock = (performance.now() - began) / 1000;
  return { clock, processor: processorSeconds(pids()) - used };
}
