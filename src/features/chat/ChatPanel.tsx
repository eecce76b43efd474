import { type FocusEvent, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  chatClosed,
  messageDeleted,
  selectChat,
  selectUnanswered,
  sendMessage,
  useAppDispatch,
  useAppSelector,
} from '@/store';
import { CloseButton } from '@/ui/dialog';
import { useFocusRescue } from '@/ui/focus';
import styles from './ChatPanel.module.css';
import { ArrivingReply } from './components/message/ArrivingReply';
import { Composer } from './components/Composer';
import { Message } from './components/message/Message';
import { Questions } from './components/Questions';
import { TypingIndicator } from './components/message/TypingIndicator';
import { examples, panel } from './messages';

/** SH-7: beside the page, which stays in use. */
export function ChatPanel() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { conversation, awaiting, arriving, draft } = useAppSelector(selectChat);
  const { messages } = conversation;
  const unanswered = useAppSelector(selectUnanswered);
  const root = useRef<HTMLElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  // What was in use before the panel: the workspace has no launcher to go back to.
  const before = useRef<HTMLElement>(undefined);
  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    const isOutside =
      relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
    if (isOutside) before.current = relatedTarget;
  };
  const ask = (text: string) => void dispatch(sendMessage(text));
  const close = () => {
    dispatch(chatClosed());
    (document.getElementById('chat-launcher') ?? before.current)?.focus();
  };
  useFocusRescue(root);
  useEffect(() => {
    const line = list.current?.lastElementChild;
    // A long answer is read from its beginning.
    if (log.current && line instanceof HTMLElement) log.current.scrollTop = line.offsetTop;
  }, [messages.length]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog hears Escape
    <section
      ref={root}
      role="dialog"
      aria-labelledby="chat-title"
      className={styles.panel}
      onFocus={enter}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && close()}
    >
      <div className={styles.head}>
        <h2 id="chat-title">
          <FormattedMessage {...panel.title} />
        </h2>
        <CloseButton label={intl.formatMessage(panel.close)} onClick={close} />
      </div>
      <div
        ref={log}
        className={styles.messages}
        role="log"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard
        tabIndex={0}
        aria-labelledby="chat-title"
      >
        <p className={styles.greeting}>
          <FormattedMessage {...panel.greeting} />
        </p>
        {messages.length === 0 && (
          <Questions
            questions={examples.map((example) => intl.formatMessage(example))}
            onAsk={ask}
          />
        )}
        <ol ref={list} className={styles.list}>
          {messages.map((message) => (
            <Message key={message.id} message={message} onAsk={ask} />
          ))}
        </ol>
        {unanswered && (
          <Questions
            title={intl.formatMessage(panel.unanswered)}
            questions={[unanswered.text]}
            onAsk={(text) => {
              dispatch(messageDeleted(unanswered.id));
              ask(text);
            }}
          />
        )}
        {arriving.length > 0 && <ArrivingReply parts={arriving} />}
        {awaiting !== null && <TypingIndicator />}
      </div>
      <Composer key={draft} draft={draft} busy={awaiting !== null} onSend={ask} />
    </section>
  );
}
