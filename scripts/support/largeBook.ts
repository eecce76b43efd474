import type { Book } from '../../src/domain/close';
import { smallCompany } from '../../src/domain/demoInsurer';

/** A book of many small companies side by side: each copy has four groups and a treaty of its own. Nobody closes its past by itself. */
export function largeBook(id: string, copies: number): Book {
  const { definition, points, actuals, stated } = smallCompany;
  const names = Array.from({ length: copies }, (_, copy) => (name: string) => `${name}-${copy}`);
  const copied = <T>(all: readonly T[], rename: (each: T, named: (name: string) => string) => T) =>
    names.flatMap((named) => all.map((each) => rename(each, named)));
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
    points: copied(points, (point, named) => ({
      ...point,
      id: named(point.id),
      group: named(point.group),
    })),
    actuals: ofGroup(actuals),
    stated: ofGroup(stated),
  };
}
