import { FormattedDate, FormattedMessage } from 'react-intl';
import { classes } from '@/ui';
import type { CalendarEntry } from './closeCalendar';
import { ownerMessages, taskMessages } from '../messages';
import styles from './Calendar.module.css';

/** The calendar of the close: what is due when, who answers for it, what is done. */
export function Calendar({ entries }: { entries: readonly CalendarEntry[] }) {
  return (
    <ol className={styles.calendar}>
      {entries.map(({ task, owner, due, state }) => (
        <li key={task} className={classes(styles.entry, styles[state])}>
          <time dateTime={new Date(due).toISOString().slice(0, 10)}>
            <FormattedDate value={due} month="short" day="numeric" timeZone="UTC" />
          </time>
          <span className={styles.task}>
            <FormattedMessage {...taskMessages[task]} />
            <small>
              <FormattedMessage {...ownerMessages[owner]} />
            </small>
          </span>
          <span className={styles.state}>
            <FormattedMessage id={state === 'done' ? 'close.task.done' : 'close.task.open'} />
          </span>
        </li>
      ))}
    </ol>
  );
}
