import { compileGroup } from '../../core/compile';
import { measureWhole } from '../../core/result';
import type { LossRecovery } from '../../core/lossRecovery';
import { translated } from '../../core/translated';
import type { Column } from '../../core/row';
import {
  isBoughtLater,
  isOfLosses,
  lossRecovery,
  neverRecovered,
  recoveredFrom,
  reinsuranceGroup,
} from '../../models/reinsurance/reinsuranceGroup';
import type { ReinsuranceHeldInput } from '../../models/reinsurance/reinsuranceHeldInput';
import { type Explainer, type Measured } from '../context';
import { derived, fact, type Derivation } from '../../formula/derivation';
import { explainColumn } from '../explainColumn';
import { explainGroup, figuresOf } from '../explainGroup';
import { factsOf } from './reinsuranceFacts';
import { ceded, idOf, prefixing, type Underlying } from './underlyingGroups';
import { newBusinessRatePath } from './reinsuranceNewBusiness';
import { settledFacts } from '../estimates/settledFacts';

/** A movement of an underlying loss component; of what was lost before the treaty was bought nothing is recovered (66A). */
function recoveredPart(
  input: ReinsuranceHeldInput,
  each: Underlying,
  index: number,
  period: number,
  [of, source]: readonly [keyof LossRecovery, Column],
): Derivation {
  const part = explainColumn(each, period, source);
  const left = isOfLosses(of) ? undefined : neverRecoveredAt(input, each, index, period);
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
  if (period === 0) return derived(name, value, '66A', at('lcNew', 0).name, [at('lcNew', 0)]);
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

/** Rates that the treaty does not state are those of the first underlying group. */
function ratePathOf(input: ReinsuranceHeldInput, path: string): string {
  const [, field = '', rest = ''] = /^rates\.(lockedIn|current)(.*)$/.exec(path) ?? [];
  return field in input
    ? `${field}${rest}`
    : `underlying.${input.underlying[0]?.id ?? 'group1'}.${path}`;
}

function measuredHeld(input: ReinsuranceHeldInput): {
  held: Measured;
  underlying: readonly Underlying[];
} {
  const groups = input.underlying.map((each) => compileGroup(each));
  const rows = groups.map((each) => measureWhole(each));
  const underlying = groups.map((group, index): Underlying => ({
    group,
    rows: rows[index] ?? [],
    reported: translated(group, rows[index] ?? []),
    known: new Map(),
    facts: settledFacts(group.input),
    named: prefixing(`underlying.${group.input.id ?? `group${index + 1}`}`),
  }));
  const group = compileGroup(reinsuranceGroup(input, groups, rows));
  const heldRows = measureWhole(group, lossRecovery(input, rows));
  const own = factsOf(
    input,
    underlying,
    (group.input.revisions ?? []).map(({ atEndOf }) => atEndOf),
  );
  const settled = settledFacts(group.input, (path, value) => own(path, value) ?? fact(path, value));
  const held: Measured = {
    group,
    rows: heldRows,
    reported: translated(group, heldRows),
    known: new Map(),
    facts: (path, value) => settled(path, value) ?? own(path, value),
    ratePath: (path) =>
      newBusinessRatePath(input, groups, path) ??
      ratePathOf(input, path.replace(/^newContracts\[\d+\]/, 'rates')),
    recovery(part, period, name) {
      if (isBoughtLater(input, part, period)) return fact(name, 0);
      const [sign, sources] = recoveredFrom[part];
      const parts = underlying.flatMap((each, index) =>
        sources
          .filter((source) => (each.rows[period]?.[source] ?? 0) !== 0)
          .map(
            (source) =>
              [
                index,
                sign,
                each.named(recoveredPart(input, each, index, period, [part, source])),
              ] as const,
          ),
      );
      return ceded(input, name, '66A-66B, B119D-B119F', parts);
    },
  };
  return { held, underlying };
}

/** Explains figures of the reinsurance group, and of an underlying group under `underlying.<id>.` */
export function reinsuranceExplainer(input: ReinsuranceHeldInput): Explainer {
  const { held, underlying } = measuredHeld(input);
  const explain = (path: string) => {
    for (const [index, each] of underlying.entries()) {
      const prefix = `underlying.${idOf(each, index)}.`;
      if (!path.startsWith(prefix)) continue;
      const explained = explainGroup(each, path.slice(prefix.length));
      return explained && each.named(explained);
    }
    return explainGroup(held, path.replace(/^reinsurance\./, ''));
  };
  return { explain, figures: figuresOf(held).map((name) => `reinsurance.${name}`) };
}
