export { ChatPanel } from './ChatPanel';
export { resumeConversation } from './resumeConversation';
