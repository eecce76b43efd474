import { dimensionOf, entityOf, hasDimension, measureOf, measures } from '../model';
import { type Calculation, EMPTY_QUERY, type Filter, type Order, type Query } from '../query';
import { filtersOf, thresholdsOf } from './conditions';
import { mergedWith, isFollowUp } from './followUp';
import { type KnownValue, type Meaning, prepare } from './lexicon';
import { nounsOf } from './nouns';
import { resolveUnknown } from './resolve';
import { type Span, spansOf } from './spans';
import { normalise } from './text';
import { timesOf } from './times';
import { Tokens, isOperator, meaningsOf } from './tokens';

/** What the data hold that questions may name. */
export interface Known {
  readonly values: readonly KnownValue[];
  /** Closing months of the closed quarters, in their order. */
  readonly periods: readonly string[];
}

export interface Asked {
  readonly question: string;
  /** What the question before was understood as: a question may go on from it. */
  readonly previous?: Query | undefined;
  /** What words were said to mean when they were ambiguous. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
}

/** What was taken for something that is written otherwise. */
export interface Approximation {
  readonly text: string;
  readonly meaning: Meaning;
}

export type Understanding =
  | {
      readonly kind: 'understood';
      readonly query: Query;
      readonly approximations: readonly Approximation[];
      /** Words that mean nothing to us; the query leaves them out. */
      readonly unknown: readonly string[];
    }
  | { readonly kind: 'ambiguous'; readonly text: string; readonly options: readonly Meaning[] }
  | { readonly kind: 'impossible'; readonly measure: string; readonly dimension: string }
  | { readonly kind: 'nothing'; readonly unknown: readonly string[] };

/** How a meaning is named in `choices`. */
export const choiceOf = (meaning: Meaning): string =>
  meaning.kind === 'value'
    ? `${meaning.dimension}=${meaning.value}`
    : 'id' in meaning
      ? `${meaning.kind}:${meaning.id}`
      : meaning.kind;

/** Without any data that name a quarter, the last one that has ended. */
const latestOf = (periods: readonly string[]): string => periods.at(-1) ?? '2025-12';

/** Reads a question in any of the three languages. */
export function understand(
  { question, previous, choices = {} }: Asked,
  known: Known,
): Understanding {
  const prepared = prepare(known.values);
  const text = normalise(question);
  const latest = latestOf(known.periods);
  const reading = resolveUnknown(text, spansOf(text, prepared.lexicon, latest), prepared);
  const chosen = reading.spans.map((span): Span => {
    const choice = choices[span.text];
    const meanings = span.meanings.filter((meaning) => choiceOf(meaning) === choice);
    return meanings.length > 0 ? { ...span, meanings } : span;
  });
  const unknown = reading.unknown.map(({ text: word }) => word);
  const draft = new Draft(new Tokens(chosen), previous);
  const doubt = draft.doubt();
  if (doubt) return doubt;
  const own = draft.query();
  if (!own) return { kind: 'nothing', unknown };
  const query = previous && isFollowUp(text, own) ? mergedWith(previous, own, text) : own;
  if (query.measures.length === 0 && query.entity === undefined)
    return { kind: 'nothing', unknown };
  const conflict = conflictIn(query);
  if (conflict) return { kind: 'impossible', ...conflict };
  return {
    kind: 'understood',
    query: withDefaults(query, known),
    approximations: chosen.flatMap((span) => {
      const [meaning] = span.meanings;
      return span.isApproximate && meaning ? [{ text: span.text, meaning }] : [];
    }),
    unknown,
  };
}

const viewsOf = ({ measures: ids, entity }: Query): string[] => {
  const views = ids.flatMap((id) => measureOf(id)?.view ?? []);
  return views.length > 0 ? views : [entityOf(entity ?? '')?.view ?? ''];
};

function conflictIn(query: Query): { measure: string; dimension: string } | undefined {
  const used = [...query.dimensions, ...query.filters.map(({ dimension }) => dimension)];
  for (const dimension of used)
    for (const [index, view] of viewsOf(query).entries())
      if (!hasDimension(view, dimension))
        return { measure: query.measures[index] ?? query.entity ?? '', dimension };
  return undefined;
}

/** What goes without saying, said: the book, its base scenario, the last quarter. */
function withDefaults(query: Query, { values, periods }: Known): Query {
  const views = viewsOf(query);
  const everywhere = (dimension: string) => views.every((view) => hasDimension(view, dimension));
  const filters = [...query.filters];
  for (const dimension of ['book', 'scenario']) {
    const [first] = values.filter((value) => value.dimension === dimension);
    const isSaid =
      filters.some((filter) => filter.dimension === dimension) ||
      query.dimensions.includes(dimension);
    if (first && everywhere(dimension) && !isSaid)
      filters.push({ dimension, values: [first.value], isNegated: false });
  }
  const isTimed = filters.some(({ dimension }) => dimension === 'period' || dimension === 'year');
  const isSplit = query.dimensions.includes('period') || query.dimensions.includes('year');
  const latest = latestOf(periods);
  const all = { from: periods[0] ?? latest, to: latest };
  const period =
    query.period ??
    (isTimed || !everywhere('period') || query.measures.every((id) => id.endsWith('.count'))
      ? undefined
      : isSplit
        ? all
        : { from: latest, to: latest });
  // A limit on a figure, or a rank, is one of something.
  const isRanked = query.thresholds.length > 0 || query.order !== undefined;
  const unit = views.some((view) => hasDimension(view, 'group')) ? ['group'] : [];
  const dimensions =
    isRanked && query.dimensions.length === 0 && query.measures.length > 0
      ? unit
      : query.dimensions;
  return { ...query, dimensions, filters, period: everywhere('period') ? period : undefined };
}

class Draft {
  readonly #isMeasured: boolean;
  readonly #impliesProfit: boolean;

