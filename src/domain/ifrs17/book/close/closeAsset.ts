import { derivedBy, fact, type Derivation } from '../../formula/derivation';
import { evaluateWorksheet, figure, worksheetExplainer } from '../../formula/worksheet';
import { acquisitionAsset, acquisitionAssetSheet } from '../../models/acquisitionAsset';
import { InputError, parse } from '../../schema/shape';
import { figureName } from '../sums/explainClosed';
import type { BookAsset, ClosedGroup } from '../types';
import { factsOf } from './facts';
import { listed } from './closeGroup';

/** Figures of a group that is an asset, over those of its worksheet: liability positive, an expense is positive as in the columns of a group. */
const figures = [
  figure('assetOpening', '28B', '-opening'),
  figure('assetPaid', '28B', '-paid'),
  figure('assetFinance', '28B', '-accreted'),
  figure('assetDerecognised', '28C', 'derecognised'),
  figure('assetImpairment', '28E', 'impairment'),
  figure('assetReversal', '28F', '-reversal'),
  figure('assetClosing', '28B, 105B', '-closing'),
  figure('cashOut', '28B', 'paid'),
  figure('financeTotal', '87', 'assetFinance'),
  figure('financeProfitOrLoss', '88', 'assetFinance'),
  figure('expenseTotal', '28E-28F, 84', 'assetImpairment + assetReversal'),
  figure('serviceResult', '80(a)', '-expenseTotal'),
  figure('profit', '80', 'profitOrLoss'),
  figure('liability', '79', 'assetClosing'),
];

/** @throws InputError where the asset states no such period */
function sheetOf(asset: BookAsset, period: string) {
  const stated = asset.periods.find(({ label }) => label === period);
  if (!stated)
    throw new InputError([
      {
        path: 'periods',
        code: 'missing',
        expected: `a period ${period}`,
        found: asset.periods.map(({ label }) => label).join(', '),
      },
    ]);
  const sheet = acquisitionAssetSheet(parse(acquisitionAsset, stated.input));
  return {
    sheet: { ...sheet, figures: [...sheet.figures, ...figures] },
    shares: stated.expectedDerecognition ?? [],
  };
}

/**
 * One period of an asset for acquisition cash flows (28B-28F) as a group of the book, liability positive: what it holds is negative. Its interest is finance, its
 * impairment and the reversal of it are insurance service expenses.
 * @throws InputError where the asset states no such period
 */
export function closedAsset(asset: BookAsset, period: string): ClosedGroup {
  const { sheet, shares } = sheetOf(asset, period);
  const values = evaluateWorksheet(sheet);
  const all = figures.map(({ id }) => [id, values[id] ?? 0] as const);
  return {
    ...factsOf(asset),
    period,
    side: 'issued',
    family: 'acquisitionAsset',
    model: asset.model ?? 'GMM',
    periodsPerYear: asset.periodsPerYear ?? 1,
    figures: Object.fromEntries([
      ...all.filter(([, value]) => value !== 0),
      ...listed(
        'derecognition',
        shares.map((share) => share * (values['assetClosing'] ?? 0)),
      ),
    ]),
    isOnerousAtRecognition: false,
    holdsBoth: false,
  };
}

/** Explains figures of an asset as a book asks for them, by period and name: `2025-1.assetPaid`. */
export function assetExplainer(asset: BookAsset): (asked: string) => Derivation | undefined {
  return (asked) => {
    const period = asset.periods.find(({ label }) => asked.startsWith(`${label}.`))?.label;
    if (period === undefined) return undefined;
    const name = asked.slice(period.length + 1);
    const { sheet, shares } = sheetOf(asset, period);
    const explain = worksheetExplainer(sheet);
    const [, index] = /^derecognition\[(\d+)\]$/.exec(name) ?? [];
    const closing = explain('assetClosing');
    if (index !== undefined && closing)
      return derivedBy(name, '109A', 'share × closing', {
        share: fact(`expectedDerecognition[${index}]`, shares[Number(index)] ?? 0),
        closing,
      });
    const own = figures.find(({ id }) => figureName(id) === name);
    return own && explain(own.id);
  };
}
