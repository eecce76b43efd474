import type { ClosedGroup } from '../types';

export const of = ({ figures }: ClosedGroup, name: string): number => figures[name] ?? 0;

export const balances = ['bel', 'ra', 'csm', 'lic', 'lrc', 'lc', 'asset'];

/** The amounts against which a difference counts: those of the group itself. */
function sizeOf({ figures }: ClosedGroup): number {
  let size = 1;
  for (const name of [
    'belNewInflows',
    'belNewOutflows',
    'belOpening',
    'belClosing',
    'lrcOpening',
    'lrcPremiums',
    'csmOpening',
    'csmClosing',
    'licOpening',
    'licIncurred',
    'licClosing',
    'liability',
    'assetOpening',
  ])
    size = Math.max(size, Math.abs(figures[name] ?? 0));
  return size;
}

/** Whether a difference is at most a share of the group's size, which is 1 at least. */
export const isWithin = (difference: number, share: number, group: ClosedGroup): boolean =>
  difference <= share || difference <= share * sizeOf(group);
