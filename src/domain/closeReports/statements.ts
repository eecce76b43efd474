import {
  acquisitionAssets,
  basisChanges,
  byTransition,
  claimsDevelopment,
  confidenceLevels,
  cubeOf,
  expectedDerecognition,
  expectedRecognition,
  financeAnalysis,
  financeAndReturns,
  financialPerformance,
  financialPosition,
  maturityAnalysis,
  measurementMethods,
  newContracts,
  reconciliation100,
  reconciliation101,
  revenueAnalysis,
  riskMitigation,
  sensitivities,
  underlyingItems,
  yieldCurves,
  type Book,
  type BookGroup,
  type ClosedGroup,
  type Cube,
  type Shocked,
  type Table,
} from '../ifrs17/book';
import type { GroupInput } from '../ifrs17';

const BANDS = [1, 2, 3, 4, 5, 10];
const CURVE_TERMS = [1, 3, 5, 10, 20, 30];

type CurveInput = NonNullable<NonNullable<GroupInput['rates']>['lockedIn']>;

/** What notes say beside the figures of the close, as the book states it. */
export interface NoteFacts extends Partial<
  Pick<Book, 'returns' | 'underlyingItems' | 'basisChanges' | 'confidenceLevels'>
> {
  readonly groups?: readonly BookGroup[];
  readonly curves?: Readonly<Record<string, CurveInput>>;
  /** Closes under reasonably possible changes (128), as far as they have run. */
  readonly shocked?: readonly Shocked[];
}

/** The primary statements, then the notes in the order of the standard. */
export const statementTabs = ['position', 'performance', 'notes'] as const;
export type StatementTab = (typeof statementTabs)[number];

export interface Statement {
  readonly tab: StatementTab;
  readonly table: Table;
}

const sided = (
  cube: Cube,
  make: (cube: Cube, scope: { side: 'issued' | 'held' }) => Table,
): Table[] =>
  (['issued', 'held'] as const)
    .filter((side) => cube.some((each) => each.side === side))
    .map((side) => {
      const made = make(cube, { side });
      return { ...made, id: `${made.id}.${side}` };
    });

const isSomething = ({ rows }: Table): boolean =>
  rows.some(({ cells }) => cells.some(({ value }) => value !== 0));

/** Every statement and note that the close and its facts give; a note without a figure is left out. */
export function statementsOf(
  groups: readonly ClosedGroup[],
  facts: NoteFacts = {},
): readonly Statement[] {
  const cube = cubeOf(groups);
  const { shocked = [], curves = {}, returns = [] } = facts;
  const notes = [
    ...sided(cube, reconciliation100),
    ...sided(cube, reconciliation101),
    acquisitionAssets(cube, {}),
    revenueAnalysis(cube, { side: 'issued' }),
    ...sided(cube, newContracts),
    expectedRecognition(cube, {}, BANDS),
    expectedDerecognition(cube, {}, BANDS),
    financeAnalysis(cube, {}),
    ...(returns.length > 0 ? [financeAndReturns(cube, returns)] : []),
    underlyingItems(facts.underlyingItems ?? []),
    ...(groups.some(({ figures }) => figures['riskMitigation'] !== undefined)
      ? [riskMitigation(cube, {})]
      : []),
    basisChanges(facts.basisChanges ?? []),
    ...sided(cube, byTransition),
    measurementMethods(facts.groups ?? []),
    confidenceLevels(cube, facts.confidenceLevels ?? []),
    yieldCurves(curves, CURVE_TERMS),
    ...(shocked.length > 0 ? [sensitivities(groups, shocked)] : []),
    { ...claimsDevelopment(cube, { side: 'issued' }), id: 'claimsDevelopment.gross' },
    { ...claimsDevelopment(cube, {}), id: 'claimsDevelopment.net' },
    maturityAnalysis(cube, {}, BANDS),
  ].filter(isSomething);
  return [
    { tab: 'position', table: financialPosition(cube) },
    { tab: 'performance', table: financialPerformance(cube) },
    ...notes.map((table) => ({ tab: 'notes', table }) as const),
  ];
}
