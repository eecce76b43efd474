export { AlertDialog } from './AlertDialog';
export type { AlertField, AnswerError } from './alertField';
export { CloseButton } from './CloseButton';
export { Dialog } from './Dialog';
export { Panel } from './Panel';
