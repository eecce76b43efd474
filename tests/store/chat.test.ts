import { waitFor } from '@testing-library/react';
import {
  makeStore,
  restoreState,
  selectChat,
  selectUnanswered,
  sessionEnded,
  shareConversation,
} from '@/store';
import {
  chatOpened,
  conversationResumed,
  messageSent,
  replyReceived,
} from '@/store/slices/chat/slice';

const reply = (text: string) => ({
  kind: 'answer' as const,
  text,
  parts: [{ type: 'say' as const, text }],
  suggestions: [],
  pages: [],
  consultation: false,
  byModel: false,
});

/** Another window, or the page after a reload, as the application starts it. */
async function load(user: string) {
  const store = makeStore();
  await restoreState(store);
  const listeners: EventListener[] = [];
  const listening = jest
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation((type, listener) => {
      if (type === 'storage') listeners.push(listener as EventListener);
    });
  shareConversation(store);
  listening.mockRestore();
  store.dispatch(chatOpened({ draft: '' }));
  store.dispatch(conversationResumed(user));
  const chat = () => selectChat(store.getState());
  return {
    store,
    chat,
    said: () =>
      chat().conversation.messages.map(({ content }) => {
        if (content.from === 'visitor') return content.text;
        return 'reply' in content ? content.reply.text : 'failed';
      }),
    asks: (text: string) => store.dispatch(messageSent({ id: `ask ${text}`, at: 1, text })),
    hears: (text: string) =>
      store.dispatch(replyReceived({ id: `hear ${text}`, at: 2, reply: reply(text) })),
    /** A browser tells all windows but the one that kept it. */
    isTold: () => {
      const event = new StorageEvent('storage', { key: 'persist:dif17-chat' });
      for (const listener of listeners) listener(event);
    },
  };
}

const kept = () => localStorage.getItem('persist:dif17-chat') ?? '';

beforeEach(() => {
  localStorage.clear();
});

it('[ST-CHAT] goes on after a reload, for the same user alone', async () => {
  const first = await load('mina');
  first.asks('What is a CSM?');
  first.hears('A margin.');
  await waitFor(() => expect(kept()).toContain('A margin.'));

  const second = await load('mina');
  expect(second.said()).toEqual(['What is a CSM?', 'A margin.']);
  const third = await load('yuna');
  expect(third.said()).toEqual([]);
  await waitFor(() => expect(kept()).not.toContain('margin'));
});

it('takes questions again after a reload in the middle of one, and offers to ask it again', async () => {
  const first = await load('mina');
  first.asks('What is a CSM?');
  expect(selectUnanswered(first.store.getState())).toBeUndefined();
  await waitFor(() => expect(kept()).toContain('CSM'));

  const second = await load('mina');
  expect(second.chat().awaiting).toBeNull();
  expect(selectUnanswered(second.store.getState())).toEqual({
    id: 'ask What is a CSM?',
    text: 'What is a CSM?',
  });
});

it.each([
  ['mina', ['one', 'two']],
  ['yuna', ['two']],
])('joins what was kept with what %s has said meanwhile', async (user, expected) => {
  const first = await load('mina');
  first.asks('one');
  await waitFor(() => expect(kept()).toContain('one'));

  const store = makeStore();
  store.dispatch(conversationResumed(user));
  store.dispatch(messageSent({ id: 'ask two', at: 1, text: 'two' }));
  await restoreState(store);
  const { messages } = selectChat(store.getState()).conversation;
  expect(messages.map(({ id }) => id)).toEqual(expected.map((text) => `ask ${text}`));
});

it('is the same in two windows, and awaits a reply in the one that asked', async () => {
  const one = await load('mina');
  one.asks('What is a CSM?');
  await waitFor(() => expect(kept()).toContain('CSM'));
  const other = await load('mina');
  expect(other.said()).toEqual(['What is a CSM?']);
  expect(other.chat().awaiting).toBeNull();
  expect(one.chat().awaiting).toBe('ask What is a CSM?');

  one.hears('A margin.');
  await waitFor(() => expect(kept()).toContain('A margin.'));
  other.isTold();
  await waitFor(() => expect(other.said()).toEqual(['What is a CSM?', 'A margin.']));
  expect(other.chat().wanted).toBe(true);
});

it('writes nothing back of what it learns, since the other window may have written more', async () => {
  const one = await load('mina');
  one.asks('What is a CSM?');
  await waitFor(() => expect(kept()).toContain('CSM'));
  const asked = kept();
  one.hears('A margin.');
  await waitFor(() => expect(kept()).toContain('A margin.'));
  const answered = kept();

  localStorage.clear();
  const other = await load('mina');
  await other.store.persistor.flush();
  localStorage.setItem('persist:dif17-chat', asked);
  other.isTold();
  localStorage.setItem('persist:dif17-chat', answered);
  await waitFor(() => expect(other.said()).toHaveLength(1));
  await other.store.persistor.flush();
  expect(kept()).toBe(answered);
});

it('is deleted in all windows when the session ends', async () => {
  const one = await load('mina');
  one.asks('What is a CSM?');
  await waitFor(() => expect(kept()).toContain('CSM'));
  const other = await load('mina');
  expect(other.said()).toHaveLength(1);

  one.store.dispatch(sessionEnded());
  await waitFor(() => expect(kept()).not.toContain('CSM'));
  other.isTold();
  await waitFor(() => expect(other.said()).toEqual([]));
  expect(other.chat().wanted).toBe(false);
});

it('keeps the latest hundred messages, and fewer where they are long', async () => {
  const { asks, said } = await load('mina');
  for (let count = 0; count < 150; count += 1) asks(`${count}`);
  expect(said()).toHaveLength(100);
  expect(said().at(-1)).toBe('149');
  asks('x'.repeat(199_000));
  expect(said().length).toBeLessThan(100);
  expect(said().at(-1)).toMatch(/^x+$/);
});
