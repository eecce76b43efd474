export { sendMessage } from './conversation';
export { askToSignIn, openChat, selectChatShown } from './opening';
export type { ChatReply } from './reply';
export {
  answerRated,
  chatClosed,
  type ChatMessage,
  messageDeleted,
  selectChat,
  selectQuestionOf,
} from './slice';
