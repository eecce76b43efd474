import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import type * as whole from '@/domain/ifrs17';
import type { ProjectionInput } from '@/domain/ifrs17';
import { anyPortfolio } from '../../tests/domain/ifrs17/support/generatedPortfolios';
import { breachesOfProjection } from '../../tests/domain/ifrs17/support/projectionInvariants';
import type * as wholeBook from '@/domain/ifrs17/book';
import { breachesOfBook } from '../../tests/domain/ifrs17/support/bookInvariants';
import { derived } from '../../tests/domain/ifrs17/support/derived';
import { anyBook, type AnyBook } from '../../tests/domain/ifrs17/support/generatedBooks';
import { anyGroup } from '../../tests/domain/ifrs17/support/generatedGroups';
import {
  breachesOfClaims,
  breachesOfGroup,
  breachesOfLockedIn,
  breachesOfTranslation,
} from '../../tests/domain/ifrs17/support/invariants';
import { bookMutations } from './bookMutations';
import { engineMutations } from './engineMutations';
import { projectionMutations } from './projectionMutations';

interface Mutation {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const mutation = (name: string, file: string, from: string, to: string): Mutation => ({
  name,
  file,
  from,
  to,
});

type Engine = typeof whole;

const counted = (broken: ReadonlyMap<string, number>) =>
  [...broken].map(([name, count]) => `${name} (${count})`).join(', ');

function caughtBy(
  engine: Engine,
  groups: ReturnType<typeof fc.sample<Parameters<Engine['measureGroup']>[0]>>,
  portfolios: readonly ProjectionInput[],
): string {
  const published = [...engine.examples, ...derived].filter((each) => {
    try {
      return engine.compareExample(each).some(({ agrees }) => !agrees);
    } catch {
      return true;
    }
  });
  const broken = new Map<string, number>();
  const note = (invariant: string) => broken.set(invariant, (broken.get(invariant) ?? 0) + 1);
  for (const portfolio of portfolios)
    for (const invariant of new Set(
      breachesOfProjection(engine, portfolio).map((breach) => breach.invariant),
    ))
      note(invariant);
  for (const group of groups)
    for (const invariant of new Set(
      [breachesOfGroup, breachesOfLockedIn, breachesOfClaims, breachesOfTranslation]
        .flatMap((check) => check(engine.measureGroup, group))
        .map((breach) => breach.invariant),
    ))
      note(invariant);
  const invariants = counted(broken);
  return published.length === 0 && broken.size === 0
    ? ''
    : `${published.length} examples; invariants: ${invariants || 'none'}`;
}

/** A broken book may throw where another is wrong: both are noticed. */
function caughtByBooks(engine: typeof wholeBook, books: readonly AnyBook[]): string {
  const broken = new Map<string, number>();
  const note = (invariant: string) => broken.set(invariant, (broken.get(invariant) ?? 0) + 1);
  for (const each of books)
    try {
      for (const invariant of new Set(
        breachesOfBook(engine, each).map((breach) => breach.invariant),
      ))
        note(invariant);
    } catch (error) {
      note(`throws ${error instanceof Error ? error.name : String(error)}`);
    }
  return counted(broken);
}

/** What is broken, and what is to notice it; says nothing of an engine that is sound. */
interface Part {
  readonly mutations: readonly Mutation[];
  readonly caughtBy: (folder: string) => Promise<string>;
}

const load = async <T>(folder: string, file: string): Promise<T> =>
  (await import(pathToFileURL(join(folder, file)).href)) as T;

const partsOf = (): Readonly<Record<string, Part>> => {
  const groups = fc.sample(anyGroup, { seed: 17, numRuns: 120 });
  const portfolios = fc.sample(anyPortfolio, { seed: 17, numRuns: 4 });
  const books = fc.sample(anyBook, { seed: 17, numRuns: 12 });
  return {
    engine: {
      mutations: [...engineMutations, ...projectionMutations].map((each) => mutation(...each)),
      caughtBy: async (folder) =>
        caughtBy(await load<Engine>(folder, 'index.ts'), groups, portfolios),
    },
    book: {
      mutations: bookMutations.map((each) => mutation(...each)),
      caughtBy: async (folder) =>
        caughtByBooks(await load<typeof wholeBook>(folder, 'book/index.ts'), books),
    },
  };
};

/**
 * Breaks copies of the engine one by one and says which tests notice.
 * @param only `engine` or `book`; default both
 * @returns how many broken engines nothing noticed
 */
export async function runMutations(only?: string): Promise<number> {
  const source = join(import.meta.dirname, '..', '..', 'src', 'domain', 'ifrs17');
  const parts = Object.entries(partsOf()).filter(([name]) => only === undefined || name === only);
  const folder = mkdtempSync(join(tmpdir(), 'ifrs17-mutations-'));
  let [survived, count] = [0, 0];
  try {
    for (const [part, { mutations: all, caughtBy: notice }] of parts) {
      // What a sound engine breaks would count for every broken one.
      const sound = await notice(source);
      if (sound !== '') throw new Error(`the ${part} as it is: ${sound}`);
      for (const { name, file, from, to } of all) {
        const copy = join(folder, String(++count));
        cpSync(source, copy, { recursive: true });
        const text = readFileSync(join(copy, file), 'utf8');
        if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
        writeFileSync(join(copy, file), text.replace(from, to));
        const caught = await notice(copy);
        if (caught === '') survived++;
        console.log(
          `${caught === '' ? 'SURVIVES' : 'caught  '}  ${name}${caught === '' ? '' : `: ${caught}`}`,
        );
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(`${count - survived} of ${count} broken engines are caught`);
  return survived;
}
