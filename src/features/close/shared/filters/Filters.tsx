import { FormattedMessage, useIntl } from 'react-intl';
import { closeFilterActions, useAppDispatch, useLocale } from '@/store';
import { Filter } from './Filter';
import {
  companiesOf,
  type FilterOption,
  groupOptions,
  modelOptions,
  namedOptions,
  periodOptions,
  units,
} from './filterOptions';
import type { CloseView } from './useCloseView';
import { useGroupName } from '../useGroupName';
import { useText } from '../useText';
import { useUnitText } from '../useUnitText';
import styles from './FilterBar.module.css';

export interface FiltersProps {
  view: CloseView;
  /** The book that is chosen: it may be on its way. */
  bookId: string;
  books: readonly FilterOption[];
}

/** Every filter: dataset, period, scenario, what groups, in which currency and unit, beside what. */
export function Filters({ view, bookId, books }: FiltersProps) {
  const intl = useIntl();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const { book, scope, comparison } = view;
  const all = intl.formatMessage({ id: 'close.filter.all' });
  const text = useText();
  const unitText = useUnitText();
  const periods = periodOptions(book, locale);
  const groups = groupOptions(book, scope, useGroupName(book));
  const narrow = (part: Parameters<typeof closeFilterActions.scopeChanged>[0]) =>
    dispatch(closeFilterActions.scopeChanged(part));
  const isNarrowed = Object.values(scope).some((part) => part !== null);
  return (
    <div className={styles.bar} role="group" aria-label={text('close.filters')}>
      <Filter
        label={text('close.filter.book')}
        value={bookId}
        options={books}
        onChange={(value) => dispatch(closeFilterActions.bookChosen(value))}
      />
      <Filter
        label={text('close.filter.period')}
        value={view.period}
        options={periods}
        onChange={(value) => dispatch(closeFilterActions.periodChosen(value))}
      />
      {book.scenarios.length > 0 && (
        <Filter
          label={text('close.filter.scenario')}
          value={view.scenario}
          options={namedOptions(book.scenarios, locale)}
          onChange={(value) => dispatch(closeFilterActions.scenarioChosen(value))}
        />
      )}
      {companiesOf(book).length > 1 && (
        <Filter
          label={text('close.filter.company')}
          value={scope.company ?? ''}
          options={companiesOf(book).map((value) => ({ value, label: value }))}
          all={all}
          onChange={(value) => narrow({ company: value || null })}
        />
      )}
      <Filter
        label={text('close.filter.portfolio')}
        value={scope.portfolio ?? ''}
        options={namedOptions(book.portfolios, locale)}
        all={all}
        onChange={(value) => narrow({ portfolio: value || null })}
      />
      <Filter
        label={text('close.filter.model')}
        value={scope.model ?? ''}
        options={modelOptions(intl)}
        all={all}
        onChange={(value) => narrow({ model: value || null })}
      />
      <Filter
        label={text('close.filter.group')}
        value={scope.group ?? ''}
        options={groups}
        all={groups.length > 0 ? all : text('close.filter.portfolioFirst')}
        onChange={(value) => narrow({ group: value || null })}
      />
      {view.currencies.length > 1 && (
        <Filter
          label={text('close.filter.currency')}
          value={view.currency}
          options={view.currencies.map((value) => ({ value, label: value }))}
          onChange={(value) => dispatch(closeFilterActions.currencyChosen(value))}
        />
      )}
      <Filter
        label={text('close.filter.unit')}
        value={String(view.unit)}
        options={units.map((value) => ({
          value: String(value),
          label: unitText(value, view.currency),
        }))}
        onChange={(value) => dispatch(closeFilterActions.unitChosen(value))}
      />
      <Filter
        label={text('close.filter.comparison')}
        value={comparison ? `${comparison.kind}:${comparison.id}` : ''}
        all={text('close.filter.priorPeriod')}
        options={[
          ...(comparison?.kind === 'run'
            ? [{ value: `run:${comparison.id}`, label: text('close.filter.otherRun') }]
            : []),
          ...periods
            .filter(({ value }) => value !== view.period)
            .map(({ value, label }) => ({
              value: `period:${value}`,
              label,
              section: text('close.filter.period'),
            })),
          ...namedOptions(book.scenarios, locale)
            .filter(({ value }) => value !== view.scenario)
            .map(({ value, label }) => ({
              value: `scenario:${value}`,
              label,
              section: text('close.filter.scenario'),
            })),
        ]}
        onChange={(value) => {
          const [kind, ...rest] = value.split(':');
          dispatch(
            closeFilterActions.comparisonChosen(
              kind === 'period' || kind === 'scenario' || kind === 'run'
                ? { kind, id: rest.join(':') }
                : null,
            ),
          );
        }}
      />
      {isNarrowed && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => dispatch(closeFilterActions.scopeCleared())}
        >
          <FormattedMessage id="close.filter.clear" />
        </button>
      )}
    </div>
  );
}
