import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type AssumptionSeries, isDropped, type SeriesChange } from '@/domain/close';
import { EmptyState } from '@/ui';
import { ExplainButton } from '../../shared/tables/ExplainButton';
import { useAssumptionText } from '../useAssumptionText';
import type { ExplainSeries } from './useExplainSeries';
import styles from './Versions.module.css';

interface SeriesPickerProps {
  all: readonly AssumptionSeries[];
  /** Against another version; absent where it is compared with none. */
  changes: readonly SeriesChange[] | undefined;
  /** The key of a series. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
  explain: Pick<ExplainSeries, 'meanChange'>;
  render: (series: AssumptionSeries) => ReactNode;
}

/** What changed between two versions first, then every other assumption; the chosen one is shown. */
export function SeriesPicker({
  all,
  changes,
  chosen,
  onChoose,
  explain,
  render,
}: SeriesPickerProps) {
  const intl = useIntl();
  const text = useAssumptionText();
  const changed = new Map(changes?.map((change) => [change.series.key, change]));
  const series = all.find(({ key }) => key === chosen) ?? all[0];
  const sorted = [
    ...all.filter(({ key }) => changed.has(key)),
    ...all.filter(({ key }) => !changed.has(key)),
  ];
  return (
    <div className={styles.picker}>
      <div>
        <h2>
          {changes ? (
            <FormattedMessage id="close.changes" values={{ count: changes.length }} />
          ) : (
            <FormattedMessage id="close.assumptions" />
          )}
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
                  {text.nameOf(each)}
                </button>
                {change && <MeanChange change={change} onExplain={explain.meanChange(change)} />}
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

/** By how much a series changed on average; it opens how, where it changed from something. */
function MeanChange({
  change,
  onExplain,
}: {
  change: SeriesChange;
  onExplain: (() => void) | undefined;
}) {
  const text = useAssumptionText();
  const { meanChange } = change;
  if (meanChange === undefined || !onExplain)
    return (
      <b className={styles.changed}>
        <FormattedMessage id={isDropped(change) ? 'close.changes.dropped' : 'close.changes.new'} />
      </b>
    );
  return (
    <ExplainButton className={styles.changed} onExplain={onExplain}>
      {text.changeOf(meanChange)}
    </ExplainButton>
  );
}
