import { type TableDefinition, bareName } from '../lineage';
import { type Dimension, type Entity, SemanticModel, type View } from '../questions';
import { Ids, labelOf, sameWords } from './names';
import { TIMES, dimensionsOf } from './ownDimensions';
import { measuresOf } from './ownMeasures';
import { type OwnView, placesOf, viewOf } from './ownViews';
import { termsOf } from './terms';
import { ownWriting } from './writing';

export interface OwnModel {
  readonly model: SemanticModel;
  readonly views: ReadonlyMap<string, OwnView>;
}

const LISTED_COLUMNS = 8;

/** The semantic model of tables that somebody has defined, in the form of that of the books: the same reading of questions serves both. */
export function ownModel(tables: readonly TableDefinition[]): OwnModel {
  const ids = new Ids();
  const views = new Map(tables.map((table) => [table.name, viewOf(table, tables)] as const));
  const all = [...views.values()];
  const dimensions: Dimension[] = [];
  const seen = new Set<string>();
  for (const place of all.flatMap(placesOf)) {
    const key = `${place.table.name} ${place.alias}`;
    if (!seen.has(key)) dimensions.push(...dimensionsOf(place, ids));
    seen.add(key);
  }
  const entities = all.map((view): Entity => {
    const { table, alias } = view;
    const [key, ...others] = table.primaryKey;
    const isKeyed = key !== undefined && others.length === 0;
    return {
      id: ids.give(`${alias}_count`),
      views: [table.name, ...(isKeyed ? childrenOf(table, all) : [])],
      key: isKeyed ? `${alias}.${key}` : '*',
      columns: table.columns.slice(0, LISTED_COLUMNS).map(({ name }) => `${alias}.${name}`),
      label: labelOf(alias, table.comment),
      terms: termsOf(alias, table.comment),
    };
  });
  const catalogue = all.map((view): View => {
    const columns = placesOf(view).flatMap(({ table, alias }) =>
      table.columns.map(({ name, comment }) => ({
        name: `${alias}.${name}`,
        type: 'text' as const,
        label: labelOf(name, comment),
      })),
    );
    const times =
      view.date === undefined
        ? []
        : TIMES.map(({ column: name, label }) => ({ name, type: 'text' as const, label }));
    const { name, comment } = view.table;
    return {
      name,
      subject: 'own',
      label: labelOf(view.alias, comment),
      description: sameWords(comment),
      columns: [...columns, ...times],
    };
  });
  const rows = new Map(dimensions.map(({ id, column }) => [column, id]));
  const model = new SemanticModel({
    views: catalogue,
    measures: all.flatMap((view) => measuresOf(view, ids)),
    dimensions: [...dimensions, ...TIMES],
    entities,
    conventions: {
      unitOf: (name) => {
        const view = views.get(name);
        return view && rows.get(`${view.alias}.${view.table.primaryKey[0] ?? ''}`);
      },
      isLatest: false,
      hasMonths: true,
    },
    writing: ownWriting(views),
  });
  return { model, views };
}

/** Tables that hold rows of a table by one plain way, so that it can be counted there. */
const childrenOf = (table: TableDefinition, views: readonly OwnView[]): string[] =>
  views
    .filter(({ joins }) =>
      joins.some((join) => join.table === table && join.alias === bareName(table.name)),
    )
    .map((view) => view.table.name);
