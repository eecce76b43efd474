import type { Book, GroupActual } from '../../src/domain/close';
import { smallCompany } from '../../src/domain/demoInsurer';

/** The amounts that stand by themselves; what is zero stays so. */
const scaledActual = (actual: GroupActual, factor: number): GroupActual =>
  Object.fromEntries(
    Object.entries(actual as object).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' ? value * factor : value,
    ]),
  ) as unknown as GroupActual;

/**
 * A book of many small companies side by side: each copy has four groups and a treaty of its own, and amounts that no other has. Nobody closes its past by
 * itself.
 */
export function largeBook(id: string, copies: number): Book {
  const { definition, points, actuals, stated } = smallCompany;
  const names = Array.from({ length: copies }, (_, copy) => (name: string) => `${name}-${copy}`);
  const copied = <T>(
    all: readonly T[],
    rename: (each: T, named: (name: string) => string, factor: number) => T,
  ) => names.flatMap((named, copy) => all.map((each) => rename(each, named, 1 + copy / copies)));
  const ofGroup = <T extends { readonly group: string }>(all: readonly T[]) =>
    copied(all, (each, named) => ({ ...each, group: named(each.group) }));
  return {
    ...smallCompany,
    definition: {
      ...definition,
      id,
      kind: 'own',
      groups: copied(definition.groups, (group, named) => ({ ...group, id: named(group.id) })),
      treaties: copied(definition.treaties, (treaty, named) => ({
        ...treaty,
        id: named(treaty.id),
        covers: treaty.covers.map(named),
      })),
    },
    points: copied(points, (point, named, factor) => ({
      ...point,
      premium: point.premium * factor,
      sumInsured: point.sumInsured * factor,
      id: named(point.id),
      group: named(point.group),
    })),
    actuals: copied(actuals, (each, named, factor) => ({
      ...scaledActual(each, factor),
      group: named(each.group),
    })),
    stated: ofGroup(stated),
  };
}
