import { claimsIncurred } from './claimsValues';
import { given, type Measured } from '../context';
import type { Derivation } from '../../formula/derivation';
import { estimate, kindsOf, partsAt, summed, type FlowKind, type Kind } from './provenance';

function actualParts(measured: Measured, kind: Kind, period: number): readonly Derivation[] {
  const { group } = measured;
  if (kind === 'claims' && group.runOff) return [claimsIncurred(measured, period)];
  const values = kind === 'coverageUnits' ? undefined : group.input.actual?.[kind];
  if (values) return [given(measured, `actual.${kind}[${period}]`, values[period] ?? 0)];
  return partsAt(measured, kind, period, { date: period, opening: true });
}

const isStated = ({ group }: Measured, kind: Kind): boolean =>
  kind !== 'coverageUnits' &&
  ((kind === 'claims' && group.runOff !== undefined) || group.input.actual?.[kind] !== undefined);

/** What happened in a period: stated, or as expected. */
export function actual(measured: Measured, kind: FlowKind, period: number): Derivation {
  if (!kindsOf[kind].some((each) => isStated(measured, each)))
    return estimate(measured, kind, period, { date: period, opening: true });
  const parts = kindsOf[kind].flatMap((each) => actualParts(measured, each, period));
  return summed(measured, `actual ${kind}[${period}]`, parts, true);
}

/** Claims that happened, without expenses, as stated. */
export const actualClaims = (measured: Measured, period: number): Derivation =>
  summed(
    measured,
    `actual claims alone[${period}]`,
    actualParts(measured, 'claims', period),
    false,
  );
