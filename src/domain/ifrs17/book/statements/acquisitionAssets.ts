import type { Cube, Scope } from '../sums/cube';
import { cellOf, type Table, type TableRow } from './table';

/** Rows of the reconciliation with the figure of each; in the book an asset is negative. */
const lines = {
  opening: ['105A', 'assetOpening'],
  paid: ['28B', 'assetPaid'],
  finance: ['28B', 'assetFinance'],
  derecognised: ['28C', 'assetDerecognised'],
  impairment: ['28E, 105B', 'assetImpairment'],
  reversal: ['28F, 105B', 'assetReversal'],
  exchangeDifferences: ['IAS 21.39', 'assetFx'],
  closing: ['105A', 'assetClosing'],
} as const;

/** 105A-105B: assets for acquisition cash flows by portfolio from opening to closing; an asset is positive, impairment apart from its reversal. */
export function acquisitionAssets(cube: Cube, scope: Scope): Table {
  const held = cube.filter(({ family }) => family === 'acquisitionAsset');
  const portfolios = new Map(
    held.map(({ company, portfolio }) => [`${company}/${portfolio}`, { company, portfolio }]),
  );
  const scopes = [...[...portfolios.values()].map((each) => ({ ...each, ...scope })), scope];
  const rows = Object.entries(lines).map(([id, [paragraph, figure]]): TableRow => ({
    id,
    cells: scopes.map((each) =>
      cellOf(cube, paragraph, [
        { sign: -1, figure, scope: { ...each, family: 'acquisitionAsset' } },
      ]),
    ),
  }));
  return {
    id: 'acquisitionAssets',
    paragraph: '105A-105B',
    columns: [...portfolios.keys(), 'total'],
    rows,
  };
}
