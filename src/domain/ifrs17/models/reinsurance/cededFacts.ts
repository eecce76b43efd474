import type { CompiledGroup } from '../../core/compile';
import type { FlowSet } from '../../core/flowSet';
import type { LossRecovery } from '../../core/lossRecovery';
import type { ReportedColumn, Row } from '../../core/row/columns';
import { actualClaims } from '../../explain/estimates/actuals';
import {
  claimsEstimate,
  startingUnits,
  unitsOf,
  type Position,
} from '../../explain/estimates/provenance';
import { explainColumn } from '../../explain/explainColumn';
import { recoveredPart } from '../../explain/reinsurance/recoveredLosses';
import type { Underlying } from '../../explain/reinsurance/underlyingGroups';
import { fact, type Derivation } from '../../formula/derivation';
import { estimatesAt, leavesAlike } from './cededDates';
import { cededShare } from './cededShare';
import {
  isBoughtLater,
  isOfLosses,
  neverRecovered,
  recoveredFrom,
  shareRecovered,
} from './recoveredLosses';
import type { ReinsuranceHeldInput } from './reinsuranceHeldInput';

/** An underlying group as it is measured. */
export interface Covered {
  readonly group: CompiledGroup;
  readonly rows: readonly Row[];
}

interface Term {
  readonly amount: number;
  readonly isLess?: boolean;
  readonly explain: (each: Underlying) => Derivation;
}

/** The one definition of a fact of the treaty that its underlying groups make: what each gives to it, and where that comes from. */
export interface CededFact {
  /** Times the share that is recovered (62-63); coverage units count whole (B119). */
  readonly isShared: boolean;
  readonly of: (each: Covered, index: number) => readonly Term[];
}

/** Which figures of the underlying groups make the risk adjustment of the treaty (64). */
const riskCeded = {
  initial: ['raNew'],
  futureServiceChange: ['raFuture', 'raDerecognised'],
  interest: ['raInterest', 'raRateChange'],
  closing: ['raClosing'],
} as const satisfies Record<string, readonly ReportedColumn[]>;
export type CededRisk = keyof typeof riskCeded;

/** Units with which an underlying group begins; where premiums are stated for all, they are earned on what joins, and stays, too. */
export function unitsCovered(
  { input, account, estimates, periods }: CompiledGroup,
  isAllocation: boolean,
) {
  if (!isAllocation)
    return input.coverageUnits ?? input.premiumAllocation?.revenuePattern ?? account?.inForce ?? [];
  const inTheEnd = estimates.closing[periods - 1] as FlowSet;
  return inTheEnd.units.map(
    (units, of) => (of < periods ? estimates.opening[of]?.units[of] : units) ?? 0,
  );
}

const stated = (path: string, amount = 0): Term => ({ amount, explain: () => fact(path, amount) });

const figures = (
  { rows }: Covered,
  period: number,
  columns: readonly ReportedColumn[],
): readonly Term[] =>
  columns.map((column) => ({
    amount: rows[period]?.[column] ?? 0,
    explain: (each: Underlying) => explainColumn(each, period, column),
  }));

