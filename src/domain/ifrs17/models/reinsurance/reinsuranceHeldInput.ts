import { checkGroup } from '../../core/checks/checkGroup';
import { checked, inconsistent } from '../../schema/checked';
import { curve, curvesByDate } from '../../schema/curve';
import { currencyCode } from '../../schema/currency';
import { exchangeRates, group } from '../../schema/group';
import { incurredClaims } from '../../schema/groupParts';
import { opening } from '../../schema/opening';
import { policies } from '../../schema/policies';
import type { Problem } from '../../schema/shape';
import { choice, flag, list, number, object, text, type Infer } from '../../schema/shape';

const fields = object(
  'A group of reinsurance contracts held over several periods, with its underlying groups (60-70A). Amounts positive in their own direction.',
  {
    kind: choice('What this input is.', ['reinsuranceHeld']),
    periods: number('Periods to measure.', { integer: true, min: 1, max: 2400 }),
    cessionRate: number('Share of each underlying claim recovered, 0 to 1.', { min: 0, max: 1 }),
    premiums: list(
      'Premiums to the reinsurer by period, positive.',
      number('Premium.', { min: 0 }),
    ),
    underlying: list('Underlying groups, measured over the same periods.', group, 1),
  },
  {
    id: text('Name of the group.'),
    currency: currencyCode,
    exchangeRates,
    opening,
    neverRecovered: list(
      'Beside opening, of each underlying group: what is left of losses recognised before the contracts were bought (66A).',
      number('Loss, positive.', { min: 0 }),
    ),
    model: choice('Measurement model of the reinsurance group (69-70).', ['GMM', 'PAA']),
    lockedIn: curve,
    current: curvesByDate(
      'Current curve of the reinsurance contracts themselves: one for all dates, or one for initial recognition and one for the end of each period. Default, as of lockedIn: that of the first underlying group. Underlying groups keep their own.',
    ),
    cedingCommissions: list(
      'Commissions from the reinsurer that do not depend on claims, by period, positive: less premium (86(b)).',
      number('Commission.', { min: 0 }),
    ),
    newContracts: list(
      'Reinsurance of contracts that join underlying groups later: new business of the treaty, its recoveries and risk following from them.',
      object(
        'What is the treaty’s own.',
        { inPeriod: number('The period at whose start they join.', { integer: true, min: 1 }) },
        {
          premiums: list(
            'Premiums for them, counted from period 1; default none.',
            number('Premium.', { min: 0 }),
          ),
          lockedIn: curve,
        },
      ),
    ),
    actualPremiums: list(
      'Premiums paid less ceding commissions, where they differ.',
      number('Premium.', { min: 0 }),
    ),
    coveredShares: list(
      'Share of each underlying group that the contracts cover, in the order of the groups (B119E); default 1.',
      number('Share, 0 to 1.', { min: 0, max: 1 }),
    ),
    riskAdjustmentCeded: flag(
      'The share of the underlying risk adjustment is transferred (64); default true.',
    ),
    coverageUnits: list(
      'By period; default the sum of the underlying groups’ units.',
      number('Units.', { min: 0 }),
    ),
    boughtAfterLoss: flag(
      'Entered into after the underlying losses were recognised: they are not recovered at once (66A).',
    ),
    incurredClaims,
    policies,
  },
);
type NewContracts = Infer<typeof fields>['newContracts'];

/** One entry a period, within the periods measured, with premiums from it on. */
const checkNewContracts = (
  newContracts: NewContracts = [],
  periods: number,
  isAllocation: boolean,
): readonly Problem[] =>
  newContracts.flatMap(({ inPeriod, premiums }, index) => [
    ...(isAllocation
      ? [
          inconsistent(
            `newContracts[${index}]`,
            'nothing under model PAA: contracts that join are a group of their own',
            'some',
          ),
        ]
      : []),
    ...(inPeriod > periods
      ? [
          inconsistent(
            `newContracts[${index}].inPeriod`,
            `at most ${periods}, the number of periods`,
            String(inPeriod),
          ),
        ]
      : []),
    ...(newContracts.findIndex((each) => each.inPeriod === inPeriod) < index
      ? [inconsistent(`newContracts[${index}].inPeriod`, 'each period once', String(inPeriod))]
      : []),
    ...((premiums ?? []).slice(0, inPeriod - 1).some((each) => each !== 0)
      ? [
          inconsistent(
            `newContracts[${index}].premiums`,
            `0 before period ${inPeriod}, in which they join`,
            'an amount before',
          ),
        ]
      : []),
  ]);

