import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CellTie, CellTies, PostedAmount } from '@/domain/closeReports';
import { accountOf, charts, eventLabel, type Layout } from '@/domain/ifrs17/book';
import { formatText, labelMessage } from '@/i18n';
import { useLocale } from '@/store';
import { Amount } from '../shared/tables/Amount';
import type { TableWords } from '../tables/useTableWords';
import styles from './LedgerTies.module.css';

const stateMessages = {
  agrees: 'close.tie.agrees',
  differs: 'close.tie.differing',
  part: 'close.tie.part',
} as const;

/** Behind a number, as an auditor ticks it: the ledger has it, it is part of what the ledger has, or it differs. */
export function TieMark({ tie }: { tie: CellTie | undefined }) {
  const intl = useIntl();
  // Numbers stand below each other, ticked or not.
  if (!tie || tie.state === 'broughtForward') return <span className={styles.mark} data-tie />;
  const text = intl.formatMessage({ id: stateMessages[tie.state] });
  return (
    <span
      className={styles.mark}
      data-state={tie.state}
      role="img"
      aria-label={text}
      title={text}
    />
  );
}

/** What the marks of a table say: how many of its numbers the ledger has. */
export function TableTies({ ties }: { ties: CellTies }) {
  const states = new Set(Object.values(ties).map(({ state }) => state));
  const shown = (['differs', 'agrees', 'part'] as const).filter((state) => states.has(state));
  return (
    <span className={styles.legend}>
      {shown.map((state) => (
        <span key={state} className={styles.badge} data-state={state}>
          <span className={styles.mark} data-state={state} />
          <FormattedMessage id={stateMessages[state]} />
        </span>
      ))}
      {shown.length === 0 && (
        <span className={styles.badge}>
          <FormattedMessage id="close.tie.none" />
        </span>
      )}
    </span>
  );
}

interface TieNoteProps {
  tie: CellTie | undefined;
  /** Of which table the number is. */
  table: string;
  layout: Layout;
  words: TableWords;
}

/** In words whether the ledger has a number, and on which accounts. */
export function TieNote({ tie, table, layout, words }: TieNoteProps) {
  const intl = useIntl();
  const locale = useLocale();
  const id = useId();
  const accountText = ({ role, side, event }: PostedAmount) => {
    const { code, name } = accountOf(role, side, charts[layout]);
    const of = event && formatText(intl, labelMessage(eventLabel(event)));
    return [`${code} ${name[locale]}`, of].filter(Boolean).join(' · ');
  };
  return (
    <section className={styles.note} aria-labelledby={id}>
      <h3 id={id}>
        <FormattedMessage id="close.tie.title" />
      </h3>
      {tie === undefined || tie.state === 'broughtForward' ? (
        <p>
          <FormattedMessage id={tie ? 'close.tie.broughtForward' : 'close.tie.none'} />
        </p>
      ) : tie.state === 'part' ? (
        <p>
          <FormattedMessage
            id="close.tie.partOf"
            values={{
              whole: [words.row(table, tie.row), words.column(table, tie.column)].join(' · '),
            }}
          />
        </p>
      ) : (
        <>
          <p>
            <span className={styles.badge} data-state={tie.state}>
              <span className={styles.mark} data-state={tie.state} />
              {tie.state === 'agrees' ? (
                <FormattedMessage id="close.tie.agrees" />
              ) : (
                <FormattedMessage
                  id="close.tie.differs"
                  values={{ amount: <Amount value={tie.table - tie.ledger} /> }}
                />
              )}
            </span>
          </p>
          {tie.rows.length > 1 && (
            <p>
              <FormattedMessage
                id="close.tie.together"
                values={{ rows: intl.formatList(tie.rows.map((row) => words.row(table, row))) }}
              />
            </p>
          )}
          <dl>
            {tie.posted.map((posted) => (
              <div key={[posted.role, posted.side, posted.event].join()}>
                <dt>{accountText(posted)}</dt>
                <dd>
                  <Amount value={posted.amount} />
                </dd>
              </div>
            ))}
            <div>
              <dt>
                <FormattedMessage id="close.tie.ledger" />
              </dt>
              <dd>
                <Amount value={tie.ledger} />
              </dd>
            </div>
          </dl>
        </>
      )}
    </section>
  );
}
