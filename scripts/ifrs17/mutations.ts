import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import type * as whole from '@/domain/ifrs17';
import type { ProjectionInput } from '@/domain/ifrs17';
import { anyPortfolio } from '../../tests/domain/ifrs17/support/generatedPortfolios';
import { breachesOfProjection } from '../../tests/domain/ifrs17/support/projectionInvariants';
import { derived } from '../../tests/domain/ifrs17/support/derived';
import { anyGroup } from '../../tests/domain/ifrs17/support/generatedGroups';
import {
  breachesOfClaims,
  breachesOfGroup,
  breachesOfLockedIn,
} from '../../tests/domain/ifrs17/support/invariants';
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
    'figures/definitions.ts',
    'coverage.provided ÷ (${units})',
    'coverage.provided ÷ (${units} + coverage.future)',
  ),
  mutation(
    'interest on the wrong date’s balance',
    'steps/interest.ts',
    'row.belInterest = end - start + nominal',
    'row.belInterest = end - start',
  ),
  mutation(
    'changes measured for the CSM at the current rate',
    'steps/changesInEstimates.ts',
    "group.input.model === 'VFA' ? change : locked - state.pvLockedIn",
    'change + 0 * locked',
  ),
  mutation(
    'gap between current and locked-in rates dropped',
    'steps/changesInEstimates.ts',
    'row.belFutureGap += change - forCsm',
    'row.belFutureGap += 0',
  ),
  mutation(
    'experience of claims taken to the CSM',
    'steps/cashFlows.ts',
    'row.fcfFuture += future;',
    'row.fcfFuture += future + row.belExperience;',
  ),
  mutation(
    'investment components in expenses',
    'figures/performance.ts',
    "'lic.incurred + lic.riskAdjustment'",
    "'lic.incurred + lic.investmentComponent + lic.riskAdjustment'",
  ),
  mutation(
    'variable fee without the finance effect',
    'core/measure.ts',
    '-(row.belInterest + row.belRateChange',
    '-0 * (row.belInterest + row.belRateChange',
  ),
  mutation(
    'acquisition cash flows recovered twice',
    'steps/acquisitionRecovery.ts',
    'row.acquisitionUnamortised -= row.revenueAcquisition',
    'row.acquisitionUnamortised -= row.revenueAcquisition / 2',
  ),
  mutation(
    'premium allocation: premiums due instead of received',
    'steps/premiumAllocation.ts',
    'row.lrcPremiums = row.belPremiums',
    'row.lrcPremiums = (group.estimates.opening[period]?.premiums.slice(period) ?? []).reduce((sum, each) => sum + each, 0)',
  ),
  mutation(
    'mid-period discounting of flows at the end',
    'core/flowSet.ts',
    'let step = 2 * (from - origin) + moment;',
    'let step = 2 * (from - origin) + Math.min(moment, 1);',
  ),
  mutation(
    'loss of joining contracts taken to the CSM of others',
    'steps/initialRecognition.ts',
    "period === 0 || group.policies.joiningContracts === 'apart'",
    'period === 0',
  ),
  mutation(
    'interest of incurred claims at current rates beside their OCI',
    'core/claimsRunOff.ts',
    'isDisaggregated ? atLockedIn : liability',
    'liability',
  ),
  mutation(
    'incurred claims not revalued at current rates',
    'core/claimsRunOff.ts',
    'presentValue(after, date, rates.current(date))',
    'presentValue(after, date, rates.lockedIn)',
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
    '- ra.derecognised - leaving.price',
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
    'row.ociAccumulated = own.ociAccumulated * closing',
    'row.ociAccumulated = own.ociAccumulated * average',
  ),
  mutation(
    'credited rates without their one',
    'steps/allocatedInterest.ts',
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

const all = [...mutations, ...projectionMutations.map((each) => mutation(...each))];

type Engine = typeof whole;

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
      [breachesOfGroup, breachesOfLockedIn, breachesOfClaims]
        .flatMap((check) => check(engine.measureGroup, group))
        .map((breach) => breach.invariant),
    ))
      note(invariant);
  const invariants = [...broken].map(([name, count]) => `${name} (${count})`).join(', ');
  return published.length === 0 && broken.size === 0
    ? ''
    : `${published.length} examples; invariants: ${invariants || 'none'}`;
}

/**
 * Breaks copies of the engine one by one and says which tests notice.
 * @returns how many broken engines nothing noticed
 */
export async function runMutations(): Promise<number> {
  const source = join(import.meta.dirname, '..', '..', 'src', 'domain', 'ifrs17');
  const groups = fc.sample(anyGroup, { seed: 17, numRuns: 120 });
  const portfolios = fc.sample(anyPortfolio, { seed: 17, numRuns: 4 });
  const folder = mkdtempSync(join(tmpdir(), 'ifrs17-mutations-'));
  let survived = 0;
  // What a sound engine breaks would count for every broken one.
  const sound = caughtBy(await import('@/domain/ifrs17'), groups, portfolios);
  if (sound !== '') throw new Error(`the engine as it is: ${sound}`);
  try {
    for (const [index, { name, file, from, to }] of all.entries()) {
      const copy = join(folder, String(index));
      cpSync(source, copy, { recursive: true });
      const text = readFileSync(join(copy, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
      writeFileSync(join(copy, file), text.replace(from, to));
      const engine = (await import(pathToFileURL(join(copy, 'index.ts')).href)) as Engine;
      const caught = caughtBy(engine, groups, portfolios);
      if (caught === '') survived++;
      console.log(
        `${caught === '' ? 'SURVIVES' : 'caught  '}  ${name}${caught === '' ? '' : `: ${caught}`}`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(`${all.length - survived} of ${all.length} broken engines are caught`);
  return survived;
}
