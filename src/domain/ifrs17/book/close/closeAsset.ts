import { acquisitionAsset, acquisitionAssetSheet } from '../../models/acquisitionAsset';
import { InputError, parse } from '../../schema/shape';
import { resultOf } from '../../formula/worksheet';
import type { BookAsset, ClosedGroup } from '../types';
import { factsOf } from './facts';
import { listed } from './closeGroup';

/**
 * One period of an asset for acquisition cash flows (28B-28F) as a group of the book, liability positive: what it holds is negative. Its interest is finance, its
 * impairment and the reversal of it are insurance service expenses.
 * @throws InputError where the asset states no such period
 */
export function closedAsset(asset: BookAsset, period: string): ClosedGroup {
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
  const input = parse(acquisitionAsset, stated.input);
  const of = resultOf(acquisitionAssetSheet(input));
  const held = (name: string) => 0 - (of[name] ?? 0);
  const figures = {
    assetOpening: 0 - input.opening,
    assetPaid: 0 - (input.paid ?? 0),
    assetFinance: held('accreted'),
    assetDerecognised: 0 - held('derecognised'),
    assetImpairment: 0 - held('impairment'),
    assetReversal: held('reversal'),
    assetClosing: held('closing'),
    cashOut: input.paid ?? 0,
    financeTotal: held('accreted'),
    financeProfitOrLoss: held('accreted'),
    expenseTotal: held('reversal') - held('impairment'),
    serviceResult: held('impairment') - held('reversal'),
    profit: 0 - held('profitOrLoss'),
    liability: held('closing'),
  };
  const shares = stated.expectedDerecognition ?? [];
  return {
    ...factsOf(asset),
    period,
    side: 'issued',
    family: 'acquisitionAsset',
    model: asset.model ?? 'GMM',
    periodsPerYear: asset.periodsPerYear ?? 1,
    figures: Object.fromEntries([
      ...Object.entries(figures).filter(([, value]) => value !== 0),
      ...listed(
        'derecognition',
        shares.map((share) => share * figures.assetClosing),
      ),
    ]),
    isOnerousAtRecognition: false,
    holdsBoth: false,
  };
}
