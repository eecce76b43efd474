import type { View, Words } from '../catalogue/types';
import { type Query, chosenBy } from '../query';
import type { Conventions, Writing } from './conventions';

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
  /** The less of it the better: its worst is its highest. */
  readonly isBurden?: boolean | undefined;
  /** A stock at the beginning of a time, not at its end. */
  readonly isOpening?: boolean | undefined;
  /** Its word also names the rows that a value chooses: "the CSM of VFA contracts". */
  readonly namesRows?: boolean | undefined;
  /** It is that of all times unless one is named. */
  readonly isTimeless?: boolean | undefined;
  /** All sides together are what is left after reinsurance. */
  readonly isNet?: boolean | undefined;
  /** What it is a number of, where what it is a figure of is named too: "how many groups did the last close run". An entity. */
  readonly counts?: string | undefined;
  /** Of IFRS 17. */
  readonly paragraph?: string | undefined;
  /** Figures that are shown in its place, in their order: a walk from opening to closing. */
  readonly parts?: readonly string[] | undefined;
  /** Figures that it is made of, shown with it where its composition is asked for. */
  readonly components?: readonly string[] | undefined;
  /** What it is split by where nothing else is said: balances of all accounts together are none. A dimension. */
  readonly by?: string | undefined;
  /** What it is also called beside one of those, where no other figure is named. */
  readonly called?: readonly string[] | undefined;
  /** A part of another measure: "the CSM that was released" asks for the part alone. */
  readonly refines?: string | undefined;
  /** Words beside a term of several measures that tell which is meant: "claims that we paid". */
  readonly hints?: readonly string[] | undefined;
  /** Values (`dimension=value`) that all its rows have: words for them choose none. */
  readonly implies?: readonly string[] | undefined;
  /** Path of the screen that shows it. */
  readonly screen?: string | undefined;
  readonly label: Words;
  readonly terms: readonly string[];
}

export interface DimensionValue {
  readonly value: string;
  readonly label: Words;
  readonly terms: readonly string[];
  /** What it is called only where its view is asked: elsewhere it is a figure's name. */
  readonly called?: readonly string[] | undefined;
}

/** What figures are split and filtered by. */
export interface Dimension {
  readonly id: string;
  readonly column: string;
  /** What stands for it in a result; in the views of the books one column a language. */
  readonly name?: string | undefined;
  readonly type: 'text' | 'number' | 'boolean';
  /** Each is a row of what is measured: figures are split by it only where that is asked. */
  readonly isRow?: boolean | undefined;
  /** What tells a person which one it is: dimensions. */
  readonly beside?: readonly string[] | undefined;
  /** Its values are few, and asked for themselves: "which models are used". */
  readonly isKind?: boolean | undefined;
  /** The dimension whose values it holds, one above another: a parent. */
  readonly parentOf?: string | undefined;
  /** A row need not have one. */
  readonly isOptional?: boolean | undefined;
  /** What is listed where one of its values stands alone, an entity: "reinsurers". */
  readonly lists?: string | undefined;
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
  /** What tells one from another; `*`: each row is one. */
  readonly key: string;
  /** Each happened once: those of a time are all in it, not those at its end. */
  readonly isEvent?: boolean | undefined;
  /** When it happened: a dimension. The last ones come first by it. */
  readonly at?: string | undefined;
  /** Its own figure, a measure: the largest ones and those over a limit are so by it. */
  readonly amount?: string | undefined;
  /** Words for those that belong to one of them: "subsidiaries". */
  readonly children?: readonly string[] | undefined;
  /** Words that ask for one ("who"), and what else they may ask for. */
  readonly askedBy?: readonly string[] | undefined;
  readonly standsFor?: readonly string[] | undefined;
  /** What one of them holds, an entity: who names a code list asks for its codes. */
  readonly holds?: string | undefined;
  /** What one of them does or may do, an entity: who asks what a user did asks for changes. */
  readonly does?: string | undefined;
  /** Its name in the record of changes. */
  readonly resource?: string | undefined;
  /** What it is also called where no figure is asked for. */
  readonly called?: readonly string[] | undefined;
  /** What it is called for short where its view is asked anyway. */
  readonly shortNames?: readonly string[] | undefined;
  /** Views in which one of them has several rows: what none of its rows has is denied of it. */
  readonly severalIn?: readonly string[] | undefined;
  /** What a list of them shows; a name stands for its column in the reader's language. */
  readonly columns: readonly string[];
  /** What a list of them is called. */
  readonly label: Words;
  /** What their number is called, where that is another name. */
  readonly countLabel?: Words | undefined;
  readonly terms: readonly string[];
}

