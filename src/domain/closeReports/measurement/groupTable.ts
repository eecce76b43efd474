import { cellOf, cubeOf, termsOf, type Cell, type ClosedGroup } from '../../ifrs17/book';
import type { ReportTable } from '../figure';

/** A CSM below this share of the outflows that it stands beside is near zero: a small change makes the group onerous. */
const NEAR_ZERO_SHARE = 0.02;

export type GroupState = 'profitable' | 'nearZero' | 'onerous' | 'allocation';

const groupLines = {
  bel: 'belClosing + lrcClosing',
  ra: 'raClosing + licRaClosing',
  csm: 'csmClosing',
  lossComponent: 'lcClosing',
  lic: 'licClosing',
  liability: 'liability',
  csmRelease: '- csmRelease',
  serviceResult: 'serviceResult',
};

/** One row a group; the largest CSM first, onerous groups last. */
export function groupTable(groups: readonly ClosedGroup[]): ReportTable {
  const sizeOf = ({ figures }: ClosedGroup) =>
    (figures['csmClosing'] ?? 0) - (figures['lcClosing'] ?? 0);
  const rows = groups
    .filter(({ family }) => family !== 'acquisitionAsset')
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .map((each) => {
      const cube = cubeOf([each]);
      const cellFor = (expression: string): Cell => cellOf(cube, '98-101', termsOf(expression, {}));
      return { id: each.id, cells: Object.values(groupLines).map(cellFor) };
    });
  return {
    id: 'groups',
    paragraph: '98-101',
    columns: Object.keys(groupLines),
    rows,
    rowsAre: 'groups',
  };
}

/** 47, 57: where a group stands; the CSM of one that is near zero would not survive a small change. */
export function stateOf({ family, side, figures }: ClosedGroup): GroupState {
  if (side === 'issued' && (figures['lcClosing'] ?? 0) > 0) return 'onerous';
  if (family !== 'general') return 'allocation';
  const beside = Math.max(
    Math.abs(figures['outflowsOpening'] ?? 0),
    Math.abs(figures['belClosing'] ?? 0) + Math.abs(figures['raClosing'] ?? 0),
  );
  const margin = figures['csmClosing'] ?? 0;
  const isNearZero = side === 'issued' && margin <= NEAR_ZERO_SHARE * beside;
  return isNearZero ? 'nearZero' : 'profitable';
}
