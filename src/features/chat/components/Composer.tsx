import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/ui/icons';
import { panel } from '../messages';
import styles from './Composer.module.css';

interface ComposerProps {
  /** What the question begins with. */
  draft: string;
  /** A reply is awaited: nothing can be written until it is here (ST-CHAT). */
  busy: boolean;
  onSend: (text: string) => void;
}

/** The longest question that the server takes. */
const MAX_LENGTH = 1000;

export function Composer({ draft, busy, onSend }: ComposerProps) {
  const intl = useIntl();
  const [text, setText] = useState(draft);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!busy) input.current?.focus();
  }, [busy]);
  const send = () => {
    // VA-CHAT-1.
    if (text.trim() === '') return;
    onSend(text);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that ends the composition of Hangul or Chinese belongs to the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const placeholder = intl.formatMessage(panel.placeholder);
  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <textarea
        ref={input}
        rows={2}
        value={text}
        maxLength={MAX_LENGTH}
        placeholder={placeholder}
        aria-label={placeholder}
        disabled={busy}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" aria-label={intl.formatMessage(panel.send)} disabled={busy}>
        <Icon name="right" size={20} />
      </button>
    </form>
  );
}
