import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AssumptionSeries, SeriesChange } from '@/domain/close';
import { EmptyState } from '@/ui';
import { useAssumptionText } from '../useAssumptionText';
import styles from './Versions.module.css';

interface SeriesPickerProps {
  all: readonly AssumptionSeries[];
  changes: readonly SeriesChange[];
  /** The key of a series. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
  render: (series: AssumptionSeries) => ReactNode;
}

/** What changed between two versions first, then every other assumption; the chosen one is shown. */
export function SeriesPicker({ all, changes, chosen, onChoose, render }: SeriesPickerProps) {
  const intl = useIntl();
  const text = useAssumptionText();
  const changed = new Map(changes.map((change) => [change.series.key, change]));
  const series = all.find(({ key }) => key === chosen) ?? all[0];
  const sorted = [
    ...all.filter(({ key }) => changed.has(key)),
    ...all.filter(({ key }) => !changed.has(key)),
  ];
  return (
    <div className={styles.picker}>
      <div>
        <h2>
          <FormattedMessage id="close.changes" values={{ count: changes.length }} />
        </h2>
        <ul className={styles.series} aria-label={intl.formatMessage({ id: 'close.assumptions' })}>
          {sorted.map((each) => {
            const change = changed.get(each.key);
            return (
              <li key={each.key}>
                <button
                  type="button"
                  aria-pressed={each.key === series?.key}
                  onClick={() => onChoose(each.key)}
                >
                  <span>{text.nameOf(each)}</span>
                  {change && (
                    <b>
                      {change.meanChange === undefined
                        ? intl.formatMessage({ id: 'close.changes.new' })
                        : text.changeOf(change.meanChange)}
                    </b>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      {series ? (
        render(series)
      ) : (
        <EmptyState>
          <FormattedMessage id="close.versions.none" />
        </EmptyState>
      )}
    </div>
  );
}
