import type { EngineInput } from '../schema/input';
import { engineInput } from '../schema/input';
import { parse } from '../schema/shape';
import { amount, amounts, amountsOrEach, given, isFacts, part, says, type Facts } from './facts';

const listed = (facts: Facts): readonly unknown[] => {
  for (const name of ['steps', 'changes', 'movements'])
    if (Array.isArray(facts[name])) return facts[name];
  const ofCsm = amountsOrEach(facts, 1, 'changeInCsm');
  return amountsOrEach(facts, 1, 'changeInFcf') ?? ofCsm?.map((csm) => ({ csm })) ?? [];
};

/** One step: a number, or an amount with a name, of fulfilment cash flows or of the CSM. */
function stepOf(stated: unknown, index: number): unknown {
  if (typeof stated === 'number') return { name: `step${index + 1}`, amount: stated };
  if (!isFacts(stated)) return stated;
  const ofCsm = amount(stated, 'csm');
  const value = amount(stated, 'amount', 'fcf', 'changeInFcf') ?? ofCsm;
  return given({
    name: says(stated, 'name') || says(stated, 'step') || `step${index + 1}`,
    amount: value,
    of: stated['of'] ?? (ofCsm !== undefined && value === ofCsm ? 'csm' : undefined),
  });
}

/** True where facts begin with a CSM or loss component, not with cash flows. */
export const isMarginCase = (facts: Facts): boolean =>
  Array.isArray(facts['steps']) ||
  amount(facts, 'openingCsm', 'openingLossComponent') !== undefined ||
  (part(facts, 'opening') !== undefined && facts['expectedOutflows'] === undefined);

/** Units of this period and the later ones: a list, or by what their names say. */
function unitsOf(facts: Facts): readonly number[] | undefined {
  const named = Object.entries(part(facts, 'coverageUnits') ?? {});
  const of = (pattern: RegExp) =>
    named
      .filter(([name]) => pattern.test(name))
      .flatMap(([, value]) => (typeof value === 'number' ? [value] : []));
  const [provided, future] = [of(/provid|current|period/i), of(/future|remain|expect|later/i)];
  return (
    amounts(facts, 'coverageUnits') ?? (provided.length > 0 ? [...provided, ...future] : undefined)
  );
}

/** Facts of a CSM or loss component that is carried through stated steps (44, 48, 50, B119). */
export function marginCase(facts: Facts): EngineInput {
  const opening = part(facts, 'opening') ?? {};
  const units = unitsOf(facts);
  const provided = amount(facts, 'coverageUnitsProvided') ?? units?.[0];
  const future =
    amounts(facts, 'coverageUnitsFuture') ??
    (units ? units.slice(1) : [amount(facts, 'coverageUnitsFuture') ?? 0]);
  const share = amount(facts, 'releaseShare');
  return parse(
    engineInput,
    given({
      kind: 'marginRollForward',
      opening: given({
        csm: amount(opening, 'csm', 'openingCsm') ?? amount(facts, 'openingCsm'),
        lossComponent:
          amount(opening, 'lossComponent') ??
          amount(facts, 'openingLossComponent', 'lossComponent'),
      }),
      steps: listed(facts).map(stepOf),
      held: typeof facts['held'] === 'boolean' ? facts['held'] : undefined,
      interestRate: amount(facts, 'interestRate', 'csmAccretionRate'),
      release:
        part(facts, 'release') ?? releaseOf(share, provided, future, amount(facts, 'discountRate')),
      lossComponentRelease: facts['lossComponentRelease'],
    }),
  );
}

function releaseOf(
  share: number | undefined,
  provided: number | undefined,
  expected: readonly number[],
  discountRate: number | undefined,
) {
  if (share !== undefined) return { share };
  return provided === undefined ? undefined : given({ provided, expected, discountRate });
}
