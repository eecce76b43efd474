import { FormattedMessage, useIntl } from 'react-intl';
import {
  type AskedQuestion,
  favouriteToggled,
  questionsCleared,
  selectAskedQuestions,
  useAppDispatch,
  useAppSelector,
} from '@/store';
import { Button } from '@/ui';
import styles from './Browse.module.css';

interface HistoryListProps {
  user: string;
  onRecall: (asked: AskedQuestion) => void;
}

/** What somebody has asked on this device, favourites first. */
export function HistoryList({ user, onRecall }: HistoryListProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const asked = useAppSelector((state) => selectAskedQuestions(state, user));
  if (asked.length === 0) return null;
  const ordered = [
    ...asked.filter(({ isFavourite }) => isFavourite),
    ...asked.filter(({ isFavourite }) => !isFavourite),
  ];
  return (
    <section className={styles.card} aria-labelledby="ask-history">
      <h2 id="ask-history">
        <FormattedMessage id="ask.history" />
      </h2>
      <ul className={styles.list}>
        {ordered.map((entry) => {
          const { question, after, isFavourite } = entry;
          return (
            <li key={`${after?.question ?? ''}\n${question}`} className={styles.question}>
              <button
                type="button"
                className={styles.star}
                aria-pressed={isFavourite}
                aria-label={intl.formatMessage({ id: 'ask.favourite' }, { question })}
                onClick={() => dispatch(favouriteToggled({ user, question, after }))}
              >
                <span aria-hidden="true">{isFavourite ? '★' : '☆'}</span>
              </button>
              <Button look="plain" onClick={() => onRecall(entry)}>
                {question}
                {after && (
                  <>
                    {' '}
                    <span className={styles.after}>
                      <FormattedMessage
                        id="ask.history.after"
                        values={{ question: after.question }}
                      />
                    </span>
                  </>
                )}
              </Button>
            </li>
          );
        })}
      </ul>
      <div>
        <Button onClick={() => dispatch(questionsCleared(user))}>
          <FormattedMessage id="ask.history.clear" />
        </Button>
      </div>
    </section>
  );
}
