/** Words for a time that each row of something has: when it happened, the month that was closed, the first quarter of a book. */
import type { SemanticModel } from '../../model/SemanticModel';
import { isOperator, meaningsOf } from '../tokens';
import type { Meaning } from '../words/lexicon';
import type { Span } from '../words/spans';
import { type Replaced, entitiesOf } from './children';

/** "What month do they close in?", "runs: month, state": the month in which a company closes its year, or the one that was closed. */
function monthsIn(said: readonly Span[], model: SemanticModel): Replaced {
  const named = (span: Span) =>
    meaningsOf(span, 'value').flatMap(
      ({ dimension }) => model.entityOf(model.dimensionOf(dimension)?.lists ?? '') ?? [],
    );
  const views = said.flatMap((span) =>
    [...entitiesOf(span, model), ...named(span)]
      .filter(({ isEvent, id }) => isEvent === true || id === 'companies')
      .flatMap(({ views: [view] }) => view ?? []),
  );
  const id = ['closingMonth', 'period'].find((each) =>
    views.some((view) => model.hasDimension(view, each)),
  );
  return new Map(
    said.flatMap((span) =>
      id !== undefined && isOperator(span, 'ofMonth') && meaningsOf(span, 'dimension').length === 0
        ? [[span, [{ kind: 'dimension', id }]]]
        : [],
    ),
  );
}

const DAY =
  /^(?:(?:on )?(?:what|which) (?:day|date)|days?|dates?|며칠에?|무슨 날|날짜|일자|哪一天|哪天|哪一日|哪日|日期|幾月幾日)$/;
const TIME = /^(?:times?|when|date and time|시간|시각|일시|언제|時間|何時|日期時間)$/;

/** "Changes with time and user", 異動紀錄，包含時間: when each happened, and no split by quarters. */
export function occasionsIn(said: readonly Span[], model: SemanticModel): Replaced {
  const isMeasured = said.some((span) => meaningsOf(span, 'measure').length > 0);
  const [at] = said.flatMap((span) => entitiesOf(span, model).flatMap((each) => each.at ?? []));
  const day = said
    .flatMap((span) => entitiesOf(span, model))
    .flatMap(({ views: [view = ''], at: moment }) =>
      moment === undefined
        ? []
        : (model.conventions.days?.[view] ?? model.dimensionOf(moment)?.column ?? []),
    )[0];
  const dayOf = model.dimensions.find(({ column }) => column === day)?.id;
  const isBeside = said.some((span) =>
    meaningsOf(span, 'dimension').some(
      ({ id }) => at !== undefined && id !== at && model.dimensionOf(id)?.lists === undefined,
    ),
  );
  return new Map(
    isMeasured || at === undefined
      ? []
      : said.flatMap((span): [Span, readonly Meaning[]][] =>
          DAY.test(span.text) && dayOf !== undefined
            ? [[span, [{ kind: 'dimension', id: dayOf }]]]
            : TIME.test(span.text) && isBeside
              ? [[span, [{ kind: 'dimension', id: at }]]]
              : [],
        ),
  );
}

const FIRST = /first|start|첫|최초|시작|首|第一/;

const LAST = /last|latest|end|마지막|최종|末|最後/;

/** "The first and the last quarter of the book": what each book has, and no times. */
function endsIn(said: readonly Span[], model: SemanticModel): Replaced {
  const isOfBooks = said.some((span) => entitiesOf(span, model).some(({ id }) => id === 'books'));
  const isMeasured = said.some((span) => meaningsOf(span, 'measure').length > 0);
  const isTime = (span: Span) =>
    span.period !== undefined ||
    isOperator(span, 'firstTime', 'lastTime') ||
    meaningsOf(span, 'dimension').some(({ id }) => id === 'period');
  const endOf = ({ text, period }: Span): Meaning[] =>
    FIRST.test(text)
      ? [{ kind: 'dimension', id: 'firstPeriod' }]
      : LAST.test(text)
        ? [{ kind: 'dimension', id: 'lastPeriod' }]
        : // Another time chooses something.
          period === undefined
          ? [{ kind: 'stop' }]
          : [];
  return new Map(
    isOfBooks && !isMeasured
      ? said.filter(isTime).flatMap((span) => endOf(span).map((end) => [span, [end]] as const))
      : [],
  );
}

const CLOSE = /^(?:(?:the )?clos(?:e|ing)|결산|마감|結帳|決算)$/;

/** "Lines posted in the December close", 최근 결산 기준 CSM: its time. */
function closesIn(said: readonly Span[], model: SemanticModel): Replaced {
  const isOther = said.some(
    (span) =>
      entitiesOf(span, model).some(({ isEvent, id }) => isEvent === true && id !== 'runs') ||
      meaningsOf(span, 'measure').some(({ id }) => model.measureOf(id)?.view !== 'runs'),
  );
  const isMeasured = said.some((span) => meaningsOf(span, 'measure').length > 0);
  // "Which quarter's close took longest?"
  const isOfQuarter = (before: Span | undefined) =>
    isMeasured &&
    !said.some((span) => isOperator(span, 'count')) &&
    meaningsOf(before, 'dimension').some(({ id }) => id === 'period');
  return new Map(
    said.flatMap((span, index) =>
      CLOSE.test(span.text) &&
      ((isOther && said[index - 1]?.period) || isOfQuarter(said[index - 1]))
        ? [[span, [{ kind: 'stop' }]]]
        : [],
    ),
  );
}

export const momentsIn = (said: readonly Span[], model: SemanticModel): Replaced =>
  new Map([...endsIn(said, model), ...closesIn(said, model), ...monthsIn(said, model)]);
