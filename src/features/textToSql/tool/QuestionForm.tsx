import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n';
import { Button } from '@/ui';
import { TextField } from '@/ui/forms';
import styles from './AskTool.module.css';

const booksTexts = {
  placeholder: { id: 'ask.question.placeholder' },
  followUp: { id: 'ask.question.followUp' },
} as const;

/** A question at the moment of asking: the field takes each one over once, and then belongs to who types. */
export interface Asked {
  readonly question: string;
}

interface QuestionFormProps {
  asked: Asked;
  isBusy: boolean;
  /** There is an answer to leave. */
  isAnswered: boolean;
  /** There is one to go on from. */
  isFollowUp: boolean;
  /** What can be asked, and how to go on: of the books unless said otherwise. */
  texts?: { placeholder: { id: MessageId }; followUp: { id: MessageId } };
  onAsk: (question: string) => void;
  onStartAnew: () => void;
}

/** The question. After an answer the next one goes on from it, until somebody begins anew. */
export function QuestionForm({
  asked,
  isBusy,
  isAnswered,
  isFollowUp,
  texts = booksTexts,
  onAsk,
  onStartAnew,
}: QuestionFormProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(asked.question);
  const [taken, setTaken] = useState(asked);
  if (taken !== asked) {
    setTaken(asked);
    // What asks no question, as SQL that is run, leaves one that is being typed.
    if (asked.question !== '' || typed === taken.question) setTyped(asked.question);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onAsk(typed.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit} role="search">
      <TextField
        id="ask-question"
        label={intl.formatMessage({ id: 'ask.question' })}
        aria-describedby={isFollowUp ? 'ask-question-follow-up' : undefined}
        placeholder={intl.formatMessage({ id: texts.placeholder.id })}
        value={typed}
        maxLength={500}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="primary" aria-disabled={isBusy || undefined}>
        <FormattedMessage id="ask.submit" />
      </Button>
      {isAnswered && (
        <Button
          onClick={() => {
            setTyped('');
            onStartAnew();
          }}
        >
          <FormattedMessage id="ask.anew" />
        </Button>
      )}
      {isFollowUp && (
        <p id="ask-question-follow-up" className={styles.hint}>
          <FormattedMessage id={texts.followUp.id} />
        </p>
      )}
    </form>
  );
}
