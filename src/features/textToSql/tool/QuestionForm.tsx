import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui';
import { TextField } from '@/ui/forms';
import styles from './AskTool.module.css';

interface QuestionFormProps {
  /** What was asked last; the field takes it over when it changes. */
  question: string;
  isBusy: boolean;
  isFollowUp: boolean;
  onAsk: (question: string) => void;
  onStartAnew: () => void;
}

/** The question. After an answer the next one goes on from it, until somebody begins anew. */
export function QuestionForm({
  question,
  isBusy,
  isFollowUp,
  onAsk,
  onStartAnew,
}: QuestionFormProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(question);
  const [taken, setTaken] = useState(question);
  if (taken !== question) {
    setTaken(question);
    setTyped(question);
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
        placeholder={intl.formatMessage({ id: 'ask.question.placeholder' })}
        value={typed}
        maxLength={500}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="primary" aria-disabled={isBusy || undefined}>
        <FormattedMessage id="ask.submit" />
      </Button>
      {isFollowUp && (
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
          <FormattedMessage id="ask.question.followUp" />
        </p>
      )}
    </form>
  );
}
