import type { OpeningInput } from '../../schema/opening';
import type { Column } from './columns';

/** What an opening states of them, for the first period. */
export const openingFields = {
  belOpening: 'bel',
  raOpening: 'ra',
  csmOpening: 'csm',
  lcOpening: 'lossComponent',
  licOpening: 'lic',
  licRaOpening: 'licRiskAdjustment',
  lrcOpening: 'lrc',
  ociOpening: 'accumulatedOci',
  acquisitionOpening: 'acquisitionUnamortised',
  riskGapOpening: 'raRateGap',
} as const satisfies Partial<Record<Column, keyof OpeningInput>>;

/** Balances that open a period are those that closed the one before (40). */
export const openings = {
  belOpening: 'belClosing',
  raOpening: 'raClosing',
  csmOpening: 'csmClosing',
  lcOpening: 'lcClosing',
  licOpening: 'licClosing',
  licRaOpening: 'licRaClosing',
  lrcOpening: 'lrcClosing',
  ociOpening: 'ociAccumulated',
  acquisitionOpening: 'acquisitionUnamortised',
  pvOpening: 'pvEnd',
  allocatedOpening: 'allocatedEnd',
  riskGapOpening: 'riskGap',
} as const satisfies Partial<Record<Column, Column>>;
