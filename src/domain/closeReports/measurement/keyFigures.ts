import { cellOf, termsOf, type Cube } from '../../ifrs17/book';
import type { ReportTable } from '../figure';
import { linesOf } from './linesOf';

/** Paragraph, amount, and what it opened with where it is a balance. */
const tileLines = {
  bel: ['33', 'belClosing', 'belOpening'],
  ra: ['37', 'raClosing', 'raOpening'],
  csm: ['38, 44', 'csmClosing', 'csmOpening'],
  lossComponent: ['49', 'lcClosing', 'lcOpening'],
  lic: ['40(b)', 'licClosing', 'licOpening'],
  liability: ['40', 'liability', 'belOpening + raOpening + csmOpening + lrcOpening + licOpening'],
  newBusinessCsm: ['38', 'csmNew'],
  csmRelease: ['44(e)', '- csmRelease'],
  serviceResult: ['80(a)', 'serviceResult'],
  // Both parts: what is in OCI is not in that of profit or loss.
  financeResult: ['80(b), 87, 88', '- financeTotal'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Key figures, each beside what it opened with. */
export function tiles(cube: Cube): ReportTable {
  const lines: Readonly<Record<string, readonly string[]>> = tileLines;
  return {
    id: 'tiles',
    paragraph: '98-101',
    columns: ['amount', 'opening'],
    rows: Object.entries(lines).map(([id, [paragraph = '', amount = '', opening]]) => {
      const opened = opening === undefined ? [] : termsOf(opening, {});
      // Under the premium allocation approach the loss component stands on top of the liability (57).
      const onTop = id === 'liability' ? termsOf('lcOpening', { family: 'allocation' }) : [];
      return {
        id,
        cells: [
          cellOf(cube, paragraph, termsOf(amount, {})),
          cellOf(cube, paragraph, [...opened, ...onTop]),
        ],
      };
    }),
  };
}

/** What the liability is made of, as two runs are compared; below it the sum of all but the loss component, which stands within it. */
const balanceLines = {
  bel: 'belClosing',
  ra: 'raClosing',
  csm: 'csmClosing',
  lossComponent: 'lcClosing',
  lrc: 'lrcClosing',
  lic: 'licClosing',
  liability: 'liability',
};

export const balances = (cube: Cube): ReportTable =>
  linesOf(cube, 'balances', '40', balanceLines, { amount: {} });

/** CSM from opening to closing; what changes in estimates do to it by what they are, and what the loss component takes of them (48, 50(b)). */
const csmStepLines = {
  opening: ['40', 'csmOpening'],
  newContracts: ['44(a)', 'csmNew'],
  accretion: ['44(b)', 'csmInterest'],
  underlyingItems: ['45(b)', 'csmUnderlyingItems + csmFinanceEffect'],
  assumptionChanges: ['44(c), B96(b)', '- belFuture'],
  experience: ['44(c), B96(a)', '- belFutureExperience'],
  riskAdjustmentChanges: ['44(c), B96(d)', '- raFuture'],
  lossComponentShare: ['48, 50(b)', 'csmFuture + belFuture + belFutureExperience + raFuture'],
  lossRecovery: ['66A', 'csmLossRecovery'],
  derecognition: ['76', 'csmDerecognised'],
  exchangeDifferences: ['44(d)', 'csmFx'],
  release: ['44(e)', 'csmRelease'],
  closing: ['44', 'csmClosing'],
} as const;

export const csmSteps = (cube: Cube): ReportTable => ({
  id: 'csmSteps',
  paragraph: '44-45',
  columns: ['csm'],
  rows: Object.entries(csmStepLines).map(([id, [paragraph, expression]]) => ({
    id,
    cells: [cellOf(cube, paragraph, termsOf(expression, {}))],
  })),
});
