import type { Measure } from '../questions';
import { type Ids, joinedTo, labelOf, sameWords } from './names';
import type { OwnView } from './ownViews';
import { useOf } from './tables';
import { shortTermsOf, termsOf } from './terms';
import vocabulary from './vocabulary.json';

/** Words of a column that are joined to "average" and the like. */
const MAX_COMBINED = 10;
const { total: TOTALS, avg: AVERAGES, max: MOST, min: LEAST } = vocabulary.aggregates;

/** The figures of a table: sums, and what is on average, at most and at least. */
export function measuresOf({ table, alias }: OwnView, ids: Ids): Measure[] {
  const tableWords = termsOf(alias, '');
  return table.columns.flatMap((column) => {
    const use = useOf(column, table);
    if (use !== 'amount' && use !== 'rate') return [];
    const { name, comment } = column;
    const terms = [...new Set([...termsOf(name, comment), ...shortTermsOf(name)])];
    const written = `${alias}.${name}`;
    const measure = (
      aggregate: string,
      prefixes: readonly string[],
      own: readonly string[],
    ): Measure => ({
      id:
        aggregate === 'sum'
          ? ids.give(name, `${alias}_${name}`)
          : ids.give(`${aggregate}_${name}`, `${aggregate}_${alias}_${name}`),
      view: table.name,
      expression: `${aggregate}(${written})`,
      kind: aggregate === 'sum' ? 'flow' : 'ratio',
      unit: 'money',
      label: sameWords(
        aggregate === 'sum'
          ? labelOf(name, comment).en
          : `${labelOf(name, comment).en} (${aggregate})`,
      ),
      terms: [
        ...own,
        ...terms
          .slice(0, MAX_COMBINED)
          .flatMap((term) => prefixes.flatMap((said) => joinedTo(said, term))),
      ],
    });
    // "total claims" of `claim_amount`: the table's own figure.
    const isOfTable = terms.some((term) =>
      tableWords.includes(term.replace(/ ?(amount|금액|金額)$/, '')),
    );
    const totals = isOfTable
      ? tableWords.flatMap((term) => TOTALS.flatMap((said) => joinedTo(said, term)))
      : [];
    const average = measure('avg', AVERAGES, use === 'rate' ? terms : []);
    return use === 'rate'
      ? [average]
      : [
          measure('sum', [], [...terms, ...totals]),
          average,
          measure('max', MOST, []),
          measure('min', LEAST, []),
        ];
  });
}
