export { contentOf, useContent } from './content';
export { LocalizedProvider } from './LocalizedProvider';
export { loadAllMessages, loadMessages, messagesOf, useMessageSet } from './loader';
export type { MessageId, MessageSet, Messages } from './sets';
export { say } from './words';
export type { Words } from './words';
