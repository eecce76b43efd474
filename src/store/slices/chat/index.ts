export { sendMessage } from './conversation';
export { askToSignIn, openChat, selectChatShown } from './opening';
export { shareConversation } from './otherWindows';
export type { ChatReply } from './reply';
export {
  answerRated,
  chatClosed,
  type ChatMessage,
  conversationResumed,
  messageDeleted,
  selectChat,
  selectQuestionOf,
  selectUnanswered,
} from './slice';
