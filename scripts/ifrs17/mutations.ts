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

/** One wrong sign, order or rate at a time: each an error that an engine could really have. */
const mutations: readonly Mutation[] = [
  mutation(
    'CSM release before changes in estimates',
    'figures/margin.ts',
    '-csm.beforeRelease × csm.releaseShare',
    '-(csm.opening + csm.new) × csm.releaseShare',
  ),
  mutation(
    'CSM accretes at twice the locked-in rate',
    'figures/margin.ts',
    "'(csm.opening + csm.new) × rate.csm'",
    "'(csm.opening + csm.new) × 2 × rate.csm'",
  ),
  mutation(
    'CSM adjusted with the wrong sign',
    'figures/margin.ts',
    'csm.financeEffect - fcf.future',
    'csm.financeEffect + fcf.future',
  ),
  mutation(
    'CSM without a floor',
    'figures/margin.ts',
    'min(margin.csm, max(0, -margin.decrease))',
    'max(0, -margin.decrease)',
  ),
  mutation(
    'more reversed than the loss component holds',
    'figures/margin.ts',
    'min(lc.held, max(0, margin.decrease))',
    'max(0, margin.decrease)',
  ),
  mutation(
    'reversal of losses booked as revenue',
    'figures/performance.ts',
    'revenue.acquisition + revenue.premiumExperience',
    'revenue.acquisition + revenue.premiumExperience - lc.reversal',
  ),
  mutation(
    'loss component left in revenue',
    'figures/performance.ts',
    "'expected.claims + lc.allocatedClaims'",
    "'expected.claims'",
  ),
  mutation(
    'loss component allocated on outflows without the risk adjustment',
    'figures/margin.ts',
    "'outflows.opening + ra.opening + ra.new'",
    "'outflows.opening'",
  ),
  mutation(
    'coverage units of the future forgotten',
    'figures/plan/definitions.ts',
    'coverage.provided ÷ (${units})',
    'coverage.provided ÷ (${units} + coverage.future)',
  ),
  mutation(
    'interest on the wrong date’s balance',
    'figures/fulfilment.ts',
    '`pv.unwound - pv.start ${due}`',
    '`pv.unwound - pv.start`',
  ),
  mutation(
    'changes measured for the CSM at the current rate',
    'figures/fulfilment.ts',
    "of.model === 'VFA' ? currentAtEnd : atLockedIn",
    'currentAtEnd',
  ),
  mutation(
    'gap between current and locked-in rates dropped',
    'figures/fulfilment.ts',
    "'change.atCurrent - bel.future'",
    "'0'",
  ),
  mutation(
    'experience of claims taken to the CSM',
    'figures/margin.ts',
    'bel.future + bel.futureExperience + ra.future',
    'bel.future + bel.futureExperience + bel.experience + ra.future',
  ),
  mutation(
    'investment components in expenses',
    'figures/performance.ts',
    "'lic.incurred + lic.riskAdjustment'",
    "'lic.incurred + lic.investmentComponent + lic.riskAdjustment'",
  ),
  mutation(
    'variable fee without the finance effect',
    'figures/service.ts',
    '-(bel.interest + bel.rateChange + bel.financialRisk)',
    '-0 × (bel.interest + bel.rateChange + bel.financialRisk)',
  ),
  mutation(
    'acquisition cash flows recovered twice',
    'figures/service.ts',
    "'acquisition.before - revenue.acquisition'",
    "'acquisition.before - revenue.acquisition × 0.5'",
  ),
  mutation(
    'premium allocation: half of the premiums received counted',
    'figures/premiumAllocation.ts',
    "lrcPremiums: ['55(b)(i)', 'bel.premiums']",
    "lrcPremiums: ['55(b)(i)', 'bel.premiums × 0.5']",
  ),
  mutation(
    'mid-period discounting of flows at the end',
    'core/flowSet.ts',
    'let step = 2 * (from - origin) + moment;',
    'let step = 2 * (from - origin) + Math.min(moment, 1);',
  ),
  mutation(
    'loss of joining contracts taken to the CSM of others',
    'figures/recognition.ts',
    "isRecognised(group, period) || group.policies.joiningContracts === 'apart'",
    'isRecognised(group, period)',
  ),
  mutation(
    'interest of incurred claims at current rates beside their OCI',
    'core/claims/claimsRunOff.ts',
    'isDisaggregated ? rates.lockedIn : rates.current(date)',
    'isDisaggregated ? rates.current(date) : rates.current(date)',
  ),
  mutation(
    'incurred claims not revalued at current rates',
    'core/claims/claimsRunOff.ts',
    'plus(each, outstanding(date, each.rates.current(date)))',
    'plus(each, outstanding(date, each.rates.lockedIn))',
  ),
  mutation(
    'OCI of incurred claims posted to remaining coverage',
    'tables/journals.ts',
    "'financeOci - licFinanceOci'",
    "'financeOci'",
  ),
  mutation(
    'loss component released without its finance',
    'figures/margin.ts',
    '(lc.base + lc.finance) × lc.releaseShare',
    'lc.base × lc.releaseShare × 1.5',
  ),
  mutation(
    'recovery of a loss leaves the CSM of reinsurance alone',
    'figures/margin.ts',
    '`lc.new + lc.losses + lc.reversal${',
    '`lc.losses + lc.reversal${',
  ),
  mutation(
    'price of contracts that leave forgotten',
    'figures/margin.ts',
    '- ra.derecognised - derecognition.price',
    '- ra.derecognised',
  ),
  mutation(
    'OCI left out of finance',
    'figures/performance.ts',
    'finance.total - finance.profitOrLoss',
    '0 × finance.total',
  ),
  mutation('closing without experience', 'figures/balances.ts', ' + bel.experience + ', ' + '),
  mutation(
    'OCI of a foreign group not translated at the closing rate',
    'core/translation.ts',
    "'licRaClosing', 'liability', 'ociAccumulated'",
    "'licRaClosing', 'liability'",
  ),
  mutation(
    'credited rates without their one',
    'figures/allocationCurve.ts',
    'factor * (1 + (pattern',
    '(1 + factor * (pattern',
  ),
  mutation(
    'one group keeps its margin beside its loss',
    'figures/margin.ts',
    "'max(0, min(margin.changed + csm.derecognised, lc.changed + lc.derecognised))'",
    "'0'",
  ),
];

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
      mutations: [...mutations, ...projectionMutations.map((each) => mutation(...each))],
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
