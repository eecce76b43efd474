import { curveSource } from '../../core/curves';
import type { CurveInput } from '../../schema/curve';
import { cubeOf, type Cube, type Scope } from '../sums/cube';
import { exactly } from '../sums/exactSum';
import type { ClosedGroup } from '../types';
import {
  bandTerms,
  cellOf,
  termsOf,
  type CellTerm,
  type Table,
  type TableRow,
  type ToCome,
} from './table';

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
  (
    id: string,
    paragraph: string,
    name: ToCome,
    { sides, sign }: { readonly sides: readonly ClosedGroup['side'][]; readonly sign: 1 | -1 },
  ) =>
  (cube: Cube, scope: Scope, bounds: readonly number[]): Table => {
    const bands = bandsOf(bounds);
    const rows = sides.map((side): TableRow => {
      const parts = bands.map((band) =>
        bandTerms(cube, name, { ...scope, side }, band).map((each) => ({ ...each, sign })),
      );
      return {
        id: side,
        cells: [...parts, parts.flat()].map((terms) => cellOf(cube, paragraph, terms)),
      };
    });
    return { id, paragraph, columns: [...bands.map((band) => band.id), 'total'], rows };
  };

const bothSides = { sides: ['issued', 'held'], sign: 1 } as const;
/** 109: when the CSM is expected to be recognised, in bands of years of one's choice. */
export const expectedRecognition = banded('expectedRecognition', '109', 'release', bothSides);
/** 132(b)(i): remaining undiscounted net cash flows by when they fall due; outflows are positive. */
export const maturityAnalysis = banded('maturityAnalysis', '132(b)', 'maturity', bothSides);
/** 109A: when assets for acquisition cash flows are expected to be derecognised; an asset is positive. */
export const expectedDerecognition = banded('expectedDerecognition', '109A', 'derecognition', {
  sides: ['issued'],
  sign: -1,
});

/** 120: the curves that discount cash flows, effective annual rates by term in years. */
export function yieldCurves(
  curves: Readonly<Record<string, CurveInput>>,
  terms: readonly number[],
): Table {
  const source = curveSource(1, Math.ceil(Math.max(1, ...terms)));
  const rows = Object.entries(curves).map(([id, curve]): TableRow => {
    const { factors } = source(curve);
    return {
      id,
      cells: terms.map((years) => {
        const factor = factors[Math.round(2 * years)] ?? 1;
        const name = `discountFactor.${id}`;
        return {
          value: factor ** (-1 / years) - 1,
          paragraph: '120',
          terms: [],
          facts: [
            { sign: 1, name, value: factor },
            { sign: 1, name: 'years', value: years },
          ],
          formula: `${name} ^ (-1 ÷ years) - 1`,
        } as const;
      }),
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

/**
 * 128(a): what a reasonably possible change would have done to CSM, profit or loss and equity, gross and net of reinsurance held. Cells name the
 * shocked closes by their ids, for `explainCell`.
 */
export function sensitivities(base: readonly ClosedGroup[], shocked: readonly Shocked[]): Table {
  const before = cubeOf(base);
  const measures = ['csmClosing', 'profit', 'profit - financeOci - ociFx'] as const;
  const scopes: readonly Scope[] = [{ side: 'issued' }, {}];
  const rows = shocked.map(({ id, risk, groups }): TableRow => {
    const after = cubeOf(groups);
    const cells = measures.flatMap((expression) =>
      scopes.map((scope) => {
        const terms = termsOf(expression, scope);
        const [now, was] = [after, before].map((cube) => cellOf(cube, '128(a)', terms));
        return {
          value: exactly([now?.value ?? 0, -(was?.value ?? 0)]),
          paragraph: '128(a)',
          terms: [
            ...(now?.terms ?? []).map((each) => ({ ...each, close: id })),
            ...(was?.terms ?? []).map((each): CellTerm => ({
              ...each,
              sign: each.sign > 0 ? -1 : 1,
            })),
          ],
        };
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
