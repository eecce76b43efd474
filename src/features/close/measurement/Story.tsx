import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StorySentence, StoryShare } from '@/domain/closeReports';
import { Button } from '@/ui';
import type { LoadedClose } from '../engine';
import { useExplain } from '../explain';
import type { CloseView } from '../shared/filters/useCloseView';
import { Amount } from '../shared/tables/Amount';
import { ExplainButton } from '../shared/tables/ExplainButton';
import { PrintHead } from '../tables/PrintHead';
import type { TableWords } from '../tables/useTableWords';
import styles from './Measurement.module.css';

/** What changed since the last period, and why: each sentence with its numbers, each number open to its explanation. */
export function Story({
  close,
  story,
  words,
  view,
  runId,
}: {
  close: LoadedClose;
  story: readonly StorySentence[];
  words: TableWords;
  view: CloseView;
  runId: string;
}) {
  const intl = useIntl();
  const explain = useExplain();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [isPrinting]);
  if (story.length === 0) return null;
  const title = intl.formatMessage({ id: 'close.story' });
  const shareText = (share: StoryShare) => (
    <ExplainButton onExplain={() => explain({ close, of: { share }, title })}>
      {intl.formatNumber(share.value, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
        signDisplay: share.isChange ? 'exceptZero' : 'auto',
      })}
    </ExplainButton>
  );
  return (
    <section className={styles.story} aria-label={title} data-printing={isPrinting || undefined}>
      {isPrinting && <PrintHead screen="FSRS50010" view={view} runId={runId} />}
      <h2>{title}</h2>
      <ul>
        {story.map(({ id, figures, groups, share, assumption, of }) => (
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
                      zero="0"
                      onExplain={
                        figure.cell.value === 0
                          ? undefined
                          : () => explain({ close, of: { figure }, title })
                      }
                    />,
                  ]),
                ),
                share: share && shareText(share),
                assumption:
                  assumption === undefined ? '' : words.row('assumptionEffects', assumption),
                of: of ?? 'issued',
                hasExchange: (figures['exchange']?.cell.value ?? 0) === 0 ? 'no' : 'yes',
                hasOther: (figures['other']?.cell.value ?? 0) === 0 ? 'no' : 'yes',
                count: groups.length,
                groups: intl.formatList(groups.map(words.group), { type: 'conjunction' }),
              }}
            />
          </li>
        ))}
      </ul>
      <p className={styles.print}>
        <Button look="plain" onClick={() => setPrinting(true)}>
          <FormattedMessage id="close.story.print" />
        </Button>
      </p>
    </section>
  );
}
