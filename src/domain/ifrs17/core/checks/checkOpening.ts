import { inconsistent } from '../../schema/checked';
import type { GroupInput } from '../../schema/group';
import type { OpeningInput } from '../../schema/opening';
import type { Problem } from '../../schema/shape';

const ofGeneral = ['bel', 'belAtLockedIn', 'belAllocated', 'ra', 'raRateGap', 'csm'] as const;

/** True at the start of period 1 of a group that begins: with an opening its contracts are recognised already. */
export const isRecognised = ({ input }: { readonly input: GroupInput }, period: number): boolean =>
  period === 0 && input.opening === undefined;

/** A group that opens has no initial recognition: what belongs to one contradicts it. */
export function checkOpening(input: GroupInput): Problem[] {
  const { opening, model, held } = input;
  const accidents = input.incurredClaims?.accidentPeriods ?? [];
  if (!opening)
    return accidents.flatMap(({ period }, index) =>
      period >= 1
        ? []
        : [
            {
              path: `incurredClaims.accidentPeriods[${index}].period`,
              code: 'range' as const,
              expected: 'at least 1; periods before are those of a group with an opening',
              found: String(period),
            },
          ],
    );
  const of = (names: readonly (keyof OpeningInput)[], expected: string) =>
    names
      .filter((name) => (opening[name] ?? 0) !== 0)
      .map((name) => inconsistent(`opening.${name}`, expected, String(opening[name])));
  const { csm = 0, lossComponent = 0 } = opening;
  const without = 'nothing beside opening: the contracts are recognised already';
  return [
    ...(input.accountBalance
      ? [
          inconsistent(
            'accountBalance',
            'flows and underlyingItems beside opening: a balance begins at recognition',
            'some',
          ),
        ]
      : []),
    ...(input.acquisitionAsset ? [inconsistent('acquisitionAsset', without, 'some')] : []),
    ...(input.riskAdjustment?.initial
      ? [inconsistent('riskAdjustment.initial', 'opening.ra instead', 'some')]
      : []),
    ...(model === 'PAA'
      ? of(ofGeneral, 'nothing under model PAA: opening.lrc')
      : of(['lrc'], 'nothing: it belongs to model PAA')),
    ...(!held && csm < 0
      ? of(['csm'], 'at least 0: what is below is a loss component (44, 47)')
      : []),
    ...(!held && lossComponent < 0 ? of(['lossComponent'], 'at least 0') : []),
    ...(!held && csm > 0 && lossComponent > 0 && input.policies?.joiningContracts === 'oneGroup'
      ? of(['lossComponent'], 'nothing beside a CSM of one group (44, 48)')
      : []),
  ];
}
