import { isRecognised } from '../../core/checks/checkOpening';
import { explainAccount, explainRoll } from './explainAccount';
import { given, type Measured } from '../context';
import { derived, derivedBy, fact, summedBy, type Derivation } from '../../formula/derivation';

export type Kind =
  | 'premiums'
  | 'claims'
  | 'expenses'
  | 'investmentComponents'
  | 'acquisition'
  | 'coverageUnits';

/** Names of the facts behind a kind of estimate: claims hold expenses too. */
export const kindsOf = {
  premiums: ['premiums'],
  claims: ['claims', 'expenses'],
  investment: ['investmentComponents'],
  acquisition: ['acquisition'],
} as const satisfies Record<string, readonly Kind[]>;
export type FlowKind = keyof typeof kindsOf;

/** Estimates after `date` periods: those with which the next period opens, or those of the end with so many of its changes. */
export interface Position {
  readonly date: number;
  readonly opening: boolean;
  readonly changes?: number;
}

/** Changes in force at a position, in their order: by date, and at one date estimates change before contracts leave. */
function changesAt({ group }: Measured, { date, changes = Number.POSITIVE_INFINITY }: Position) {
  const { revisions = [], derecognitions = [] } = group.input;
  const numbered = <T extends { readonly atEndOf: number }>(all: readonly T[], before: number) => {
    let ordinal = before;
    return all
      .map((change, index) => ({
        change,
        index,
        isIn: change.atEndOf < date || (change.atEndOf === date && ordinal++ < changes),
      }))
      .filter(({ isIn }) => isIn)
      .sort((one, other) => one.change.atEndOf - other.change.atEndOf);
  };
  return {
    revisions: numbered(revisions, 0),
    derecognitions: numbered(
      derecognitions,
      revisions.filter(({ atEndOf }) => atEndOf === date).length,
    ),
  };
}

/** What the group began with. */
function initial(measured: Measured, kind: Kind, of: number): Derivation | undefined {
  const { group } = measured;
  const { expected, coverageUnits, premiumAllocation } = group.input;
  if (kind === 'coverageUnits') {
    const weights = premiumAllocation?.revenuePattern;
    if (coverageUnits === undefined && group.account && of < group.periods)
      return explainRoll(group, 'inForce', of);
    const units = (weights ?? coverageUnits)?.[of];
    const path = weights ? 'premiumAllocation.revenuePattern' : 'coverageUnits';
    return units === undefined ? undefined : given(measured, `${path}[${of}]`, units);
  }
  const value = expected?.[kind]?.[of];
  if (value !== undefined) return given(measured, `expected.${kind}[${of}]`, value);
  if (!group.account || expected || kind === 'expenses' || of >= group.periods) return undefined;
  return explainAccount(group, kind === 'investmentComponents' ? 'investment' : kind, of);
}

/** Coverage units with which a group began. */
export const startingUnits = (measured: Measured, of: number): Derivation =>
  initial(measured, 'coverageUnits', of) ?? fact(`no coverage units in period ${of + 1}`, 0);

/**
 * The facts that say what a kind of estimate is in period `of`: the last revision rules, contracts that joined after it come on top, and of each
 * what has left since is gone (76).
 */
export function partsAt(
  measured: Measured,
  kind: Kind,
  of: number,
  position: Position,
): readonly Derivation[] {
  const { input } = measured.group;
  const { revisions, derecognitions } = changesAt(measured, position);
  const joins = position.opening ? position.date + 1 : position.date;
  const stays = (stated: Derivation, since: number): Derivation => {
    const left = derecognitions
      // Service provided in the period stays: only later periods shrink (76(c)).
      .filter(
        ({ change }) =>
          change.atEndOf > since && !(kind === 'coverageUnits' && change.atEndOf - 1 >= of),
      )
      .map(({ change, index }) =>
        given(measured, `derecognitions[${index}].fraction`, change.fraction),
      );
    if (left.length === 0) return stated;
    const value = left.reduce((product, each) => product * (1 - each.value), stated.value);
    const formula = [stated.name, ...left.map(({ name }) => `(1 - ${name})`)].join(' × ');
    return derived(
      `${stated.name} less ${left.map(({ name }) => name).join(' and ')}`,
      value,
      '76',
      formula,
      [stated, ...left],
    );
  };
  const last = revisions
    .filter(({ change }) => of >= change.atEndOf && kind !== 'acquisition')
    .map(({ change, index }) => ({
      values:
        kind === 'coverageUnits'
          ? change.coverageUnits
          : kind === 'acquisition'
            ? undefined
            : change.expected?.[kind],
      path:
        kind === 'coverageUnits'
          ? `revisions[${index}].coverageUnits`
          : `revisions[${index}].expected.${kind}`,
      atEndOf: change.atEndOf,
    }))
    .findLast(({ values }) => values !== undefined);
  const joined = (input.newContracts ?? []).flatMap((contracts, index) => {
    const { inPeriod } = contracts;
    const value =
      (kind === 'coverageUnits' ? contracts.coverageUnits : contracts.expected[kind])?.[of] ?? 0;
    const path = kind === 'coverageUnits' ? 'coverageUnits' : `expected.${kind}`;
    if (value === 0 || inPeriod > joins || inPeriod <= (last?.atEndOf ?? 0)) return [];
    return [stays(given(measured, `newContracts[${index}].${path}[${of}]`, value), inPeriod - 1)];
  });
  const step = of - (last?.atEndOf ?? 0);
  const first = last
    ? given(measured, `${last.path}[${step}]`, last.values?.[step] ?? 0)
    : initial(measured, kind, of);
  const own = first ? [stays(first, (last?.atEndOf ?? 0) - 1)] : [];
  return [...own, ...joined].filter(({ value }) => value !== 0);
}

