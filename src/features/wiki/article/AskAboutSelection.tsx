import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openChat, useAppDispatch } from '@/store';
import { messages } from '../messages';
import styles from './Article.module.css';

/** Enough of a passage to tell which is meant. */
const MAX_PASSAGE = 300;
/** What the button takes at most, in pixels: it stays inside the window beside a passage that reaches its edge. */
const ROOM = { width: 160, height: 44 };

interface Selected {
  passage: string;
  place: CSSProperties;
}

/** What the reader has marked in the text of a page, and where it ends in the window. */
function selected(): Selected | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const start = range.startContainer.parentElement;
  const passage = selection.toString().replace(/\s+/gu, ' ').trim();
  if (passage === '' || !start?.closest('[data-island="wiki"]')) return undefined;
  const { left, top, bottom } = range.getBoundingClientRect();
  const lowest = Math.max(window.innerHeight - ROOM.height, top);
  return {
    passage: passage.slice(0, MAX_PASSAGE),
    place: {
      left: Math.max(Math.min(left, window.innerWidth - ROOM.width), 0),
      top: Math.min(bottom, lowest),
    },
  };
}

/** A way from a marked passage to the assistant. */
export function AskAboutSelection() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<Selected>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const show = () => setShown(selected());
    document.addEventListener('selectionchange', show);
    // Marking by the keyboard scrolls, too: what is offered stays beside the passage.
    document.addEventListener('scroll', show, { passive: true });
    // The keyboard goes on from the passage to what hangs on it.
    const reach = (event: KeyboardEvent) => {
      const from = document.activeElement;
      const isReading = !from || from === document.body || from.closest('[data-island="wiki"]');
      if (event.key !== 'Tab' || event.shiftKey || !isReading || !button.current) return;
      event.preventDefault();
      button.current.focus();
    };
    document.addEventListener('keydown', reach);
    return () => {
      document.removeEventListener('keydown', reach);
      document.removeEventListener('selectionchange', show);
      document.removeEventListener('scroll', show);
    };
  }, []);
  if (!shown) return null;
  const { passage, place } = shown;
  const ask = () => {
    dispatch(openChat(intl.formatMessage({ id: messages.askAbout.id }, { passage })));
    document.getSelection()?.removeAllRanges();
  };
  return (
    <button ref={button} type="button" className={styles.ask} style={place} onClick={ask}>
      <FormattedMessage {...messages.ask} />
    </button>
  );
}
