import { FormattedMessage, useIntl } from 'react-intl';
import type { DataAnswer, DataQuery } from '@/api';
import { type SemanticModel, booksModel } from '@/domain/questions';
import { useLocale } from '@/store';
import { Button } from '@/ui';
import { ChipList } from './ChipList';
import { chipsOf } from './chips';
import { Computed } from './Computed';
import { Names } from './Names';
import styles from './Understanding.module.css';

interface UnderstandingProps {
  answer: DataAnswer;
  /** What the question is about. */
  model?: SemanticModel;
  onChange: (query: DataQuery) => void;
  /** Says what a word means. */
  onChoose: (word: string, meaning: string) => void;
}

/** How the question was understood, what was not, and what has to be asked back. */
export function Understanding({
  answer,
  model = booksModel,
  onChange,
  onChoose,
}: UnderstandingProps) {
  const intl = useIntl();
  const isOwn = model !== booksModel;
  const names = new Names(intl, useLocale(), answer, model);
  const { query, unknown, approximations = [], options = [], text = '' } = answer;
  const words = intl.formatList(
    unknown.map((word) => intl.formatMessage({ id: 'ask.word' }, { word })),
  );
  return (
    <div className={styles.understanding}>
      {answer.kind === 'ambiguous' && (
        <div className={styles.note}>
          <FormattedMessage id="ask.ambiguous" values={{ word: text }} />
          <div className={styles.options}>
            {options.map((option) => (
              <Button key={option} onClick={() => onChoose(text, option)}>
                {names.meaning(option)}
              </Button>
            ))}
          </div>
        </div>
      )}
      {answer.kind === 'impossible' && (
        <p className={styles.note}>
          <FormattedMessage
            id={isOwn ? 'ask.own.impossible' : 'ask.impossible'}
            values={{
              figure: names.measure(answer.measure ?? ''),
              dimension: names.dimension(answer.dimension ?? ''),
            }}
          />
        </p>
      )}
      {answer.kind === 'nothing' && (
        <p className={styles.note}>
          {unknown.length > 0 ? (
            <FormattedMessage
              id={isOwn ? 'ask.own.nothing.words' : 'ask.nothing.words'}
              values={{ words }}
            />
          ) : (
            <FormattedMessage id={isOwn ? 'ask.own.nothing' : 'ask.nothing'} />
          )}
        </p>
      )}
      {answer.byModel && (
        <p className={styles.note}>
          <FormattedMessage
            id={answer.refused ? 'ask.byModel.refused' : isOwn ? 'ask.own.byModel' : 'ask.byModel'}
          />
        </p>
      )}
      {answer.modelFailed && (
        <p className={styles.computed}>
          <FormattedMessage id="ask.modelFailed" />
        </p>
      )}
      {answer.kind === 'understood' && query && (
        <>
          {unknown.length > 0 && (
            <p className={styles.note}>
              <FormattedMessage id="ask.unknown" values={{ words }} />
            </p>
          )}
          {approximations.map(({ text: word, meaning }) => (
            <p key={word} className={styles.computed}>
              <FormattedMessage
                id="ask.approximation"
                values={{ word, meaning: names.meaning(meaning) }}
              />
            </p>
          ))}
          <ChipList
            query={query}
            chips={chipsOf(query, names, intl)}
            names={names}
            onChange={onChange}
          />
          <Computed query={query} chips={chipsOf(query, names, intl)} names={names} />
        </>
      )}
    </div>
  );
}
