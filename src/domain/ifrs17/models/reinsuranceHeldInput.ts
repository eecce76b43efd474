import { checkGroup } from '../core/checkGroup';
import { checked, inconsistent } from '../schema/checked';
import { curve, curvesByDate } from '../schema/curve';
import { group } from '../schema/group';
import { incurredClaims } from '../schema/groupParts';
import { policies } from '../schema/policies';
import { choice, flag, list, number, object, text, type Infer } from '../schema/shape';

const fields = object(
  'A group of reinsurance contracts held over several periods, with its underlying groups (60-70A). Amounts positive in their own direction.',
  {
    kind: choice('What this input is.', ['reinsuranceHeld']),
    periods: number('Periods to measure.', { integer: true, min: 1, max: 2400 }),
    cessionRate: number('Share of each underlying claim recovered, 0 to 1.', { min: 0, max: 1 }),
    premiums: list('Premiums to the reinsurer by period, positive.', number('Premium.', { min: 0 })),
    underlying: list('Underlying groups, measured over the same periods.', group, 1),
  },
  {
    id: text('Name of the group.'),
    model: choice('Measurement model of the reinsurance group (69-70).', ['GMM', 'PAA']),
    lockedIn: curve,
    current: curvesByDate(
      'Current curve of the reinsurance contracts themselves: one for all dates, or one for initial recognition and one for the end of each period. Default, as of lockedIn: that of the first underlying group. Underlying groups keep their own.',
    ),
    actualPremiums: list('Premiums paid, where they differ.', number('Premium.', { min: 0 })),
    coveredShares: list(
      'Share of each underlying group that the contracts cover, in the order of the groups (B119E); default 1.',
      number('Share, 0 to 1.', { min: 0, max: 1 }),
    ),
    riskAdjustmentCeded: flag('The share of the underlying risk adjustment is transferred (64); default true.'),
    coverageUnits: list('By period; default the sum of the underlying groups’ units.', number('Units.', { min: 0 })),
    boughtAfterLoss: flag('Entered into after the underlying losses were recognised: they are not recovered at once (66A).'),
    incurredClaims,
    policies,
  },
);
/** Underlying groups are told apart by name and cover the same periods; each is checked as a group of its own. */
export const reinsuranceHeld = checked(fields, ({ underlying, periods, coveredShares }) => [
  ...(coveredShares && coveredShares.length !== underlying.length
    ? [inconsistent('coveredShares', `${underlying.length} shares, one a group`, `${coveredShares.length} shares`)]
    : []),
  ...underlying.flatMap((each, index) => [
    ...checkGroup(each).map((problem) => ({ ...problem, path: `underlying[${index}].${problem.path}` })),
    ...(each.periods === periods
      ? []
      : [inconsistent(`underlying[${index}].periods`, `${periods}, the periods of the reinsurance`, String(each.periods))]),
    ...(each.id !== undefined && underlying.findIndex(({ id }) => id === each.id) < index
      ? [inconsistent(`underlying[${index}].id`, 'a name of its own', each.id)]
      : []),
  ]),
]);
export type ReinsuranceHeldInput = Infer<typeof reinsuranceHeld>;
