import type { ProjectionInput } from '@/domain/ifrs17';
import type { MeasuredGroups } from './whatIf';

/** Closing a group or a treaty takes as long as projecting so many model points (measured). */
const POINTS_A_GROUP = 200;

interface Part {
  readonly members: Set<string>;
  work: number;
}

/** A member moved from one part to another, in exchange for one of that part or for nothing. */
interface Exchange {
  readonly from: Part;
  readonly to: Part;
  readonly given: string;
  readonly taken: string | undefined;
  /** By how much it lightens the one and burdens the other. */
  readonly eases: number;
}

/** The exchange with the heaviest part that leaves the heavier of both lightest; undefined where none does. */
function bestExchange(parts: readonly Part[], work: ReadonlyMap<string, number>) {
  const from = parts.reduce((most, each) => (each.work > most.work ? each : most));
  const workOf = (member: string | undefined) => (member ? (work.get(member) ?? 0) : 0);
  let best: Exchange | undefined;
  for (const to of parts)
    for (const given of from.members)
      for (const taken of [undefined, ...to.members]) {
        const gap = from.work - to.work;
        const eases = workOf(given) - workOf(taken);
        if (to === from || eases <= 0 || eases >= gap) continue;
        const isBetter = !best || Math.abs(gap / 2 - eases) < Math.abs(gap / 2 - best.eases);
        if (isBetter) best = { from, to, given, taken, eases };
      }
  return best;
}

/** The largest to whom has least, then exchanges as long as they make the heaviest lighter. */
function balanced(work: ReadonlyMap<string, number>, count: number): readonly Part[] {
  const parts = Array.from({ length: Math.max(1, count) }, (): Part => ({
    members: new Set(),
    work: 0,
  }));
  for (const [member, size] of [...work].sort(([, one], [, other]) => other - one)) {
    const lightest = parts.reduce((least, each) => (each.work < least.work ? each : least));
    lightest.members.add(member);
    lightest.work += size;
  }
  for (let next = bestExchange(parts, work); next; next = bestExchange(parts, work)) {
    const { from, to, given, taken, eases } = next;
    from.members.delete(given);
    to.members.add(given);
    if (taken !== undefined) {
      to.members.delete(taken);
      from.members.add(taken);
    }
    from.work -= eases;
    to.work += eases;
  }
  return parts;
}

/** The same quarter in parts of about equal work, for as many workers: a treaty stays with the groups that it covers. */
export function trialParts(
  { period, groups, treaties, projections }: MeasuredGroups,
  count: number,
): readonly MeasuredGroups[] {
  const clusterOf = new Map(groups.map(({ id }) => [id, id]));
  for (const { covers } of treaties) {
    const clusters = new Set(covers.flatMap((id) => clusterOf.get(id) ?? []));
    const [first] = clusters;
    for (const [id, cluster] of clusterOf)
      if (first !== undefined && clusters.has(cluster)) clusterOf.set(id, first);
  }
  const groupOf = (projection: ProjectionInput) => projection.groups[0]?.id ?? '';
  const work = new Map<string, number>();
  const add = (id: string, size: number) => {
    const cluster = clusterOf.get(id) ?? '';
    work.set(cluster, (work.get(cluster) ?? 0) + size);
  };
  for (const { id } of groups) add(id, POINTS_A_GROUP);
  for (const { covers } of treaties) add(covers[0] ?? '', POINTS_A_GROUP);
  for (const projection of projections) add(groupOf(projection), projection.modelPoints.length);
  return balanced(work, count)
    .filter(({ members }) => members.size > 0)
    .map(({ members }) => {
      const isHere = (id = '') => members.has(clusterOf.get(id) ?? '');
      return {
        period,
        groups: groups.filter(({ id }) => isHere(id)),
        treaties: treaties.filter(({ covers }) => isHere(covers[0])),
        projections: projections.filter((projection) => isHere(groupOf(projection))),
      };
    });
}
