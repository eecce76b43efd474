/** What rows are chosen by that no view of them holds, and another view does of something that they have: "users who may delete", "premiums of Korean companies". */
import type { SemanticModel } from '../model/SemanticModel';
import type { Filter, Query } from '../query';
import { isUnsaid } from '../sql/conditions';

/** Denied of one of several it may hold of another. */
const isAffirmed = ({ values, isNegated }: Filter, type: string | undefined): boolean =>
  !isNegated && !(type === 'boolean' && values.includes('false')) && !values.includes('');

/** The query with such conditions as a query within, where one thing leads from the one view to the other. */
export function linkedBy(query: Query, model: SemanticModel): Query {
  const views = model.viewsOf(query).flatMap(([first]) => first ?? []);
  const isHeld = (id: string) => views.every((view) => model.hasDimension(view, id));
  const others = query.filters.filter(
    ({ dimension }) => !isUnsaid(dimension) && !isHeld(dimension),
  );
  const isPossible =
    query.within === undefined &&
    others.length > 0 &&
    // A month alone is a time that is no quarter.
    others.every(({ dimension }) => dimension !== 'closingMonth') &&
    others.every((filter) => isAffirmed(filter, model.dimensionOf(filter.dimension)?.type));
  if (!isPossible) return query;
  const holds = (view: string) =>
    others.every(({ dimension }) => model.hasDimension(view, dimension));
  const links = model.entities.flatMap((entity) => {
    const key = model.dimensions.find(({ column }) => column === entity.key)?.id;
    const isShared = key !== undefined && isHeld(key) && entity.views.some(holds);
    return isShared ? [{ dimension: key, measures: [`${entity.id}.count`] }] : [];
  });
  const [link, ...more] = links;
  if (!link || more.length > 0) return query;
  return {
    ...query,
    filters: query.filters.filter((filter) => !others.includes(filter)),
    within: { ...link, filters: others, thresholds: [] },
  };
}
