import { FormattedMessage, useIntl } from 'react-intl';
import type { StorySentence } from '@/domain/closeReports';
import type { LoadedClose } from '../engine';
import { useExplain } from '../explain';
import { Amount } from '../shared/tables/Amount';
import type { TableWords } from '../tables/useTableWords';
import styles from './Measurement.module.css';

/** What changed since the last period, and why: each sentence with its numbers, each number open to its explanation. */
export function Story({
  close,
  story,
  words,
}: {
  close: LoadedClose;
  story: readonly StorySentence[];
  words: TableWords;
}) {
  const intl = useIntl();
  const explain = useExplain();
  if (story.length === 0) return null;
  const title = intl.formatMessage({ id: 'close.story' });
  const share = (value: number | undefined) =>
    value === undefined
      ? ''
      : intl.formatNumber(value, {
          style: 'percent',
          maximumFractionDigits: 1,
          signDisplay: 'auto',
        });
  return (
    <section className={styles.story} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {story.map(({ id, figures, groups, share: part, assumption }) => (
          <li key={id}>
            <FormattedMessage
              id={`close.story.${id}`}
              values={{
                ...Object.fromEntries(
                  Object.entries(figures).map(([name, figure]) => [
                    name,
                    <Amount
                      key={name}
                      value={figure.cell.value}
                      onExplain={
                        figure.cell.value === 0
                          ? undefined
                          : () => explain({ close, of: { figure }, title })
                      }
                    />,
                  ]),
                ),
                share: share(part),
                assumption:
                  assumption === undefined ? '' : words.row('assumptionEffects', assumption),
                hasExchange: (figures['exchange']?.cell.value ?? 0) === 0 ? 'no' : 'yes',
                hasOther: (figures['other']?.cell.value ?? 0) === 0 ? 'no' : 'yes',
                count: groups.length,
                groups: intl.formatList(groups, { type: 'conjunction' }),
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
