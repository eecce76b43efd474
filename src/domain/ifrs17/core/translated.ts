import { parseFormula } from '../formula/parse';
import { valueOf } from '../formula/print';
import type { CompiledGroup } from './compile';
import { columns, type ReportedColumn, type Row } from './row/columns';
import { averageRate, translationOf, type TranslatedPart } from './translation';

function rateAt(group: CompiledGroup, period: number, at: 'opening' | 'average' | 'closing') {
  const [start, end] = [0, 1].map((step) => group.input.exchangeRates?.closing[period + step]);
  if (start === undefined || end === undefined)
    throw new RangeError(`no exchange rate for ${group.labels[period] ?? period}`);
  if (at === 'average') return averageRate(group, period);
  return at === 'opening' ? start : end;
}

/** The periods of a group in the functional currency; as they are where it has no exchange rates. */
export function translated<R extends Row>(group: CompiledGroup, rows: readonly R[]): readonly R[] {
  if (!group.input.exchangeRates) return rows;
  const all: R[] = [];
  rows.slice(0, group.periods).forEach((own, period) => {
    const row = { ...own };
    const figures: Row = row;
    all.push(row);
    const known = new Set<ReportedColumn>();
    const worth = (part: TranslatedPart): number => {
      if ('own' in part) return own[part.own];
      if ('rate' in part) return rateAt(group, period, part.rate);
      if ('stated' in part) return group.input.opening?.[part.stated] ?? 0;
      return part.period === period
        ? inPlace(part.reported)
        : (all[part.period]?.[part.reported] ?? 0);
    };
    /** Works a figure out once what it rests on is. */
    const inPlace = (column: ReportedColumn): number => {
      const translation = known.has(column) ? undefined : translationOf(group, period, column);
      known.add(column);
      if (translation) {
        const { formula, parts } = translation;
        figures[column] = valueOf(parseFormula(formula), (name) =>
          worth(parts[name] as TranslatedPart),
        );
      }
      return figures[column];
    };
    columns.forEach(inPlace);
  });
  return all;
}
