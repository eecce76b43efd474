import type { Words } from '../catalogue/types';
import type { Query } from '../query';
import { views, wordsOf } from '../catalogue';
import dimensionData from './dimensions.json';
import entityData from './entities.json';
import measureData from './measures.json';

export type MeasureKind = 'flow' | 'stock' | 'ratio';
export type Unit = 'money' | 'count' | 'percent';

/** A figure that can be asked for. */
export interface Measure {
  readonly id: string;
  readonly view: string;
  /** An aggregate over the view's columns. */
  readonly expression: string;
  /** Flows of quarters add up, a stock is that of the last one, a ratio is made anew of its sums. */
  readonly kind: MeasureKind;
  readonly unit: Unit;
  /** Of IFRS 17. */
  readonly paragraph?: string | undefined;
  /** A part of another measure: "the CSM that was released" asks for the part alone. */
  readonly refines?: string | undefined;
  /** Words beside a term of several measures that tell which is meant: "claims that we paid". */
  readonly hints?: readonly string[] | undefined;
  /** Path of the screen that shows it. */
  readonly screen?: string | undefined;
  readonly label: Words;
  readonly terms: readonly string[];
}

export interface DimensionValue {
  readonly value: string;
  readonly label: Words;
  readonly terms: readonly string[];
}

/** What figures are split and filtered by. */
export interface Dimension {
  readonly id: string;
  readonly column: string;
  /** Its name in each language stands in `<name>_en`, `<name>_ko`, `<name>_zh_tw`. */
  readonly name?: string | undefined;
  readonly type: 'text' | 'number' | 'boolean';
  readonly label: Words;
  readonly terms: readonly string[];
  /** Those that are known beforehand; others come from the data. */
  readonly values: readonly DimensionValue[];
}

/** What can be counted and listed. */
export interface Entity {
  readonly id: string;
  /** Views that hold them; the first that has what a query names is read. */
  readonly views: readonly string[];
  /** What tells one from another. */
  readonly key: string;
  /** What a list of them shows; a name stands for its column in the reader's language. */
  readonly columns: readonly string[];
  readonly label: Words;
  readonly terms: readonly string[];
}

const has = (name: string) => views.some((view) => view.name === name);

/** An entity counted. */
const countOf = ({ id, views: [view = ''], key, label, terms }: Entity): Measure => ({
  id: `${id}.count`,
  view,
  expression: `count(DISTINCT ${key})`,
  kind: 'stock',
  unit: 'count',
  label,
  terms,
});

export const entities: readonly Entity[] = entityData
  .filter(({ views: [view = ''] }) => has(view))
  .map(({ label, ...entity }) => ({ ...entity, label: wordsOf(label) }));

export const measures: readonly Measure[] = measureData
  .filter(({ view }) => has(view))
  .map(({ label, kind, unit, ...measure }) => ({
    ...measure,
    kind: kind as MeasureKind,
    unit: unit as Unit,
    label: wordsOf(label),
  }));

export const dimensions: readonly Dimension[] = dimensionData.map(
  ({ label, type, values, ...dimension }) => ({
    ...dimension,
    type: type as Dimension['type'],
    label: wordsOf(label),
    values: (values ?? []).map((each) => ({ ...each, label: wordsOf(each.label) })),
  }),
);

const measuresById = new Map(
  [...measures, ...entities.map(countOf)].map((measure) => [measure.id, measure]),
);
const dimensionsById = new Map(dimensions.map((dimension) => [dimension.id, dimension]));
const entitiesById = new Map(entities.map((entity) => [entity.id, entity]));

export const measureOf = (id: string): Measure | undefined => measuresById.get(id);
export const dimensionOf = (id: string): Dimension | undefined => dimensionsById.get(id);
export const entityOf = (id: string): Entity | undefined => entitiesById.get(id);

/** Whether a view has the column of a dimension. */
export function hasDimension(view: string, id: string): boolean {
  const column = dimensionOf(id)?.column;
  return (
    views.find(({ name }) => name === view)?.columns.some(({ name }) => name === column) ?? false
  );
}

/** Everything that a query's rows must be told apart by. */
export const dimensionsOf = ({ dimensions: split, filters, averageOver }: Query): string[] => [
  ...split,
  ...filters.map(({ dimension }) => dimension),
  ...(averageOver === undefined ? [] : [averageOver]),
];

/** The views that can be read for each measure of a query, or for what it lists: those first that hold all that it names. */
export function viewsOf(query: Query): string[][] {
  const entity = entityOf(query.entity ?? '');
  const used = [...dimensionsOf(query), ...(query.period ? ['period'] : [])];
  const missing = (view: string) => used.filter((id) => !hasDimension(view, id)).length;
  const ordered = (candidates: readonly string[]) =>
    [...candidates].sort((a, b) => missing(a) - missing(b));
  if (query.measures.length === 0) return entity ? [ordered(entity.views)] : [];
  return query.measures.flatMap((id) => {
    const counted = id.endsWith('.count') ? entityOf(id.replace('.count', '')) : undefined;
    const measure = measureOf(id);
    return counted ? [ordered(counted.views)] : measure ? [[measure.view]] : [];
  });
}
