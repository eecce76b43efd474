import type { ColumnRef, Name, Query } from '../parse/syntax';
import { isVariable } from '../parse/names';
import { type Dataset, keyOf, type LineageGraph, type Origin } from './graph';

/** A relation as the expressions of a query see it. */
export interface View {
  /** The names that may stand before a column: the alias, and the parts of a table's name. */
  alias?: string;
  tableName: readonly string[];
  /** The names of its columns, in order. */
  columns: readonly string[];
  /** Whether it may hold columns beside these. */
  open: boolean;
  /** What it may hold beside its columns is named by rows alone: nobody could list more than these. */
  listed?: boolean;
  /** Whether its columns have names that depend on a function: they are asked last. */
  loose?: boolean;
  /** Whether its rows are elements without a name of their own: a name that nothing else holds for certain is one of their fields. */
  fields?: boolean;
  /** What `*` lists, where that is less than the names that may be asked for. */
  starColumns?: readonly string[];
  /** The origins of a column that it has or, where it is open, may have. */
  lookup: (name: string) => Origin[];
  /** The origins of `*`: what a count reads, and what stands for columns that are not known. */
  star: () => Origin[];
  dataset?: Dataset;
  /** Named behind USING: equal in both relations. */
  shared: Set<string>;
}

export interface CommonTableEntry {
  view: () => View;
  /** The table whose row it is: what is put into it is written there. */
  table?: Dataset;
}

/** The relations, common tables and aliases that a name may mean; the query around comes after. */
export class Scope {
  readonly views: View[] = [];
  readonly aliases = new Map<string, Origin[]>();
  /** Expressions that WITH names for the queries within. */
  readonly scalars: NonNullable<Query['scalars']> = [];
  private readonly ctes = new Map<string, CommonTableEntry>();

  constructor(readonly parent?: Scope) {}

  define(name: string, entry: CommonTableEntry): void {
    this.ctes.set(keyOf(name), entry);
  }

  hide(name: string): void {
    this.ctes.delete(keyOf(name));
  }

  commonTable(name: string): CommonTableEntry | undefined {
    return this.ctes.get(keyOf(name)) ?? this.parent?.commonTable(name);
  }

  /** The relation that a qualifier means, here or in a query around. */
  relation(qualifier: readonly Name[]): View | undefined {
    const names = qualifier.map(({ text }) => keyOf(text));
    const only = names.length === 1 ? names[0] : undefined;
    return (
      this.views.find(({ alias }) => alias !== undefined && keyOf(alias) === only) ??
      this.views.find(({ tableName }) => endsWith(tableName, names)) ??
      // The record of a routine needs no FROM.
      (this.parent ? this.parent.relation(qualifier) : this.ctes.get(only ?? '')?.view())
    );
  }

  /** That of the script or the routine, which holds its variables and records. */
  private get root(): Scope {
    return this.parent?.root ?? this;
  }

  /** The relation whose alias stands for a whole row: `to_jsonb(o) FROM orders o`. */
  private row(name: string): View | undefined {
    const key = keyOf(name);
    const view = this.views.find(({ alias, dataset }) => dataset && alias && keyOf(alias) === key);
    return view ?? this.parent?.row(name);
  }

  /** Whether a relation here or around has a column of that name for certain. */
  private holds(key: string): boolean {
    const held = this.views.some(({ columns }) => columns.some((column) => keyOf(column) === key));
    return held || this.aliases.has(key) || (this.parent?.holds(key) ?? false);
  }

  /** The origins of a column that is named without its relation; undefined where nothing here can hold it. */
  unqualified(name: string): Origin[] | undefined {
    const key = keyOf(name);
    const holding = this.views.filter(({ columns }) =>
      columns.some((column) => keyOf(column) === key),
    );
    if (holding.length > 0) {
      const equal = this.views.filter((view) => view.shared.has(key) && !holding.includes(view));
      return [...holding, ...equal].flatMap((view) => view.lookup(name));
    }
    const alias = this.aliases.get(key) ?? this.root.aliases.get(key);
    if (alias) return alias;
    const shared = this.views.filter((view) => view.shared.has(key));
    const open = shared.length > 0 ? shared : this.views.filter((view) => view.open);
    const [only] = open;
    if (only && (open.length === 1 || shared.length > 0))
      return open.flatMap((view) => view.lookup(name));
    if (only) return [unknown(name, open)];
    const elements = this.views.find(({ fields }) => fields);
    if (elements && !this.parent?.holds(key)) return elements.lookup(name);
    return this.parent?.unqualified(name) ?? this.views.find(({ loose }) => loose)?.lookup(name);
  }

  /** The origins of a reference; none where it can mean nothing, as a variable of a routine. */
  resolve(ref: ColumnRef): Origin[] {
    const name = ref.parts.at(-1);
    const [first] = ref.parts;
    if (first && !first.quoted && isVariable(first.text)) {
      const bare = first.text.replace(/^:/, '');
      return ref.parts.length > 1
        ? (this.relation([{ ...first, text: bare }])?.lookup(name?.text ?? '') ?? [])
        : (this.root.aliases.get(keyOf(bare)) ?? []);
    }
    if (ref.star) {
      const view = ref.parts.length > 0 ? this.relation(ref.parts) : undefined;
      return (view ? [view] : this.views).flatMap((each) => each.star());
    }
    if (!name) return [];
    for (let length = ref.parts.length - 1; length > 0; length -= 1) {
      const view = this.relation(ref.parts.slice(0, length));
      if (view) return view.lookup(ref.parts[length]?.text ?? name.text);
    }
    // Without a relation of that name the first part is a column, and the rest a path into it.
    const column = ref.parts[0] ?? name;
    const row = this.holds(keyOf(column.text)) ? undefined : this.row(column.text);
    return (
      row?.star() ??
      this.unqualified(column.text) ??
      (this.views.length > 0 ? [unknown(column.text, this.views)] : [])
    );
  }
}

const endsWith = (name: readonly string[], end: readonly string[]) =>
  name.length >= end.length &&
  end.every((part, index) => name[name.length - end.length + index] === part);

/** A column whose relation cannot be told: more than one could hold it, or none does. */
function unknown(name: string, views: readonly View[]): Origin {
  return { column: null, name, candidates: views.flatMap(({ dataset }) => dataset?.id ?? []) };
}

/** A table or a file as a relation. */
export function tableView(graph: LineageGraph, dataset: Dataset, parts: readonly Name[]): View {
  return {
    tableName: parts.map(({ text }) => keyOf(text)),
    columns: dataset.complete
      ? dataset.columns.map(({ name }) => name).filter((name) => name !== '*')
      : [],
    open: !dataset.complete,
    lookup: (name) => {
      const found = graph.find(dataset, name);
      const column = found ?? graph.column(dataset, name);
      if (!found && dataset.temporary) {
        const span = dataset.span ?? { start: 0, end: 0 };
        for (const origin of dataset.rest?.(name) ?? [])
          graph.connect(origin, column, 'value', span);
      }
      return [{ column: column.id }];
    },
    star: () => [{ column: graph.column(dataset, '*').id }],
    dataset,
    shared: new Set(),
  };
}
