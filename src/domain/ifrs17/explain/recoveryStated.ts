import type { Column } from '../core/row';
import { figureName, valueOf, type Measured } from './context';
import { derived, fact, type Derivation } from './derivation';

type Part = 'initial' | 'losses' | 'reversals' | 'released';

/** Which stated recoveries make which column of the loss-recovery component; balances recovered are assets, hence negative. */
const general: Partial<Record<Column, readonly Part[]>> = {
  lcNew: ['initial'],
  lcLosses: ['losses'],
  lcReversal: ['reversals'],
  lcAllocatedClaims: ['released'],
};

/** The loss-recovery component of contracts held that are stated by themselves (66A-66B, B119D-B119F). */
export function recoveryStated(
  measured: Measured,
  column: Column,
  period: number,
): Derivation | undefined {
  const { lossRecovery, model } = measured.group.input;
  // The premium allocation approach has no systematic allocation of its own: what is released is reversed.
  const parts =
    model === 'PAA' && column === 'lcReversal'
      ? (['reversals', 'released'] as const)
      : general[column];
  const value = valueOf(measured, period, column);
  if (!parts || value === 0) return undefined;
  const stated = parts.map((part) =>
    fact(`lossRecovery.${part}[${period}]`, lossRecovery?.[part]?.[period] ?? 0),
  );
  const sign = column === 'lcNew' || column === 'lcLosses' ? '-' : '';
  const formula = `${sign}${stated.map(({ name }) => name).join(' + ')}`;
  return derived(
    figureName(measured, period, column),
    value,
    '66A-66B, B119D-B119F',
    formula,
    stated,
  );
}
