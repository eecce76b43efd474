export { lazyResource, useContent } from './lazyResource';
export { LocalizedProvider } from './LocalizedProvider';
export {
  loadAllMessages,
  loadMessages,
  loadMessagesInUse,
  messagesOf,
  useMessageSet,
} from './loader';
export type { MessageId, MessageSet, Messages } from './sets';
export { formatText, labelMessage, ruleMessage } from './messageRef';
export type { MessageRef } from './messageRef';
