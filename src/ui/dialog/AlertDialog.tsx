import {
  ErrorIcon,
  HelpIcon,
  InfoSignIcon,
  TickCircleIcon,
  WarningSignIcon,
} from '@blueprintjs/icons';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../button/Button';
import { classes } from '../classes';
import { AlertControl } from './AlertControl';
import styles from './AlertDialog.module.css';
import { type AlertField, type AnswerError, answerErrorOf, readAnswer } from './alertField';
import { CloseButton } from './CloseButton';
import { Dialog } from './Dialog';
import type { FocusReturn } from './useFocusReturn';

const icons = {
  success: TickCircleIcon,
  error: ErrorIcon,
  warning: WarningSignIcon,
  info: InfoSignIcon,
  question: HelpIcon,
};

export interface AlertDialogProps {
  type: keyof typeof icons;
  title?: string;
  text: string;
  field?: AlertField;
  /** `cancel` is absent where there is nothing to choose. */
  labels: { type: string; confirm: string; cancel?: string; close: string };
  /** Puts what is wrong with an answer into words. */
  errorText: (answerError: AnswerError) => string;
  returnFocus: FocusReturn;
  /** The answer: the field's, true where there is none, null where the dialog was cancelled. */
  onAnswer: (answer: string | boolean | File | null) => void;
}

/** The one shared dialog (ST-ALERT): says something, asks for a yes or no, or asks for a value. */
export function AlertDialog({
  type,
  title,
  text,
  field,
  labels,
  errorText,
  returnFocus,
  onAnswer,
}: AlertDialogProps) {
  const id = useId();
  const [error, setError] = useState<string>();
  const Icon = icons[type];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answerError = field && answerErrorOf(form, field);
    if (!answerError) return onAnswer(field ? readAnswer(form, field) : true);
    setError(errorText(answerError));
    form.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  return (
    <Dialog
      role="alertdialog"
      labelledBy={title ? `${id}-title` : `${id}-text`}
      describedBy={title ? `${id}-text` : undefined}
      placement="sheet"
      returnFocus={returnFocus}
      className={classes(styles.alert, styles[type])}
      onClose={() => onAnswer(null)}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <span className={styles.icon} role="img" aria-label={labels.type}>
          <Icon size={24} svgProps={{ role: undefined }} />
        </span>
        <div className={styles.words}>
          {title && <h2 id={`${id}-title`}>{title}</h2>}
          <p id={`${id}-text`}>{text}</p>
          {field && <AlertControl field={field} error={error} />}
        </div>
        <CloseButton label={labels.close} onClick={() => onAnswer(null)} />
        <div className={styles.actions}>
          {labels.cancel && <Button onClick={() => onAnswer(null)}>{labels.cancel}</Button>}
          <Button type="submit" look="primary" data-first-focus={field ? undefined : ''}>
            {labels.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
