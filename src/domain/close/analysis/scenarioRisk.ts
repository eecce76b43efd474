import type { Shock } from '@/domain/ifrs17';
import type { Scenario } from '../types';

export type ScenarioRisk = 'insurance' | 'policyholderBehaviour' | 'market';

const riskOf = {
  mortality: 'insurance',
  morbidity: 'insurance',
  expenses: 'insurance',
  commissions: 'insurance',
  inflation: 'insurance',
  lapse: 'policyholderBehaviour',
  crediting: 'market',
  volatility: 'market',
} as const satisfies Record<keyof Shock, ScenarioRisk>;

/** Additions change nothing at 0, factors at 1. */
const additions: ReadonlySet<string> = new Set<keyof Shock>(['inflation', 'crediting']);

/** The one risk that a scenario moves, for the sensitivities of 128; undefined where it moves none, or several at once. */
export function scenarioRisk({
  shock = {},
  curveShift = 0,
  illiquidityShift = 0,
}: Pick<Scenario, 'shock' | 'curveShift' | 'illiquidityShift'>): ScenarioRisk | undefined {
  const moved = new Set<ScenarioRisk>(
    Object.entries(shock).flatMap(([name, value]) =>
      value === (additions.has(name) ? 0 : 1) ? [] : [riskOf[name as keyof Shock]],
    ),
  );
  if (curveShift !== 0 || illiquidityShift !== 0) moved.add('market');
  const [only, another] = moved;
  return another === undefined ? only : undefined;
}
