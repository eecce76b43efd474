import { use } from 'react';
import { type Locale, LOCALES } from '@/domain/locale';
import { fetchSet, MESSAGE_SETS, type MessageSet, type Messages } from './sets';

const noMessages = {} as Messages;
const byLocale = new Map<Locale, Messages>();
const pending = new Map<string, Promise<void>>();
const loaded = new Set<string>();
const subscribers = new Set<() => void>();

/** Loads a message set of a language unless it is here already. A failed load is tried again at the next call. */
export function loadMessages(locale: Locale, set: MessageSet): Promise<void> {
  const key = `${set}/${locale}`;
  const running = pending.get(key);
  if (running) return running;
  const promise = fetchSet(set, locale).then(
    (messages) => {
      loaded.add(key);
      byLocale.set(locale, { ...messagesOf(locale), ...messages });
      subscribers.forEach((notify) => notify());
    },
    (error: unknown) => {
      pending.delete(key);
      throw error;
    },
  );
  pending.set(key, promise);
  return promise;
}

/** Loads every set. */
export function loadAllMessages(locale: Locale): Promise<unknown> {
  return Promise.all(MESSAGE_SETS.map((set) => loadMessages(locale, set)));
}

/** Loads both sets of ST-LOC in a language, and of the others those that this visit has needed so far. */
export function loadMessagesInUse(locale: Locale): Promise<unknown> {
  const isInUse = (set: MessageSet) =>
    set === 'common' || set === 'gof' || LOCALES.some((each) => loaded.has(`${set}/${each}`));
  return Promise.all(MESSAGE_SETS.filter(isInUse).map((set) => loadMessages(locale, set)));
}

/** Waits for a message set as a part of rendering; does not wait at all once it is here. */
export function useMessageSet(locale: Locale, set: MessageSet): void {
  if (!loaded.has(`${set}/${locale}`)) use(loadMessages(locale, set));
}

/** All messages of a language that are here; the same object until more arrive. */
export function messagesOf(locale: Locale): Messages {
  return byLocale.get(locale) ?? noMessages;
}

export function subscribeToMessages(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}