  constructor(
    private readonly tokens: Tokens,
    private readonly previous: Query | undefined,
  ) {
    const isNamed = tokens.list.some((span) => meaningsOf(span, 'measure').length > 0);
    // Who makes a loss has a profit below zero.
    this.#impliesProfit = !isNamed && !previous && tokens.operators('negative').length > 0;
    this.#isMeasured = isNamed || this.#impliesProfit;
  }

  /** A word that has several meanings, all of them possible here. */
  doubt(): Understanding | undefined {
    for (const span of this.tokens.list) {
      const ids = meaningsOf(span, 'measure');
      if (ids.length > 1) return { kind: 'ambiguous', text: span.text, options: ids };
      if (ids.length > 0) continue;
      const values = this.#values(span);
      const isWhole =
        !span.isApproximate && new Set(values.map(({ dimension }) => dimension)).size === 1;
      if (values.length > 1 && !isWhole && meaningsOf(span, 'dimension').length === 0)
        return { kind: 'ambiguous', text: span.text, options: values.slice(0, 12) };
    }
    return undefined;
  }

  query(): Query | undefined {
    const { tokens } = this;
    const nouns = nounsOf(tokens, this.#isMeasured, (index) => this.#valueAt(index));
    const times = timesOf(tokens);
    const filters = filtersOf(tokens, (index) => this.#valueAt(index));
    const said = this.#measures();
    const isRanked = tokens.operators('top', 'bottom').length > 0;
    const marked = nouns.grouping.filter((noun) => noun.isMarked);
    const hasLimits = tokens.operators('>', '>=', '<', '<=').length > 0;
    const isCount =
      nouns.entity !== undefined &&
      (nouns.isCounted ||
        marked.length > 0 ||
        isRanked ||
        hasLimits ||
        tokens.operators('share').length > 0);
    if (this.#impliesProfit) said.push('profit');
    const figures = [
      ...new Set(
        said.length > 0 ? said : isCount && nouns.entity ? [`${nouns.entity.id}.count`] : [],
      ),
    ];
    const measureNear = (index: number) =>
      this.#measureBefore(index) ?? figures[0] ?? this.previous?.measures[0];
    const { thresholds, used } = thresholdsOf(tokens, measureNear);

    const absorbed = (index: number, id: string) =>
      [
        index - 1,
        index + 1,
        ...(isOperator(tokens.at(index + 1), 'notBefore') ? [index + 2] : []),
      ].some((at) => this.#valueAt(at)?.dimension === id) ||
      (id === 'cohort' && times.cohorts.length > 0);
    const dimensions = [
      ...nouns.grouping
        .filter(({ index, id, isMarked }) => isMarked || !absorbed(index, id))
        .filter(({ isMarked }) => isMarked || figures.length > 0 || nouns.entity === undefined)
        .map(({ id }) => id),
      ...filters.flatMap(({ dimension, values, isNegated }) =>
        !isNegated && values.length > 1 && figures.length > 0 ? [dimension] : [],
      ),
      ...(times.splitBy ? [times.splitBy] : []),
    ];
    const calculation = this.#calculation(times.comparison !== undefined, dimensions);
    if (calculation === 'running' && !dimensions.includes('period')) dimensions.push('period');
    if (calculation === 'share' && dimensions.length === 0) {
      const [filter] = filters;
      dimensions.push(filter?.dimension ?? 'portfolio');
    }
    const isChange = tokens.operators('change').length > 0 && calculation !== 'change';
    const cohorts: Filter[] =
      times.cohorts.length > 0
        ? [{ dimension: 'cohort', values: times.cohorts, isNegated: false }]
        : [];
    const { order, limit } = this.#ranking(figures, dimensions, used);
    return {
      ...EMPTY_QUERY,
      entity: figures.length === 0 ? nouns.entity?.id : undefined,
      measures: figures,
      dimensions: [...new Set(dimensions)].filter((id) => dimensionOf(id) !== undefined),
      filters: [...filters, ...cohorts, ...(times.filter ? [times.filter] : [])],
      thresholds,
      period: times.period,
      comparison:
        times.comparison ?? (isChange && calculation === undefined ? 'previous' : undefined),
      calculation,
      order,
      limit,
    };
  }

  /** The measures that are named; one that another refines is only its beginning, unless both are wanted. */
  #measures(): string[] {
    const { tokens } = this;
    const named = tokens.list.flatMap((span, index) =>
      meaningsOf(span, 'measure').map(({ id }) => ({ id, index })),
    );
    const isJoined = (from: number, to: number) =>
      tokens
        .operators('add')
        .some((index) => index > Math.min(from, to) && index < Math.max(from, to));
    return named
      .filter(
        ({ id, index }) =>
          !named.some(
            (other) => measureOf(other.id)?.refines === id && !isJoined(index, other.index),
          ),
      )
      .map(({ id }) => id);
  }

  #calculation(isCompared: boolean, dimensions: readonly string[]): Calculation | undefined {
    if (this.tokens.operators('share').length > 0) return 'share';
    if (this.tokens.operators('running').length > 0) return 'running';
    const isSplit = dimensions.includes('period') || dimensions.includes('year');
    return this.tokens.operators('change').length > 0 && isSplit && !isCompared
      ? 'change'
      : undefined;
  }

  #ranking(
    figures: readonly string[],
    dimensions: string[],
    used: ReadonlySet<number>,
  ): { order?: Order | undefined; limit?: number | undefined } {
    const { tokens } = this;
    const [by] = figures.length > 0 ? figures : (this.previous?.measures ?? []);
    for (const [name, direction] of [
      ['top', 'descending'],
      ['bottom', 'ascending'],
    ] as const) {
      const [index] = tokens.operators(name);
      if (index === undefined || by === undefined) continue;
      const number = [index + 1, index - 1, index + 2].find(
        (at) => tokens.at(at)?.number !== undefined && !used.has(at),
      );
      const isPlain = /^(top|bottom|상위|하위|前|倒數)$/.test(tokens.at(index)?.text ?? '');
      const limit = tokens.at(number ?? -1)?.number?.value ?? (isPlain ? 5 : 1);
      return {
        order: { by: this.#measureBeside(index) ?? by, direction },
        limit: Math.min(1000, Math.max(1, Math.round(limit))),
      };
    }
    const [ascending] = tokens.operators('ascending');
    const [descending] = tokens.operators('descending');
    const [sort] = tokens.operators('sort');
    const at = ascending ?? descending ?? sort;
    if (at === undefined) return {};
    const order = this.#measureBeside(at) ?? by ?? dimensions[0];
    if (order === undefined) return {};
    const isMeasure = measureOf(order) !== undefined;
    const direction =
      ascending !== undefined || (descending === undefined && !isMeasure)
        ? 'ascending'
        : 'descending';
    return { order: { by: order, direction } };
  }

  #measureBefore(index: number): string | undefined {
    for (let at = index - 1; at >= 0; at -= 1) {
      const [measure] = meaningsOf(this.tokens.at(at), 'measure');
      if (measure) return measure.id;
    }
    return undefined;
  }

  #measureBeside(index: number): string | undefined {
    const sides = [index + 1, index - 1, index + 2, index - 2];
    return sides.flatMap((at) => meaningsOf(this.tokens.at(at), 'measure'))[0]?.id;
  }

