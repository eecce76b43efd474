import { use } from 'react';
import { type Locale, LOCALES } from '@/domain/locale';
import { lazyResource } from './lazyResource';
import { fetchSet, MESSAGE_SETS, type MessageSet, type Messages } from './sets';

const noMessages = {} as Messages;
const byLocale = new Map<Locale, Messages>();
const loaded = new Set<string>();
/** What a render has waited for. */
const awaited = new Set<string>();
const subscribers = new Set<() => void>();

const resources = Object.fromEntries(
  MESSAGE_SETS.map((set) => [
    set,
    lazyResource(async (locale: Locale) => {
      const messages = await fetchSet(set, locale);
      loaded.add(`${set}/${locale}`);
      byLocale.set(locale, { ...messagesOf(locale), ...messages });
      subscribers.forEach((notify) => notify());
    }),
  ]),
) as Record<MessageSet, (locale: Locale) => Promise<void>>;

/** Loads a message set of a language unless it is here already. */
export function loadMessages(locale: Locale, set: MessageSet): Promise<void> {
  return resources[set](locale);
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
  const key = `${set}/${locale}`;
  if (!loaded.has(key)) awaited.add(key);
  // A render that waited asks again when it goes on, or React takes the next promise for this one (react.dev/warnings/conditional-use-of-use).
  if (awaited.has(key)) use(loadMessages(locale, set));
}

/** All messages of a language that are here; the same object until more arrive. */
export function messagesOf(locale: Locale): Messages {
  return byLocale.get(locale) ?? noMessages;
}

export function subscribeToMessages(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}
