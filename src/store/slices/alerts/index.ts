export { type AlertAnswer, closeAlert, showAlert } from './dialogs';
export { showFailure } from './failures';
export {
  type AlertDialog,
  type AlertInput,
  alertShown,
  type AlertType,
  type InputType,
  type Notice,
  noticeClosed,
  type NoticeIntent,
  noticeShown,
  selectAlert,
  selectNotice,
} from './slice';