/** Facts of a treaty over groups: recoveries follow the claims (not expenses, not investment components), risk and losses of what it covers. */
export function cededFacts(input: ReinsuranceHeldInput, groups: readonly CompiledGroup[]) {
  const isAllocation = input.model === 'PAA';
  const shared = (of: CededFact['of']): CededFact => ({ isShared: true, of });
  const counted = (of: CededFact['of']): CededFact => ({ isShared: false, of });
  const joined = ({ group }: Covered, inPeriod: number) =>
    (group.input.newContracts ?? []).flatMap((contracts, index) =>
      contracts.inPeriod === inPeriod ? [{ contracts, at: `newContracts[${index}]` }] : [],
    );
  const known = new Map<number, readonly number[]>();
  const neverOf = (rows: readonly Row[], group: number) => {
    const never = known.get(group) ?? neverRecovered(input, rows, group);
    known.set(group, never);
    return never;
  };
  /** After the changes of a date, and after what left where that is one of them. */
  const positionAt = (isAlike: boolean, date: number, { group }: Covered): Position => ({
    date,
    opening: false,
    ...(isAlike
      ? { changes: (group.input.revisions ?? []).filter(({ atEndOf }) => atEndOf === date).length }
      : {}),
  });
  return {
    expectedClaims: (period: number) =>
      shared(({ group }) => [
        stated(`expected.claims[${period}]`, group.input.expected?.claims?.[period]),
      ]),
    actualClaims: (period: number) =>
      shared(({ group: { input: own, actual, estimates } }) => {
        const expenses = own.actual?.expenses ?? estimates.expenses[period];
        return [
          {
            amount: (actual.claims[period] ?? 0) - (expenses?.[period] ?? 0),
            explain: (each) => actualClaims(each, period),
          },
        ];
      }),
    units: (period: number) =>
      counted(({ group }) => [
        {
          amount: unitsCovered(group, isAllocation)[period] ?? 0,
          explain: (each) =>
            isAllocation
              ? unitsOf(each, period, { date: period, opening: true })
              : startingUnits(each, period),
        },
      ]),
    revisedClaims: (date: number, of: number) => {
      const isAlike = leavesAlike(input, groups, date);
      return shared((covered) => {
        const { flows, expenses } = estimatesAt(covered.group, date, isAlike);
        return [
          {
            amount: (flows.claims[of] ?? 0) - (expenses[of] ?? 0),
            explain: (each) => claimsEstimate(each, of, positionAt(isAlike, date, covered)),
          },
        ];
      });
    },
    revisedUnits: (date: number, of: number) => {
      const isAlike = leavesAlike(input, groups, date);
      return counted((covered) => [
        {
          amount: estimatesAt(covered.group, date, isAlike).flows.units[of] ?? 0,
          explain: (each) => unitsOf(each, of, positionAt(isAlike, date, covered)),
        },
      ]);
    },
    newBusinessClaims: (inPeriod: number, of: number) =>
      shared((each) =>
        joined(each, inPeriod).map(({ contracts, at }) =>
          stated(`${at}.expected.claims[${of}]`, contracts.expected.claims?.[of]),
        ),
      ),
    newBusinessUnits: (inPeriod: number, of: number) =>
      counted((each) =>
        joined(each, inPeriod).map(({ contracts, at }) =>
          stated(`${at}.coverageUnits[${of}]`, contracts.coverageUnits?.[of]),
        ),
      ),
    newBusinessRisk: (inPeriod: number) => shared((each) => figures(each, inPeriod - 1, ['raNew'])),
    /** What leaves some groups alone is no derecognition of the treaty, but a change of what it expects. */
    risk: (kind: CededRisk, period: number) =>
      shared((each) =>
        figures(
          each,
          period,
          riskCeded[kind].filter(
            (column) => column !== 'raDerecognised' || !leavesAlike(input, groups, period + 1),
          ),
        ),
      ),
    /** Losses, reversals and releases of the underlying loss components, of what is recovered of them (66A-66B, B119D-B119F). */
    recovered: (part: keyof LossRecovery, period: number) => {
      const { isLess, columns } = recoveredFrom[part];
      return shared(({ rows }, group) => {
        const row = rows[period];
        if (!row || isBoughtLater(input, part, period)) return [];
        const share = isOfLosses(part) ? 1 : shareRecovered(row, neverOf(rows, group)[period] ?? 0);
        return columns.map((column) => ({
          amount: share * row[column],
          isLess,
          explain: (each) => recoveredPart(input, each, { group, part, period, column }),
        }));
      });
    },
  };
}

/** What such facts of a treaty come to. */
export function cededWorths(input: ReinsuranceHeldInput, covered: readonly Covered[]) {
  const worth = ({ isShared, of }: CededFact): number => {
    let sum = 0;
    covered.forEach((each, index) => {
      const share = isShared ? cededShare(input, index) : 1;
      for (const { amount, isLess } of of(each, index)) sum += (isLess ? -share : share) * amount;
    });
    return sum;
  };
  return {
    facts: cededFacts(
      input,
      covered.map(({ group }) => group),
    ),
    worth,
    /** One by one, as far as the longest of some lists goes. */
    listed: (
      of: readonly (ArrayLike<number> | undefined)[],
      factAt: (index: number) => CededFact,
    ): readonly number[] =>
      Array.from({ length: Math.max(0, ...of.map((each) => each?.length ?? 0)) }, (_, index) =>
        worth(factAt(index)),
      ),
  };
}
export type CededWorths = ReturnType<typeof cededWorths>;