  /** Only values that the figures can be filtered by, where some can. */
  #values(span: Span | undefined): Extract<Meaning, { kind: 'value' }>[] {
    const values = meaningsOf(span, 'value');
    const ids = this.tokens.list.flatMap((each) => meaningsOf(each, 'measure').map(({ id }) => id));
    const named = measures.filter(({ id }) => ids.includes(id)).map(({ view }) => view);
    const listed = this.tokens.list.flatMap((each) =>
      meaningsOf(each, 'entity').flatMap(({ id }) => entityOf(id)?.view ?? []),
    );
    const before = this.previous ? viewsOf(this.previous) : [];
    const views = named.length > 0 ? named : listed.length > 0 ? listed : before;
    const possible = values.filter(({ dimension }) =>
      views.some((view) => hasDimension(view, dimension)),
    );
    const isSaidWithout = span?.meanings.some(({ kind }) => kind === 'stop') ?? false;
    return possible.length > 0 || isSaidWithout ? possible : values;
  }

  #valueAt(index: number): { dimension: string; value: string } | undefined {
    const span = this.tokens.at(index);
    if (!span || meaningsOf(span, 'measure').length > 0) return undefined;
    const [value] = this.#values(span);
    const isNounToo = meaningsOf(span, 'entity').length > 0;
    return value && !isNounToo && !isOperator(span, 'notBefore') ? value : undefined;
  }
}
