import { type Query, isTime } from '../../query';
import { dimensionsOf } from '../../model/SemanticModel';
import type { Meaning } from '../words/lexicon';
import { columnName } from '../../sql/columns';
import { isMadeOf } from '../arithmetic';
import { isVague, ownsFigure } from '../measures';
import { isOfIssue, namesRows } from '../nouns';
import { type Modifier, type Tokens, isNoun, meaningsOf } from '../tokens';

/** What a draft took from the words of a question. */
export interface Use {
  readonly query: Query;
  /** Numbers that say something, by their index. */
  readonly numbers: ReadonlySet<number>;
  readonly modifiers: ReadonlySet<Modifier>;
  /** Values that the figures have without being chosen. */
  readonly implied: ReadonlySet<string>;
  readonly hasPrevious: boolean;
  readonly isYearToDate: boolean;
  /** Balances are those at the beginning of a time. */
  readonly isOpening: boolean;
  /** How many values there are of each dimension. */
  readonly sizes?: Readonly<Record<string, number>> | undefined;
  /** Times stand side by side that are not of one kind. */
  readonly hasMixedTimes: boolean;
}

/** "대만 회사들의 회사명": a column of what is listed. */
function isListed(id: string, { entity }: Query, { model }: Tokens): boolean {
  const { column = '', name = '' } = model.dimensionOf(id) ?? {};
  const columns = model.entityOf(entity ?? '')?.columns ?? [];
  return columns.includes(column) || columns.includes(name);
}

/** Whether a noun, a figure or a value is in the query. */
export function isTaken(
  meaning: Meaning,
  { query, implied, isOpening }: Use,
  tokens: Tokens,
): boolean {
  const { measures, filters, order, countOf, thresholds, entity } = query;
  const { model } = tokens;
  // A limit on a figure, or a rank, is one of the unit of account where nothing else is named.
  const [view] = model.viewsOf(query)[0] ?? [];
  const isOfUnits = thresholds.length > 0 || order !== undefined;
  const unit = isOfUnits && view !== undefined ? model.conventions.unitOf(view) : undefined;
  const areEvents = measures.every(
    (id) => id.endsWith('.count') && model.measureOf(id)?.kind === 'flow',
  );
  const split = [...dimensionsOf(query), ...[countOf, unit].flatMap((id) => id ?? [])];
  switch (meaning.kind) {
    case 'stop':
    case 'operator':
      return true;
    case 'measure':
      return (
        measures.includes(meaning.id) ||
        // "Journal lines with debit and credit"
        [meaning.id, ...(model.measureOf(meaning.id)?.parts ?? [])].some((id) =>
          model.entityOf(entity ?? '')?.columns.includes(columnName(id)),
        ) ||
        order?.by === meaning.id ||
        (query.calculation === 'difference' && isMadeOf(model, meaning.id, measures)) ||
        (model.measureOf(meaning.id)?.parts?.every((id) => measures.includes(id)) ?? false) ||
        thresholds.some(({ measure }) => measure === meaning.id) ||
        measures.some((id) => model.measureOf(id)?.refines === meaning.id) ||
        // "The CSM at the beginning"
        (isOpening && measures.includes(`${meaning.id}Opening`))
      );
    case 'entity':
      return (
        entity === meaning.id ||
        measures.includes(`${meaning.id}.count`) ||
        // What each row of the figures is: "the premium of the policies".
        model.entityOf(meaning.id)?.views[0] === view ||
        split.some((id) => model.dimensionOf(id)?.column === model.entityOf(meaning.id)?.key)
      );
    case 'dimension':
      return (
        [...split, order?.by].includes(meaning.id) ||
        isListed(meaning.id, query, tokens) ||
        // 發行年度是哪一年
        (meaning.id === 'year' && split.includes('cohort')) ||
        // "Year-end CSM" is a time, as "by quarter" is one.
        ((isTime(meaning.id) || meaning.id === 'closingMonth') &&
          (query.period !== undefined ||
            query.comparison !== undefined ||
            split.some(isTime) ||
            // "Entries, all periods together": of all times, unless one is named.
            (areEvents && tokens.operators('total', 'together').length > 0)))
      );
    case 'value':
      return (
        implied.has(`${meaning.dimension}=${meaning.value}`) ||
        [...filters, ...(query.against?.filter ? [query.against.filter] : [])].some(
          ({ dimension, values }) =>
            dimension === meaning.dimension && values.includes(meaning.value),
        )
      );
  }
}

/** "VFA groups": the rows that the value chooses. */
export const isHead = (tokens: Tokens, index: number, use: Use): boolean =>
  (isNoun(tokens.at(index)) ||
    meaningsOf(tokens.at(index), 'measure').some(
      ({ id }) => tokens.model.measureOf(id)?.namesRows === true,
    )) &&
  ((!isNoun(tokens.at(index)) && ownsFigure(tokens, index)) ||
    isOfIssue(tokens, index) ||
    meaningsOf(tokens.at(index - 1), 'value').some(
      (value) =>
        isTaken(value, use, tokens) &&
        (!isNoun(tokens.at(index)) ||
          namesRows(tokens, index, value.dimension) ||
          isBookOf(tokens, index, value.dimension)),
    ));

/** "The health book": all that there is of it. */
const isBookOf = (tokens: Tokens, index: number, dimension: string): boolean =>
  dimension !== 'book' && meaningsOf(tokens.at(index), 'dimension').some(({ id }) => id === 'book');

export const isVagueAt = (tokens: Tokens, index: number): boolean => {
  const span = tokens.at(index);
  return span !== undefined && isVague(span, tokens);
};
