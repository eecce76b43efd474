import {
  firstCovered,
  newBusinessPeriods,
  leavesAlike,
} from '../../models/reinsurance/cededChanges';
import { riskFigures, type CededRisk } from '../../models/reinsurance/reinsuranceGroup';
import type { ReinsuranceHeldInput } from '../../models/reinsurance/reinsuranceHeldInput';
import { actualClaims } from '../estimates/actuals';
import { derived, fact, sumOf, type Derivation } from '../../formula/derivation';
import { explainColumn } from '../explainColumn';
import { claimsEstimate, startingUnits, unitsOf, type Position } from '../estimates/provenance';
import { newBusinessFacts } from './reinsuranceNewBusiness';
import { ceded, type Underlying } from './underlyingGroups';

/** Premium of a period, less what the reinsurer pays whatever the claims are (86(b)). */
function premiumOf(
  { premiums, cedingCommissions }: ReinsuranceHeldInput,
  period: number,
): Derivation {
  const premium = fact(`premiums[${period}]`, premiums[period] ?? 0);
  const commission = fact(`cedingCommissions[${period}]`, cedingCommissions?.[period] ?? 0);
  if (commission.value === 0) return premium;
  const formula = `${premium.name} - ${commission.name}`;
  return derived(
    `reinsurance: expected.premiums[${period}]`,
    premium.value - commission.value,
    '86(b)',
    formula,
    [premium, commission],
  );
}

/** The reinsurance group's own input is made from the underlying groups and the treaty: these are its facts. */
export function factsOf(
  input: ReinsuranceHeldInput,
  underlying: readonly Underlying[],
  atEndOf: readonly number[],
) {
  const each = (
    path: string,
    make: (group: Underlying, index: number) => readonly (readonly [1 | -1, Derivation])[],
  ) =>
    ceded(
      input,
      `reinsurance: ${path}`,
      '62-63, B119D',
      underlying.flatMap((group, index) =>
        make(group, index)
          .filter(([, part]) => part.value !== 0)
          .map(([sign, part]) => [index, sign, group.named(part)] as const),
      ),
    );
  const groups = underlying.map(({ group }) => group);
  const risk = (path: string, kind: CededRisk, period: number) =>
    each(path, (group) =>
      riskFigures(input, groups, kind, period).map(
        (figure) => [1, explainColumn(group, period, figure)] as const,
      ),
    );
  const summed = (path: string, units: readonly Derivation[]) =>
    derived(
      `reinsurance: ${path}`,
      sumOf(units),
      'B119',
      units.map(({ name }) => name).join(' + ') || '0',
      units,
    );
  /** After the changes of a date, and after what left where that is one of them. */
  const changedAt = ({ group }: Underlying, date: number): Position => ({
    date,
    opening: false,
    ...(leavesAlike(input, groups, date)
      ? {
          changes: (group.input.revisions ?? []).filter(({ atEndOf: each }) => each === date)
            .length,
        }
      : {}),
  });
  const newBusiness = newBusinessFacts(
    input,
    underlying,
    newBusinessPeriods(input, groups),
    each,
    summed,
  );
  return (path: string, value: number): Derivation | undefined => {
    const ofNewBusiness = newBusiness(path);
    if (ofNewBusiness) return ofNewBusiness;
    const [, kind = '', index = '', field = '', at = ''] =
      /^([a-zA-Z.]+)\[?(\d*)\]?(?:\.(expected\.claims|coverageUnits|fraction)(?:\[(\d+)\])?)?$/.exec(
        path,
      ) ?? [];
    const period = Number(index);
    switch (kind) {
      case 'expected.premiums':
        return premiumOf(input, period);
      case 'actual.premiums':
        return fact(`actualPremiums[${period}]`, value);
      case 'expected.claims':
        return each(path, ({ group }) => [
          [1, fact(`expected.claims[${period}]`, group.input.expected?.claims?.[period] ?? 0)],
        ]);
      case 'actual.claims':
        return each(path, (measured) => [[1, actualClaims(measured, period)]]);
      case 'revisions': {
        const date = atEndOf[period] ?? 0;
        const of = date + Number(at);
        if (field === 'coverageUnits')
          return summed(
            path,
            underlying.map((measured) =>
              measured.named(unitsOf(measured, of, changedAt(measured, date))),
            ),
          );
        return each(path, (measured) => [
          [1, claimsEstimate(measured, of, changedAt(measured, date))],
        ]);
      }
      case 'coverageUnits': {
        if (input.coverageUnits) return fact(path, value);
        return summed(
          path,
          underlying.map((group) =>
            group.named(
              input.model === 'PAA'
                ? unitsOf(group, period, { date: period, opening: true })
                : startingUnits(group, period),
            ),
          ),
        );
      }
      case 'derecognitions': {
        const first = firstCovered(input, groups);
        const alike = (groups[first]?.input.derecognitions ?? []).flatMap(
          ({ atEndOf: date }, own) => (leavesAlike(input, groups, date) ? [own] : []),
        );
        return underlying[first]?.named(
          fact(`derecognitions[${alike[period] ?? 0}].fraction`, value),
        );
      }
      case 'riskAdjustment.initial':
        return risk(path, 'initial', 0);
      case 'riskAdjustment.closing':
      case 'riskAdjustment.futureServiceChange':
      case 'riskAdjustment.interest':
        return risk(path, kind.slice('riskAdjustment.'.length) as CededRisk, period);
      default:
        return undefined;
    }
  };
}
