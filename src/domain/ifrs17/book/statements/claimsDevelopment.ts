import type { Cube, Scope } from '../sums/cube';
import { cellOf, termsOf, type CellTerm, type Table, type TableRow } from './table';

const figurePattern = /^(claims[A-Za-z]+)\[(\d+)(?:,(\d+))?\]$/;

/** Figures of claims in the cube with the years since their accident period, and since the estimate was made. */
function claimsIn(cube: Cube) {
  const found = new Map<
    string,
    { name: string; figure: string; age: number; ago: number; periodsPerYear: 1 | 2 | 4 | 12 }
  >();
  for (const { sums, periodsPerYear } of cube)
    for (const figure of Object.keys(sums)) {
      const [, name, accident, estimated = 0] = figurePattern.exec(figure) ?? [];
      if (name === undefined) continue;
      const age = Math.floor(Number(accident) / periodsPerYear);
      const ago = Number(estimated) / periodsPerYear;
      found.set(`${figure} ${periodsPerYear}`, { name, figure, age, ago, periodsPerYear });
    }
  return [...found.values()];
}

/**
 * 130: claims by accident year, the years counted back from the date of the close: the estimate of the ultimate cost at the end of that year (`0`), a year later
 * (`1`), and so on; what is paid; and how the liability for incurred claims comes of it. Gross is `{ side: 'issued' }`; over issued and held it is net.
 * @param most accident years that stand apart; those before them are `earlier`
 */
export function claimsDevelopment(cube: Cube, scope: Scope, most = 10): Table {
  const claims = claimsIn(
    cube.filter(({ side }) => scope.side === undefined || side === scope.side),
  );
  const oldest = Math.max(0, ...claims.map(({ age }) => age));
  const ages = Array.from({ length: Math.min(oldest + 1, most) }, (_, age) => age).reverse();
  const isEarlier = oldest >= most;
  const bands = [
    ...(isEarlier ? [{ from: most, to: oldest }] : []),
    ...ages.map((age) => ({ from: age, to: age })),
  ];
  const terms = (name: string, from: number, to: number, ago = 0): readonly CellTerm[] =>
    claims
      .filter(
        (each) => each.name === name && each.ago === ago && each.age >= from && each.age <= to,
      )
      .map(({ figure, periodsPerYear }) => ({
        sign: 1,
        figure,
        scope: { ...scope, periodsPerYear },
      }));
  const row = (id: string, ofBand: (from: number, to: number) => readonly CellTerm[]): TableRow => {
    const parts = bands.map(({ from, to }) => ofBand(from, to));
    return { id, cells: [...parts, parts.flat()].map((each) => cellOf(cube, '130', each)) };
  };
  // Of accident years that are grouped no single estimate after so many years is one; nor is a sum of years of different ages.
  const development = [...ages].reverse().map((step): TableRow => ({
    id: `estimate.${step}`,
    cells: [...bands, undefined].map((band) =>
      cellOf(
        cube,
        '130',
        band && band.from === band.to && band.from >= step
          ? terms('claimsEstimate', band.from, band.to, band.from - step)
          : [],
      ),
    ),
  }));
  const alone = (id: string, parts: readonly CellTerm[]): TableRow => ({
    id,
    cells: [...bands.map(() => []), parts].map((each) => cellOf(cube, '130', each)),
  });
  const outstanding = (from: number, to: number) => terms('claimsOutstanding', from, to);
  const discounting = (from: number, to: number) => terms('claimsDiscounting', from, to);
  const turned = (parts: readonly CellTerm[]) =>
    parts.map((each): CellTerm => ({ ...each, sign: each.sign > 0 ? -1 : 1 }));
  const developed = [...outstanding(0, oldest), ...discounting(0, oldest)];
  return {
    id: 'claimsDevelopment',
    paragraph: '130',
    columns: [...(isEarlier ? ['earlier'] : []), ...ages.map(String), 'total'],
    rows: [
      ...development,
      row('paid', (from, to) => terms('claimsPaid', from, to)),
      row('outstanding', outstanding),
      row('discounting', discounting),
      alone('riskAdjustment', termsOf('licRaClosing', scope)),
      alone('withoutDevelopment', [
        ...termsOf('licClosing - licRaClosing', scope),
        ...turned(developed),
      ]),
      alone('incurredClaims', termsOf('licClosing', scope)),
    ],
  };
}