const written = ({ date, opening, changes }: Position): string =>
  opening
    ? `at the start of period ${date + 1}`
    : `at the end of period ${date}${changes === undefined ? '' : `, ${changes} changes made`}`;

export function summed(
  measured: Measured,
  name: string,
  parts: readonly Derivation[],
  isSigned: boolean,
): Derivation {
  const [only] = parts;
  const isNegative = isSigned && measured.group.sign < 0;
  if (parts.length === 1 && only && !isNegative) return only;
  return isNegative
    ? derivedBy(name, '33-34, 76(a)', `-(${parts.map((_, index) => `part${index}`).join(' + ')})`, {
        ...Object.fromEntries(parts.map((part, index) => [`part${index}`, part])),
      })
    : summedBy(
        name,
        '33-34, 76(a)',
        parts.map((part) => [1, part] as const),
      );
}

/** An estimate of a flow with the facts behind it. Contracts held run the other way. */
export function estimate(
  measured: Measured,
  kind: FlowKind,
  of: number,
  position: Position,
): Derivation {
  const parts = kindsOf[kind].flatMap((each) => partsAt(measured, each, of, position));
  if (parts.length === 0) return fact(`no ${kind} expected in period ${of + 1}`, 0);
  return summed(measured, `${kind}[${of}] as estimated ${written(position)}`, parts, true);
}

/** The same of claims without expenses, as stated: contracts held recover no expenses. */
export const claimsEstimate = (measured: Measured, of: number, position: Position): Derivation =>
  summed(
    measured,
    `claims alone[${of}] as estimated ${written(position)}`,
    partsAt(measured, 'claims', of, position),
    false,
  );

/** Coverage units of period `of` (B119), or the weight of it in the revenue (B126). */
export function unitsOf(measured: Measured, of: number, position: Position): Derivation {
  const parts = partsAt(measured, 'coverageUnits', of, position);
  if (parts.length === 0) return fact(`no coverage units in period ${of + 1}`, 0);
  return summed(measured, `coverage units[${of}] as estimated ${written(position)}`, parts, false);
}

/** A flow of contracts that join, as stated for them: 0 are those of the group itself where it begins. */
export function newBusinessFlow(
  measured: Measured,
  kind: FlowKind,
  of: number,
  tranche: number,
  period: number,
): Derivation {
  const joined = (measured.group.input.newContracts ?? []).map(({ inPeriod, expected }, index) => ({
    inPeriod,
    expected,
    index,
  }));
  const mine = joined.filter(({ inPeriod }) => inPeriod === period + 1);
  const own = isRecognised(measured.group, period) ? tranche - 1 : tranche;
  const stated = mine[own];
  const parts = kindsOf[kind].flatMap((each) => {
    const part = stated
      ? given(
          measured,
          `newContracts[${stated.index}].expected.${each}[${of}]`,
          stated.expected[each]?.[of] ?? 0,
        )
      : initial(measured, each, of);
    return part && part.value !== 0 ? [part] : [];
  });
  if (parts.length === 0) return fact(`no ${kind} expected in period ${of + 1}`, 0);
  return summed(
    measured,
    `${kind}[${of}] of contracts joining ${tranche + 1} in period ${period + 1}`,
    parts,
    true,
  );
}