/** Estimates of earlier interim periods change for all contracts issued and held, or for none (B137). */
function checkInterimBasis(
  underlying: Infer<typeof fields>['underlying'],
  own: string | undefined,
): readonly Problem[] {
  const expected = own ?? underlying[0]?.policies?.interimBasis ?? 'periodToPeriod';
  return underlying.flatMap(({ policies: stated }, index) => {
    const basis = stated?.interimBasis ?? 'periodToPeriod';
    const path = `underlying[${index}].policies.interimBasis`;
    return basis === expected
      ? []
      : [inconsistent(path, `${expected}, one choice for contracts issued and held (B137)`, basis)];
  });
}

/** Recoveries are sums over the underlying groups: of one currency and one length of period, or they are refused; translation is the treaty's own. */
function checkUnits(
  underlying: Infer<typeof fields>['underlying'],
  currency: string | undefined,
  isTranslated: boolean,
): readonly Problem[] {
  const [first] = underlying;
  const [own, perYear] = [currency ?? first?.currency, first?.periodsPerYear ?? 1];
  return underlying.flatMap((each, index) => {
    const at = (field: string) => `underlying[${index}].${field}`;
    return [
      ...(each.currency === own
        ? []
        : [
            inconsistent(
              at('currency'),
              `${own ?? 'none'}, the currency of the treaty`,
              each.currency ?? 'none',
            ),
          ]),
      ...((each.periodsPerYear ?? 1) === perYear
        ? []
        : [
            inconsistent(
              at('periodsPerYear'),
              `${perYear}, as of the first group`,
              String(each.periodsPerYear ?? 1),
            ),
          ]),
      ...(each.exchangeRates && !isTranslated && index === 0
        ? [
            {
              path: 'exchangeRates',
              code: 'missing' as const,
              expected: 'rates of the treaty, where underlying groups are translated',
              found: 'nothing',
            },
          ]
        : []),
    ];
  });
}

/** Underlying groups are told apart by name and cover the same periods; each is checked as a group of its own. */
export const reinsuranceHeld = checked(
  fields,
  ({ underlying, periods, coveredShares, newContracts, model, policies: own, ...treaty }) => [
    ...checkUnits(underlying, treaty.currency, treaty.exchangeRates !== undefined),
    ...(treaty.exchangeRates && treaty.exchangeRates.closing.length < periods + 1
      ? [
          {
            path: 'exchangeRates.closing',
            code: 'length' as const,
            expected: `${periods + 1} rates, of initial recognition and of each end`,
            found: `${treaty.exchangeRates.closing.length} entries`,
          },
        ]
      : []),
    ...checkInterimBasis(underlying, own?.interimBasis),
    ...(coveredShares && coveredShares.length !== underlying.length
      ? [
          inconsistent(
            'coveredShares',
            `${underlying.length} shares, one a group`,
            `${coveredShares.length} shares`,
          ),
        ]
      : []),
    ...(treaty.neverRecovered && !treaty.opening
      ? [
          inconsistent(
            'neverRecovered',
            'an opening beside it; a treaty that is new recovers nothing of losses before it',
            'none',
          ),
        ]
      : []),
    ...checkNewContracts(newContracts, periods, model === 'PAA'),
    ...underlying.flatMap((each, index) => [
      ...(each.held
        ? [
            inconsistent(
              `underlying[${index}].held`,
              'false: underlying contracts are issued',
              'true',
            ),
          ]
        : []),
      ...checkGroup(each).map((problem) => ({
        ...problem,
        path: `underlying[${index}].${problem.path}`,
      })),
      ...(each.periods === periods
        ? []
        : [
            inconsistent(
              `underlying[${index}].periods`,
              `${periods}, the periods of the reinsurance`,
              String(each.periods),
            ),
          ]),
      ...(each.id !== undefined && underlying.findIndex(({ id }) => id === each.id) < index
        ? [inconsistent(`underlying[${index}].id`, 'a name of its own', each.id)]
        : []),
    ]),
  ],
);
export type ReinsuranceHeldInput = Infer<typeof reinsuranceHeld>;
