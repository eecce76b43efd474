import { defineMessages } from 'react-intl';
import type { MessageId } from '@/i18n';

/** Messages with values, or beside such; `defineMessages` knows none. */
type Said = Record<string, { id: MessageId }>;

export const panel = defineMessages({
  title: { id: 'chat.title' },
  close: { id: 'chat.close' },
  greeting: { id: 'chat.greeting' },
  placeholder: { id: 'chat.placeholder' },
  send: { id: 'chat.send' },
  typing: { id: 'chat.typing' },
  unanswered: { id: 'chat.unanswered' },
});
export const examples = [
  { id: 'chat.example.margin' },
  { id: 'chat.example.picture' },
  { id: 'chat.example.site' },
] as const satisfies { id: MessageId }[];

export const message = {
  you: { id: 'chat.you' },
  assistant: { id: 'chat.assistant' },
  delete: { id: 'chat.delete' },
  apology: { id: 'chat.apology' },
  copy: { id: 'chat.copy' },
  copied: { id: 'chat.copied' },
  open: { id: 'chat.open' },
  pages: { id: 'chat.pages' },
  consultation: { id: 'chat.consultation' },
  suggestions: { id: 'chat.suggestions' },
  byModel: { id: 'chat.byModel' },
  image: { id: 'chat.image' },
  item: { id: 'chat.item' },
  enlarge: { id: 'chat.enlarge' },
  closeImage: { id: 'alert.close' },
} as const satisfies Said;

export const rating = defineMessages({
  question: { id: 'chat.rating' },
  useful: { id: 'chat.useful' },
  notUseful: { id: 'chat.notUseful' },
  reason: { id: 'chat.reason' },
  send: { id: 'chat.reasonSend' },
  toEditors: { id: 'chat.toEditors' },
  thanks: { id: 'chat.thanks' },
  sentToEditors: { id: 'chat.sentToEditors' },
});
