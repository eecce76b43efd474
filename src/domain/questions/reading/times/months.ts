import type { SemanticModel } from '../../model/SemanticModel';
import type { Query } from '../../query';
import { Tokens, meaningsOf } from '../tokens';
import { named } from '../words/periods';
import { lastMonth } from '../words/shifts';
import { type Span, saysSomething } from '../words/spans';
import { isOfDays } from './days';

/** A month by its name alone, and a close that may stand with it. */
const NAME =
  /^([a-z]+|\d{1,2}[월月]|[十一二三四五六七八九]{1,2}月)(?: ?(closing|close|결산|結帳))?$/;

const OF_COMPANIES: ReadonlySet<string> = new Set([
  'company',
  'closingMonth',
  'country',
  'insurerType',
]);

const monthOf = (span: Span) =>
  NAME.test(span.text)
    ? meaningsOf(span, 'value').find(({ dimension }) => dimension === 'closingMonth')
    : undefined;

/** Whether what is asked for, or was before, is of a time and not of companies, whose year closes in a month. */
function isTimed(spans: readonly Span[], previous: Query | undefined, model: SemanticModel) {
  if (isOfDays(new Tokens(spans, model), previous)) return true;
  const said = spans.filter((span) => saysSomething(span) && !monthOf(span));
  const isAction = said.some((span) =>
    meaningsOf(span, 'value').some(({ dimension }) => dimension === 'action'),
  );
  const isMeasured = said.some((span) => meaningsOf(span, 'measure').length > 0);
  const entities = said.flatMap((span) =>
    meaningsOf(span, 'entity').flatMap(({ id }) => model.entityOf(id) ?? []),
  );
  const isOfCompanies =
    entities.some(({ id }) => id === 'companies') ||
    said.some((span) =>
      [
        ...meaningsOf(span, 'dimension').map(({ id }) => id),
        ...meaningsOf(span, 'value').map(({ dimension }) => dimension),
      ].some((id) => OF_COMPANIES.has(id)),
    );
  const before = entities.length > 0 ? [] : previous ? model.viewsOf(previous).flat() : [];
  return (
    isAction ||
    isMeasured ||
    (!isOfCompanies &&
      (entities.some(({ isEvent }) => isEvent === true) ||
        spans.some((span) => monthOf(span) && NAME.exec(span.text)?.[2] !== undefined) ||
        before.some((view) => model.hasTimes(view))))
  );
}

/** "Debits by account in November", "12월 결산을 누가 돌렸어", 12月的結帳: only of companies a month is that in which their year ends; else it is the last of its name. */
export function withMonths(
  spans: readonly Span[],
  text: string,
  latest: string,
  previous: Query | undefined,
  model: SemanticModel,
): readonly Span[] {
  if (!spans.some(monthOf) || !isTimed(spans, previous, model)) return spans;
  return spans.flatMap((span): Span[] => {
    const month = monthOf(span);
    const [, name = '', close] = NAME.exec(span.text) ?? [];
    if (!month) return [span];
    const end = span.start + text.slice(span.start).indexOf(name) + name.length;
    const at = lastMonth(latest, Number(month.value));
    const mention = { start: span.start, end, range: { from: at, to: at }, isMonth: true };
    const time = { ...span, end, text: name, meanings: [], period: named(mention, text, latest) };
    return close === undefined
      ? [time]
      : [time, { ...span, start: end, text: close, meanings: [{ kind: 'entity', id: 'runs' }] }];
  });
}
