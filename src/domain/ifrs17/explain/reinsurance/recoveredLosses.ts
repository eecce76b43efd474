import type { LossRecovery } from '../../core/lossRecovery';
import type { Column } from '../../core/row/columns';
import { isOfLosses, lossesBefore, neverRecovered } from '../../models/reinsurance/recoveredLosses';
import type { ReinsuranceHeldInput } from '../../models/reinsurance/reinsuranceHeldInput';
import { derived, fact, type Derivation } from '../../formula/derivation';
import { explainColumn } from '../explainColumn';
import type { Underlying } from './underlyingGroups';

/** A movement of the loss component of an underlying group, by its place among them. */
interface Movement {
  readonly group: number;
  readonly part: keyof LossRecovery;
  readonly period: number;
  readonly column: Column;
}

/** A movement of an underlying loss component; of what was lost before the treaty was bought nothing is recovered (66A). */
export function recoveredPart(
  input: ReinsuranceHeldInput,
  each: Underlying,
  { group, part: of, period, column }: Movement,
): Derivation {
  const part = explainColumn(each, period, column);
  const left = isOfLosses(of) ? undefined : neverRecoveredAt(input, each, group, period);
  if (!left || left.value === 0) return part;
  const [opening, added] = [
    explainColumn(each, period, 'lcOpening'),
    explainColumn(each, period, 'lcNew'),
  ];
  return derived(
    `recovered part of ${part.name}`,
    part.value * (1 - left.value / (opening.value + added.value)),
    '66A',
    `${part.name} × (1 - ${left.name} ÷ (${opening.name} + ${added.name}))`,
    [part, left, opening, added],
  );
}

/** Losses of before the treaty, as far as they are left at the start of a period. */
function neverRecoveredAt(
  input: ReinsuranceHeldInput,
  each: Underlying,
  index: number,
  period: number,
): Derivation {
  const value = neverRecovered(input, each.rows, index)[period] ?? 0;
  const name = `loss of before the treaty left in period ${period + 1}`;
  const at = (column: Column, of = period - 1) => explainColumn(each, of, column);
  if (value === 0) return derived(name, 0, '66A', '0', []);
  if (period === 0 && input.opening) return fact(`neverRecovered[${index}]`, value);
  if (period === 0) {
    const losses = lossesBefore(input).map((column) => at(column, 0));
    return derived(name, value, '66A', losses.map((each) => each.name).join(' + '), losses);
  }
  const before = neverRecoveredAt(input, each, index, period - 1);
  const [closing, losses, opening, added] = [
    at('lcClosing'),
    at('lcLosses'),
    at('lcOpening'),
    at('lcNew'),
  ];
  return derived(
    name,
    value,
    '66A, B119F',
    `${before.name} × max(0, ${closing.name} - ${losses.name}) ÷ (${opening.name} + ${added.name})`,
    [before, closing, losses, opening, added],
  );
}
