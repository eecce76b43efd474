import {
  acquisitionAssets,
  basisChanges,
  byTransition,
  claimsReconciliation,
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
  serviceExpenses,
  underlyingItems,
  withPositions,
  yieldCurves,
  type Book,
  type ClosedGroup,
  type Cube,
  type FactRate,
  type GroupMethods,
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
  readonly groups?: readonly GroupMethods[];
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

/** Rates of amounts that the book states, where the groups are presented in another currency. */
function ratesOf(groups: readonly ClosedGroup[]) {
  const [group] = groups;
  const { presented, currency = '' } = group ?? {};
  const rateAt = (at: 'average' | 'closing'): FactRate | undefined =>
    presented && {
      currency,
      name: `${presented.from} to ${currency} currency.${at}`,
      rate: presented.rates[at],
    };
  return { average: rateAt('average'), closing: rateAt('closing') };
}

interface Statements {
  /** Every statement and note that has a figure. */
  readonly statements: readonly Statement[];
  /** Notes without a figure, by table and paragraph; sensitivities are not among them: where there are none, they were not closed. */
  readonly withoutFigures: readonly Pick<Table, 'id' | 'paragraph'>[];
}

/** Every statement and note that the close and its facts give. */
export function statementsOf(groups: readonly ClosedGroup[], facts: NoteFacts = {}): Statements {
  const cube = cubeOf(groups);
  const { shocked = [], curves = {}, returns = [] } = facts;
  const { average, closing } = ratesOf(groups);
  const notes = [
    ...sided(cube, (all, side) => withPositions(all, side, reconciliation100(all, side))),
    ...sided(cube, claimsReconciliation),
    ...sided(cube, (all, side) => withPositions(all, side, reconciliation101(all, side))),
    acquisitionAssets(cube, {}),
    revenueAnalysis(cube, { side: 'issued' }),
    serviceExpenses(cube, { side: 'issued' }),
    ...sided(cube, newContracts),
    expectedRecognition(cube, {}, BANDS),
    expectedDerecognition(cube, {}, BANDS),
    financeAnalysis(cube, {}),
    financeAndReturns(cube, returns, average),
    underlyingItems(facts.underlyingItems ?? [], closing),
    riskMitigation(cube, {}),
    basisChanges(facts.basisChanges ?? [], average),
    ...sided(cube, byTransition),
    measurementMethods(facts.groups ?? []),
    confidenceLevels(cube, facts.confidenceLevels ?? []),
    yieldCurves(curves, CURVE_TERMS),
    sensitivities(groups, shocked),
    { ...claimsDevelopment(cube, { side: 'issued' }), id: 'claimsDevelopment.gross' },
    { ...claimsDevelopment(cube, {}), id: 'claimsDevelopment.net' },
    maturityAnalysis(cube, {}, BANDS),
  ];
  const hasSomething = ({ id, rows }: Table): boolean =>
    !(id === 'financeAndReturns' && returns.length === 0) &&
    !(id === 'riskMitigation' && !groups.some(({ figures }) => 'riskMitigation' in figures)) &&
    rows.some(({ cells }) => cells.some(({ value }) => value !== 0));
  const shown = notes.filter(hasSomething);
  const noteOf = ({ id }: Table) => id.split('.')[0];
  const met = new Set(shown.map(noteOf));
  return {
    statements: [
      { tab: 'position', table: financialPosition(cube) },
      { tab: 'performance', table: financialPerformance(cube) },
      ...shown.map((table) => ({ tab: 'notes', table }) as const),
    ],
    // Of a note with two sides one may have none: the other meets the paragraph.
    withoutFigures: notes
      .filter((table) => table.id !== 'sensitivities' && !met.has(noteOf(table)))
      .map(({ id, paragraph }) => ({ id, paragraph })),
  };
}
