import { curveSource } from '../../core/curves';
import type { CurveInput } from '../../schema/curve';
import { cubeOf, type Cube, type Scope } from '../sums/cube';
import { exactly } from '../sums/exactSum';
import type { ClosedGroup } from '../types';
import { bandTerms, cellOf, termsOf, type Table, type TableRow } from './table';

interface Band {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Years by their upper bounds, and what is beyond: `[1, 2, 5]` is to 1, 1 to 2, 2 to 5, over 5. */
export const bandsOf = (bounds: readonly number[]): readonly Band[] =>
  [...bounds, Number.POSITIVE_INFINITY].map((to, index) => {
    const from = bounds[index - 1] ?? 0;
    return { id: Number.isFinite(to) ? `${from}-${to}` : `${from}+`, from, to };
  });

const banded =
  (id: string, paragraph: string, name: 'release' | 'maturity') =>
  (cube: Cube, scope: Scope, bounds: readonly number[]): Table => {
    const bands = bandsOf(bounds);
    const rows = (['issued', 'held'] as const).map((side): TableRow => {
      const parts = bands.map((band) => bandTerms(cube, name, { ...scope, side }, band));
      return {
        id: side,
        cells: [...parts, parts.flat()].map((terms) => cellOf(cube, paragraph, terms)),
      };
    });
    return { id, paragraph, columns: [...bands.map((band) => band.id), 'total'], rows };
  };

/** 109: when the CSM is expected to be recognised, in bands of years of one's choice. */
export const expectedRecognition = banded('expectedRecognition', '109', 'release');
/** 132(b)(i): remaining undiscounted net cash flows by when they fall due; outflows are positive. */
export const maturityAnalysis = banded('maturityAnalysis', '132(b)', 'maturity');

/** 110-111, 118: finance income or expenses by where they come from and where they go; an expense is negative. */
export function financeAnalysis(cube: Cube, scope: Scope): Table {
  const lines = {
    interest: '- belInterest - raInterest - csmInterest - lrcFinance - licFinance',
    ratesAndFinancialRisk: '- belRateChange - belFinancialRisk - belFutureGap - raRateChange',
    underlyingItems: '- csmUnderlyingItems - csmFinanceEffect',
    total: '- financeTotal',
    profitOrLoss: '- financeProfitOrLoss',
    oci: '- financeOci',
  };
  const rows = Object.entries(lines).map(([id, expression]): TableRow => ({
    id,
    cells: (['issued', 'held'] as const).map((side) =>
      cellOf(cube, '110, 118', termsOf(expression, { ...scope, side })),
    ),
  }));
  return { id: 'financeAnalysis', paragraph: '110-111, 118', columns: ['issued', 'held'], rows };
}

/** 120: the curves that discount cash flows, effective annual rates by term in years. */
export function yieldCurves(
  curves: Readonly<Record<string, CurveInput>>,
  terms: readonly number[],
): Table {
  const source = curveSource(1, Math.ceil(Math.max(1, ...terms)));
  const rows = Object.entries(curves).map(([id, curve]): TableRow => {
    const { factors } = source(curve);
    const rateAt = (years: number) => (factors[Math.round(2 * years)] ?? 1) ** (-1 / years) - 1;
    return {
      id,
      cells: terms.map((years) => ({ value: rateAt(years), paragraph: '120', terms: [] })),
    };
  });
  return { id: 'yieldCurves', paragraph: '120', columns: terms.map(String), rows };
}

/** What a risk is, for 128: insurance risk, policyholder behaviour (lapse), or market risk. */
export interface Shocked {
  readonly id: string;
  readonly risk: 'insurance' | 'policyholderBehaviour' | 'market';
  readonly groups: readonly ClosedGroup[];
}

/** 128(a): what a reasonably possible change would have done to CSM, profit or loss and equity, gross and net of reinsurance held. */
export function sensitivities(base: readonly ClosedGroup[], shocked: readonly Shocked[]): Table {
  const before = cubeOf(base);
  const measures = ['csmClosing', 'profit', 'profit - financeOci - ociFx'] as const;
  const scopes: readonly Scope[] = [{ side: 'issued' }, {}];
  const rows = shocked.map(({ id, risk, groups }): TableRow => {
    const after = cubeOf(groups);
    const cells = measures.flatMap((expression) =>
      scopes.map((scope) => {
        const terms = termsOf(expression, scope);
        const [now, was] = [after, before].map((cube) => cellOf(cube, '128(a)', terms).value);
        return { value: exactly([now ?? 0, -(was ?? 0)]), paragraph: '128(a)', terms: [] };
      }),
    );
    return { id: `${risk}.${id}`, cells };
  });
  return {
    id: 'sensitivities',
    paragraph: '128(a)',
    columns: ['csmGross', 'csmNet', 'profitGross', 'profitNet', 'equityGross', 'equityNet'],
    rows,
  };
}
