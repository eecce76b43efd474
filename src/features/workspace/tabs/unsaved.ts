import { useEffect } from 'react';
import { type OpenTab, showAlert, useAppDispatch } from '@/store';
import { messages } from '../messages';

const questions = {
  close: { title: messages.closeTitle, text: messages.closeText, confirm: messages.closeConfirm },
  logout: { title: messages.logoutTitle, text: messages.logoutText, confirm: messages.logout },
};

/** Asks once, for all tabs that hold unsaved input, before it does something; does it at once where there is none. */
export function useConfirmDiscard(nameOf: (tab: OpenTab) => string) {
  const dispatch = useAppDispatch();
  return (kind: keyof typeof questions, unsaved: readonly OpenTab[], act: () => void): void => {
    if (unsaved.length === 0) return act();
    const { title, text, confirm } = questions[kind];
    const values = { count: unsaved.length, names: unsaved.map(nameOf).join(', ') };
    const callback = (answer: unknown) => void (answer === true && act());
    const words = {
      title: { id: title.id },
      text: { id: text.id, values },
      confirm: { id: confirm.id },
    };
    dispatch(showAlert({ type: 'warning', ...words, cancel: true, callback }));
  };
}

/** The browser asks before it leaves a page with unsaved input. */
export function useBeforeUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
