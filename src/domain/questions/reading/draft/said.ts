/** Which figures a question names, and which things. */
import type { SemanticModel } from '../../model/SemanticModel';
import { type Filter, type Query, isTime } from '../../query';
import { columnName } from '../../sql/columns';
import { isMarked } from '../grouping/marked';
import { measuresOf } from '../measures';
import { type Nouns, nounsOf } from '../nouns';
import type { Scope } from '../scope';
import { type Tokens, isNoun, meaningsOf } from '../tokens';
import type { Span } from '../words/spans';
import phrases from '../words/phrases.json';
import { COUNTING, entityOf, heldBy, isKindAsked, isOneFigure } from './listed';

export function figuresSaid(tokens: Tokens, text: string, previous: Query | undefined): string[] {
  const { profit } = tokens.model.conventions;
  const named = isListedWith(tokens, measuresOf(tokens, text)) ? [] : measuresOf(tokens, text);
  const own = named.length === 0 ? amountOfRows(tokens) : undefined;
  const said = own === undefined ? composedOf(tokens, named) : [own];
  // Who makes a loss has a profit below zero, who earns has one.
  const isOfProfit =
    tokens.operators('negative', 'positive').length > 0 ||
    tokens.modifiers.some(({ operator }) => operator === 'earning');
  return said.length === 0 && !previous && isOfProfit && profit !== undefined ? [profit] : said;
}

/** "What does the liability consist of?": the figure and what it is made of, unless something else is named that it is told apart by. */
function composedOf(tokens: Tokens, named: readonly string[]): string[] {
  const [only = '', ...others] = named;
  const { list, model } = tokens;
  const isSplit = list.some((span) => meaningsOf(span, 'dimension').some(({ id }) => !isTime(id)));
  const isComposed = others.length === 0 && !isSplit && tokens.operators('composition').length > 0;
  return isComposed ? [...named, ...(model.measureOf(only)?.components ?? [])] : [...named];
}

const SUMMING = ['total', 'count', 'tally', 'running', 'change', 'difference', 'trend'] as const;
const LIMITS = ['>', '>=', '<', '<=', 'between'] as const;

/** "Journal lines over 1 billion", "how many lines exceed it", 가장 큰 전표, 金額最大的分錄: what a row itself is worth, where nothing else is counted or measured. */
function amountOfRows(tokens: Tokens): string | undefined {
  const { model } = tokens;
  // "The longest run of each quarter"
  const nouns = tokens.list.filter(
    (span) => isNoun(span) && meaningsOf(span, 'dimension').every(({ id }) => !isTime(id)),
  );
  const amounts = nouns.map(
    (span) => meaningsOf(span, 'entity').flatMap(({ id }) => model.entityOf(id)?.amount ?? [])[0],
  );
  const isLimited = tokens.operators(...LIMITS).length > 0;
  const isWorth =
    isLimited || tokens.operators('top', 'bottom', 'average', 'ascending', 'descending').length > 0;
  const isCounted = tokens.operators('count', 'tally').length > 0;
  const isOne = new Set(amounts).size === 1 && (!isCounted || (isLimited && nouns.length === 1));
  return isWorth && isOne ? amounts[0] : undefined;
}

const LISTS = new RegExp(phrases.asks.rows);

/** "List the journal lines with account, debit and credit": columns of rows, no sums of them. */
function isListedWith(tokens: Tokens, measures: readonly string[]): boolean {
  const { model, text } = tokens;
  const listed = tokens.list.flatMap((span) =>
    meaningsOf(span, 'entity').flatMap(({ id }) => {
      const { isEvent, columns } = model.entityOf(id) ?? {};
      return isEvent && columns ? [columns] : [];
    }),
  );
  const isOther = (id: string) =>
    listed.some((columns) => columns.includes(model.dimensionOf(id)?.column ?? ''));
  const isOfRows = (span: Span) =>
    meaningsOf(span, 'entity').some(({ id }) => model.entityOf(id)?.isEvent === true);
  const isColumn = (id: string) => listed.some((columns) => columns.includes(columnName(id)));
  // "The lines with entry, account, debit and credit"
  const [, ...others] = tokens.list.filter(
    (span) => isOfRows(span) || meaningsOf(span, 'dimension').some(({ id }) => isOther(id)),
  );
  return (
    measures.length > 0 &&
    measures.every(isColumn) &&
    (LISTS.test(text) || (measures.length > 1 && others.length > 1)) &&
    tokens.list.every((span, index) => !isMarked(tokens, index) || isOfRows(span)) &&
    tokens.operators(...SUMMING, ...COUNTING).length === 0
  );
}

/** What of figures decides which times can be meant. */
export function kindsOf(said: readonly string[], model: SemanticModel) {
  const kinds = new Set(said.map((id) => model.measureOf(id)?.kind));
  return {
    isOfStocks: said.length === 0 || (kinds.size === 1 && kinds.has('stock')),
    isNew: said.some((id) => model.measureOf(id)?.hints?.includes('written') === true),
    areBoth: kinds.has('stock') && kinds.has('flow'),
  };
}

/** The things that are named, and the number of them where it is asked for. */
export function nounsSaid(
  tokens: Tokens,
  scope: Scope,
  said: readonly string[],
  filters: readonly Filter[],
  previous: Query | undefined,
): { readonly nouns: Nouns; readonly counted: readonly string[] } {
  const { text } = tokens;
  const named = nounsOf(tokens, said.length > 0, isOneFigure(tokens, text), {
    valueAt: (index) => scope.valueAt(index),
    goesOn: previous !== undefined,
    isKind: (index) => !previous && isKindAsked(tokens, text, index),
  });
  const listed =
    said.length === 0 && !named.entity && !previous
      ? entityOf(filters, named, tokens, text)
      : undefined;
  const nouns = listed === undefined ? named : { ...named, entity: { index: -1, id: listed } };
  const isCounted =
    nouns.entity !== undefined &&
    (nouns.isCounted ||
      nouns.grouping.some((noun) => noun.isMarked) ||
      tokens.operators(...COUNTING).length > 0);
  const entity = heldBy(nouns.entity?.id, filters, tokens);
  return { nouns, counted: isCounted && entity !== undefined ? [`${entity}.count`] : [] };
}
