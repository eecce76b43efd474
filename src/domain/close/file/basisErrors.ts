import { firstMonthOf, periodAfter, periodsBetween } from '../period';
import type { TableName } from './columns';
import type { RowError } from './parseRow';
import { errorAt, hasQuarters, type SmallTables } from './tableErrors';

type CurveRows = NonNullable<SmallTables['curves']>;

/** Curves of a kind that quarters need: one by the opening, one of each closing date (36, B78). Named at the row after which it is missed. */
function missingCurves(
  rows: CurveRows,
  { currency, kind }: { currency: string; kind: CurveRows[number]['values']['kind'] },
  periods: readonly string[],
): RowError[] {
  const own = rows
    .filter(({ values }) => values.currency === currency && values.kind === kind)
    .toSorted((one, other) => one.values.date.localeCompare(other.values.date));
  const [first = ''] = periods;
  const opening = periodAfter(first, -1);
  const hasOpening = own.some(({ values }) => values.date <= opening);
  const dates = new Set(own.map(({ values }) => values.date));
  return [...(hasOpening ? [] : [opening]), ...periods.filter((period) => !dates.has(period))].map(
    (date) => {
      const before = own.findLast(({ values }) => values.date < date) ?? own[0];
      return errorAt('curves', before?.line ?? 0, 'date', [
        'missingCurve',
        `${currency} · ${kind} · ${date}`,
        '',
      ]);
    },
  );
}

/** What a close needs beside contracts: curves of all dates, assumptions from the first month on. Nothing that rests on refused rows is missed. */
export function basisErrors(given: SmallTables, refused: ReadonlySet<TableName>): RowError[] {
  const { book: [book] = [], curves = [], groups = [], treaties = [], assumptions = [] } = given;
  if (!book || refused.has('book') || !hasQuarters(book)) return [];
  const { currency, firstPeriod, lastPeriod } = book.values;
  const periods = periodsBetween(firstPeriod, lastPeriod);
  const isIlliquid =
    curves.some(({ values: of }) => of.kind === 'illiquidityPremium' && of.currency === currency) &&
    (treaties.length > 0 || groups.some(({ values }) => values.illiquidity !== 0));
  const kinds = ['riskFree', ...(isIlliquid ? ['illiquidityPremium' as const] : [])] as const;
  const [earliest] = assumptions.toSorted((one, other) =>
    one.values.effectiveFrom.localeCompare(other.values.effectiveFrom),
  );
  const start = firstMonthOf(firstPeriod);
  return [
    ...(refused.has('curves') || curves.length === 0
      ? []
      : kinds.flatMap((kind) => missingCurves(curves, { currency, kind }, periods))),
    ...(earliest && !refused.has('assumptions') && earliest.values.effectiveFrom > start
      ? [
          errorAt('assumptions', earliest.line, 'effectiveFrom', [
            'range',
            `≤ ${start}`,
            earliest.values.effectiveFrom,
          ]),
        ]
      : []),
  ];
}
