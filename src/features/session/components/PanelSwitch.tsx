import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n';
import { Button } from '@/ui';
import styles from './SessionForm.module.css';

interface PanelSwitchProps {
  question: { id: MessageId };
  answer: { id: MessageId };
  onClick: () => void;
}

/** The way from one panel to the other. */
export function PanelSwitch({ question, answer, onClick }: PanelSwitchProps) {
  return (
    <p className={styles.switch}>
      <FormattedMessage id={question.id} />
      <Button look="plain" onClick={onClick}>
        <FormattedMessage id={answer.id} />
      </Button>
    </p>
  );
}
