import type { IntlShape } from 'react-intl';
import type { DataAnswer, SqlResult } from '@/api';
import type { Locale } from '@/domain/locale';
import { booksModel, views } from '@/domain/questions';
import { parts, roles } from '../messages';
import { Names } from '../understanding/Names';
import type { Shown } from '../tool/useQuestions';

export type Value = SqlResult['rows'][number][number];

/** A column of the result as a reader sees it. */
export interface ShownColumn {
  readonly name: string;
  readonly head: string;
  readonly isNumber: boolean;
  /** What rows are split by, as against what is measured. */
  readonly isDimension: boolean;
  readonly isTime: boolean;
  readonly format: (value: Value) => string;
  /** As a spreadsheet writes it. */
  readonly numberFormat?: string | undefined;
}

const noNames: DataAnswer['names'] = [];

/** What a column of a view is called; its own name where no view has it. */
function labelOf(name: string, locale: Locale): string {
  const columns = views.flatMap((view) => view.columns);
  const own = columns.find((column) => column.name === name);
  if (own) return own.label[locale];
  // A name is kept in a column a language, which says so in brackets.
  const named = columns.find((column) => column.name === `${name}_${locale.replace('-', '_')}`);
  return named?.label[locale].replace(/ \([a-z-]+\)$/, '') ?? name;
}

type ColumnMeaning = NonNullable<DataAnswer['columns']>[number];

/** What a column answers, in words. */
export function headOf(
  name: string,
  meta: ColumnMeaning | undefined,
  names: Names,
  intl: IntlShape,
  locale: Locale,
): string {
  if (!meta) return labelOf(name, locale);
  switch (meta.role) {
    case 'listed':
      return labelOf(name, locale);
    case 'dimension':
      return names.dimension(meta.of);
    case 'measure':
      return names.measure(meta.of);
    case 'count':
      return intl.formatMessage(parts.countOf, { dimension: names.dimension(meta.of) });
    case 'ratio':
    case 'quotient':
      return meta.of
        .split('/')
        .map((id) => names.measure(id))
        .join(' ÷ ');
    case 'difference':
      return meta.of
        .split('/')
        .map((id) => names.measure(id))
        .join(' − ');
    default:
      return `${names.measure(meta.of)}, ${intl.formatMessage(roles[meta.role])}`;
  }
}

const MAX_FRACTION_DIGITS = 2;

/** As many as the figure of a column that has most of them, so that they stand under one another. */
function fractionDigitsOf(values: readonly (Value | undefined)[]): number {
  const roundedOf = (value: number) => Number(value.toFixed(MAX_FRACTION_DIGITS));
  const needs = (digits: number) =>
    values.some(
      (value) => typeof value === 'number' && Number(value.toFixed(digits)) !== roundedOf(value),
    );
  return [0, 1].find((digits) => !needs(digits)) ?? MAX_FRACTION_DIGITS;
}

/** The columns of what is shown, named after what they answer. */
export function shownColumns(
  { answer, rows }: Shown,
  intl: IntlShape,
  locale: Locale,
): ShownColumn[] {
  const names = new Names(intl, locale, { names: answer?.names ?? noNames }, booksModel);
  return (rows?.result?.columns ?? []).map(({ name, type }, index) => {
    const meta = answer?.columns?.find((column) => column.name === name);
    // In a list, or in SQL that somebody wrote, a year of issue is known by its name; it is no figure either.
    const isDimension =
      meta && meta.role !== 'listed'
        ? meta.role === 'dimension'
        : type !== 'number' || booksModel.dimensions.some(({ column }) => column === name);
    const isNumber = type === 'number' && !isDimension;
    const isPercent =
      meta?.role === 'changePercent' ||
      meta?.role === 'share' ||
      meta?.role === 'ratio' ||
      ((meta?.role === 'measure' || meta?.role === 'average') &&
        booksModel.measureOf(meta.of)?.unit === 'percent');
    const fractionDigits = fractionDigitsOf((rows?.result?.rows ?? []).map((row) => row[index]));
    const format = (value: Value): string => {
      if (value === null) return '–';
      if (meta?.role === 'dimension') return names.value(meta.of, String(value));
      if (isPercent && typeof value === 'number')
        return `${intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;
      if (typeof value === 'number' && isNumber)
        return intl.formatNumber(value, {
          minimumFractionDigits: fractionDigits,
          maximumFractionDigits: fractionDigits,
        });
      if (typeof value === 'boolean')
        return intl.formatMessage({ id: value ? 'ask.yes' : 'ask.no' });
      const known = booksModel
        .dimensionOf(name)
        ?.values.find((each) => each.value === String(value));
      return known ? known.label[locale] : String(value);
    };
    const head = headOf(name, meta, names, intl, locale);
    return {
      name,
      head,
      isNumber,
      isDimension,
      isTime: name === 'period' || name === 'year',
      format,
      numberFormat: isPercent
        ? '#,##0.0" %"'
        : `#,##0.${'0'.repeat(fractionDigits)}`.replace(/\.$/, ''),
    };
  });
}
