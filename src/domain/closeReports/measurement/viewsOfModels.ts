import type { Cube } from '../../ifrs17/book';
import type { ReportTable } from '../figure';
import { linesOf } from './linesOf';

/** Gross, ceded, net (82); the loss component of contracts held is the loss-recovery component (66A-66B). */
export const reinsurance = (cube: Cube): ReportTable =>
  linesOf(
    cube,
    'reinsurance',
    '82, 86, 66A-66B',
    {
      bel: 'belClosing',
      ra: 'raClosing',
      csm: 'csmClosing',
      lossComponent: 'lcClosing',
      lic: 'licClosing',
      liability: 'liability',
      insuranceRevenue: 'revenueTotal',
      insuranceServiceExpenses: '- expenseTotal',
      serviceResult: 'serviceResult',
      financeProfitOrLoss: '- financeProfitOrLoss',
    },
    { gross: { side: 'issued' }, ceded: { side: 'held' }, net: {} },
  );

/** The CSM under the variable fee approach step by step, and what underlying items earned. */
export const variableFee = (cube: Cube): ReportTable =>
  linesOf(
    cube,
    'variableFee',
    '45, B101-B118',
    {
      opening: 'csmOpening',
      newContracts: 'csmNew',
      underlyingItems: 'csmUnderlyingItems',
      financeEffect: 'csmFinanceEffect',
      futureService: 'csmFuture',
      exchangeDifferences: 'csmFx + csmDerecognised',
      release: 'csmRelease',
      closing: 'csmClosing',
      underlyingIncome: 'underlyingIncome',
    },
    { issued: { model: 'VFA', side: 'issued' } },
  );
