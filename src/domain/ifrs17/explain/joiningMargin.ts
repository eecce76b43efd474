import type { Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import type { Figure, Formula } from './stepBuilders';

/** Fulfilment cash flows (and an asset derecognised) of what joins, tranche by tranche: each may be profitable or not. */
function joiningFlows(measured: Measured, period: number, figure: Figure): readonly Derivation[] {
  const { group } = measured;
  const joined = group.joining[period] ?? [];
  const asset = period === 0 ? (group.input.acquisitionAsset ?? 0) : 0;
  const assetPart = asset === 0 ? [] : [fact('acquisitionAsset', asset)];
  if (joined.length === 0) return [];
  if (joined.length === 1) {
    const parts = [figure('belNew'), figure('raNew'), ...assetPart];
    const sign = group.sign < 0 ? ' - ' : ' + ';
    const formula = `bel.new + ra.new${asset === 0 ? '' : `${sign}acquisitionAsset`}`;
    const value = parts.reduce(
      (sum, each, index) => sum + (index === 2 ? group.sign : 1) * each.value,
      0,
    );
    return [
      derived(
        `fulfilment cash flows joining in period ${period + 1}`,
        value,
        '38, 47',
        formula,
        parts,
      ),
    ];
  }
  const sources = ['belNewInflows', 'belNewOutflows', 'raNew'] as const;
  const pieces = sources.map((column) => figure(column).from ?? []);
  return joined.map((_, index) => {
    const parts = pieces.flatMap((from) => from[index] ?? []);
    const value =
      parts.reduce((sum, each) => sum + each.value, 0) + (index === 0 ? group.sign * asset : 0);
    const formula = `${parts.map(({ name }) => name).join(' + ')}${index === 0 && asset !== 0 ? ' + acquisitionAsset' : ''}`;
    return derived(`fulfilment cash flows of tranche ${index + 1}`, value, '38, 47', formula, [
      ...parts,
      ...(index === 0 ? assetPart : []),
    ]);
  });
}

/** What joins, where it is profitable (-1) or onerous (+1). */
export const joiningMargin =
  (sign: 1 | -1) =>
  (measured: Measured, period: number, figure: Figure): Formula => {
    const flows = joiningFlows(measured, period, figure);
    const isHeld = measured.group.held;
    if (isHeld && sign > 0) return { formula: '0' };
    const terms = flows.map(({ name }) =>
      isHeld ? `-(${name})` : `max(0, ${sign < 0 ? '-' : ''}(${name}))`,
    );
    return { formula: terms.join(' + ') || '0', others: flows };
  };
