import type { ClosedGroup } from '@/api';

/** What two runs are compared by; each a sum of figures of the book's README, liability positive. */
export const comparedFigures = {
  bel: ['belClosing'],
  ra: ['raClosing'],
  csm: ['csmClosing'],
  lossComponent: ['lcClosing'],
  lrc: ['lrcClosing'],
  lic: ['licClosing'],
  liability: ['liability'],
} as const satisfies Record<string, readonly string[]>;
export type ComparedFigure = keyof typeof comparedFigures;
const names = Object.keys(comparedFigures) as ComparedFigure[];

export interface FigureDifference {
  figure: ComparedFigure;
  before: number;
  after: number;
}
export interface GroupDifference {
  group: string;
  /** By how much its liability and CSM differ. */
  liability: number;
  csm: number;
}

const of = ({ figures }: ClosedGroup, figure: ComparedFigure): number =>
  comparedFigures[figure].reduce((sum, name) => sum + (figures[name] ?? 0), 0);

/** Shares of a group's size below which two runs count as the same. */
const SAME_SHARE = 1e-9;

/** What a run gives that another did not: the sums of both, and the groups that differ, the largest difference first. */
export function runDifference(before: readonly ClosedGroup[], after: readonly ClosedGroup[]) {
  const sum = (groups: readonly ClosedGroup[], figure: ComparedFigure) =>
    groups.reduce((total, group) => total + of(group, figure), 0);
  const figures = names.map((figure): FigureDifference => ({
    figure,
    before: sum(before, figure),
    after: sum(after, figure),
  }));
  const old = new Map(before.map((group) => [group.id, group]));
  const ids = new Set([...before, ...after].map(({ id }) => id));
  const fresh = new Map(after.map((group) => [group.id, group]));
  const groups = [...ids].flatMap((id): GroupDifference[] => {
    const [one, other] = [old.get(id), fresh.get(id)];
    const change = (figure: ComparedFigure) =>
      (other ? of(other, figure) : 0) - (one ? of(one, figure) : 0);
    const size = Math.max(...[one, other].map((each) => (each ? Math.abs(of(each, 'bel')) : 0)), 1);
    const [liability, csm] = [change('liability'), change('csm')];
    return Math.max(Math.abs(liability), Math.abs(csm)) > SAME_SHARE * size
      ? [{ group: id, liability, csm }]
      : [];
  });
  const largest = ({ liability, csm }: GroupDifference) =>
    Math.max(Math.abs(liability), Math.abs(csm));
  return { figures, groups: groups.toSorted((one, other) => largest(other) - largest(one)) };
}
