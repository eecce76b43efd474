import type { OcrResult } from '../../../src/server/ocr';
import type { NativeCommand } from './native';
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

/** Seconds of each way, and of the native command. */
type Times = Record<Language, { own: number; native: number }>;

/** Reads the pages of each language by the native command and by our ways, in turn. */
export async function ratiosTo<Name extends string>(
  native: NativeCommand,
  ways: Readonly<Record<Name, Way>>,
  pages: readonly Page[],
): Promise<Record<Name, Ratio>> {
  const clocks = new Map<Name, Times>();
  const processors = new Map<Name, Times>();
  const add = (
    to: Map<Name, Times>,
    name: Name,
    language: Language,
    own: number,
    their: number,
  ) => {
    const times = to.get(name) ?? none();
    times[language].own += own;
    times[language].native += their;
    to.set(name, times);
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const language of LANGUAGES) {
      const some = pages.filter((page) => page.language === language);
      // With threads of its own it takes far longer where others work, too.
      const clock = round === 0 ? native.clock(some, language) : undefined;
      const processor = native.processor(some, language);
      for (const name of Object.keys(ways) as Name[]) {
        const own = await timesOf(ways[name], some);
        if (clock !== undefined) add(clocks, name, language, own.clock, clock);
        add(processors, name, language, own.processor, processor);
      }
    }
  const ratioOf = (name: Name): Ratio => ({
    clock: ratio(clocks.get(name)),
    processor: ratio(processors.get(name)),
    byLanguage: {
      en: ratio(processors.get(name), ['en']),
      ko: ratio(processors.get(name), ['ko']),
      'zh-tw': ratio(processors.get(name), ['zh-tw']),
    },
  });
  const entries = (Object.keys(ways) as Name[]).map((name) => [name, ratioOf(name)]);
  return Object.fromEntries(entries) as Record<Name, Ratio>;
}

const none = (): Times => ({
  en: { own: 0, native: 0 },
  ko: { own: 0, native: 0 },
  'zh-tw': { own: 0, native: 0 },
});

function ratio(times = none(), languages: readonly Language[] = LANGUAGES): number {
  const total = (part: 'own' | 'native') =>
    languages.reduce((sum, language) => sum + times[language][part], 0);
  return total('native') / total('own');
}

async function timesOf(
  { read, pids }: Way,
  pages: readonly Page[],
): Promise<{ clock: number; processor: number }> {
  const [used, began] = [processorSeconds(pids()), performance.now()];
  await Promise.all(pages.map(({ image }) => read(image)));
  const clock = (performance.now() - began) / 1000;
  return { clock, processor: processorSeconds(pids()) - used };
}
