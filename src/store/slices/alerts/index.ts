export { type AlertAnswer, closeAlert, showAlert } from './dialogs';
export { showFailure } from './failures';
export {
  type AlertDialog,
  type AlertPrompt,
  alertShown,
  type AlertType,
  type Toast,
  toastClosed,
  type ToastIntent,
  toastShown,
  selectAlert,
  selectToast,
} from './slice';
