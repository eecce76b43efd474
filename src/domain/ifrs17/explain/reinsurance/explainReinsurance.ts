import { compileGroup } from '../../core/compile';
import { measureWhole } from '../../core/result';
import { translated } from '../../core/translated';
import { cededFacts } from '../../models/reinsurance/cededFacts';
import { lossRecovery, reinsuranceGroup } from '../../models/reinsurance/reinsuranceGroup';
import type { ReinsuranceHeldInput } from '../../models/reinsurance/reinsuranceHeldInput';
import { type Explainer, type Measured } from '../context';
import { fact } from '../../formula/derivation';
import { explainGroup, figuresOf } from '../explainGroup';
import { factsOf, newBusinessRatePath } from './reinsuranceFacts';
import { explainCeded, idOf, prefixing, type Underlying } from './underlyingGroups';
import { settledFacts } from '../estimates/settledFacts';

/** Rates that the treaty does not state are those of the first underlying group. */
function ratePathOf(input: ReinsuranceHeldInput, path: string): string {
  const [, field = '', rest = ''] = /^rates\.(lockedIn|current)(.*)$/.exec(path) ?? [];
  return field in input
    ? `${field}${rest}`
    : `underlying.${input.underlying[0]?.id ?? 'group1'}.${path}`;
}

type How = Pick<Measured, 'isWhole'>;

function measuredHeld(
  input: ReinsuranceHeldInput,
  { isWhole }: How,
): {
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
    ...(isWhole && { isWhole }),
    facts: settledFacts(group.input),
    named: prefixing(`underlying.${group.input.id ?? `group${index + 1}`}`),
  }));
  const group = compileGroup(reinsuranceGroup(input, groups, rows));
  const facts = cededFacts(input, groups);
  const heldRows = measureWhole(group, lossRecovery(input, groups, rows));
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
    ...(isWhole && { isWhole }),
    facts: (path, value) => settled(path, value) ?? own(path, value),
    ratePath: (path) =>
      newBusinessRatePath(input, groups, path) ??
      ratePathOf(input, path.replace(/^newContracts\[\d+\]/, 'rates')),
    recovery: (part, period, name) =>
      explainCeded(input, underlying, name, facts.recovered(part, period), '66A-66B, B119D-B119F'),
  };
  return { held, underlying };
}

/** Explains figures of the reinsurance group, and of an underlying group under `underlying.<id>.` */
export function reinsuranceExplainer(input: ReinsuranceHeldInput, how: How = {}): Explainer {
  const { held, underlying } = measuredHeld(input, how);
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