interface Parts {
  readonly views: readonly View[];
  readonly measures: readonly Measure[];
  readonly dimensions: readonly Dimension[];
  readonly entities: readonly Entity[];
  readonly conventions: Conventions;
  readonly writing: Writing;
}

const byId = <T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));

/** Everything that the rows of a query must be told apart by. */
export const dimensionsOf = ({
  dimensions: split,
  filters,
  averageOver,
  within,
}: Query): string[] => [
  ...split,
  ...filters.map(({ dimension }) => dimension),
  ...[averageOver, within?.dimension].flatMap((id) => id ?? []),
];

/** What can be asked: figures, what they are split by, what can be listed, in which views, and under which words. */
export class SemanticModel {
  readonly views: readonly View[];
  readonly measures: readonly Measure[];
  readonly dimensions: readonly Dimension[];
  readonly entities: readonly Entity[];
  readonly conventions: Conventions;
  readonly writing: Writing;
  readonly #measures: ReadonlyMap<string, Measure>;
  readonly #dimensions: ReadonlyMap<string, Dimension>;
  readonly #entities: ReadonlyMap<string, Entity>;
  readonly #columns: ReadonlyMap<string, ReadonlySet<string>>;

  constructor({ views, measures, dimensions, entities, conventions, writing }: Parts) {
    this.views = views;
    this.measures = measures;
    this.dimensions = dimensions;
    this.entities = entities;
    this.conventions = conventions;
    this.writing = writing;
    this.#entities = byId(entities);
    this.#dimensions = byId(dimensions);
    // An entity counted.
    const counts = entities.map(
      ({ id, views: [view = ''], key, isEvent, label, countLabel, terms }): Measure => ({
        id: `${id}.count`,
        view,
        expression: key === '*' ? 'count(*)' : `count(DISTINCT ${key})`,
        kind: conventions.isLatest && isEvent !== true ? 'stock' : 'flow',
        unit: 'count',
        label: countLabel ?? label,
        terms,
      }),
    );
    this.#measures = byId([...measures, ...counts]);
    this.#columns = new Map(
      views.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]),
    );
  }

  measureOf(id: string): Measure | undefined {
    return this.#measures.get(id);
  }

  dimensionOf(id: string): Dimension | undefined {
    return this.#dimensions.get(id);
  }

  entityOf(id: string): Entity | undefined {
    return this.#entities.get(id);
  }

  /** Whether a view has the column of a dimension. */
  hasDimension(view: string, id: string): boolean {
    const column = this.dimensionOf(id)?.column;
    return column !== undefined && (this.#columns.get(view)?.has(column) ?? false);
  }

  /** Whether a time chooses rows of a view: by the quarter that they belong to, or by their day. */
  hasTimes(view: string): boolean {
    return this.hasDimension(view, 'period') || this.conventions.days?.[view] !== undefined;
  }

  /** The views that can be read for each measure of a query, or for what it lists: those first that hold all that it names. */
  viewsOf(query: Query): string[][] {
    const entity = this.entityOf(query.entity ?? '');
    const used = [...dimensionsOf(query), ...(query.period ? ['period'] : [])];
    const missing = (view: string) => used.filter((id) => !this.hasDimension(view, id)).length;
    const ordered = (candidates: readonly string[]) =>
      [...candidates].sort((a, b) => missing(a) - missing(b));
    if (query.measures.length === 0) return entity ? [ordered(entity.views)] : [];
    return query.measures.flatMap((id) => {
      const counted = id.endsWith('.count') ? this.entityOf(id.replace('.count', '')) : undefined;
      const measure = this.measureOf(id);
      return counted ? [ordered(counted.views)] : measure ? [[measure.view]] : [];
    });
  }

  /** Whether a query names only what there is. */
  knows({
    dimensions,
    filters,
    against,
    averageOver,
    countOf,
    limitWithin,
    within,
  }: Query): boolean {
    return (
      [
        ...dimensions,
        ...filters.map(({ dimension }) => dimension),
        ...[averageOver, countOf, limitWithin, against?.filter?.dimension].flatMap(
          (id) => id ?? [],
        ),
      ].every((id) => this.dimensionOf(id) !== undefined) &&
      (within === undefined || this.knows(chosenBy(within)))
    );
  }
}
