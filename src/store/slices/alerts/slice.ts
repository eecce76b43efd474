import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { businessErrorReceived } from '@/api';
import type { Prompt } from '@/domain/prompt';
import type { MessageRef } from '@/i18n';

export type AlertType = 'success' | 'error' | 'warning' | 'info' | 'question';
export type ToastIntent = 'success' | 'error' | 'info';
export type AlertPrompt = Prompt<MessageRef>;
/** The one shared dialog (ST-ALERT). What it runs when it closes is kept beside the store. */
export interface AlertDialog {
  type: AlertType;
  title?: MessageRef;
  text: MessageRef;
  input?: AlertPrompt;
  confirm?: MessageRef;
  cancel?: MessageRef | true;
  /** Id of the element that gets the focus when the dialog is gone; else the one that had it. */
  returnFocusTo?: string;
  /** Where the callback waits that `showAlert` was given. */
  callbackId?: number;
}
export interface Toast {
  intent: ToastIntent;
  text: MessageRef;
}
interface AlertsState {
  dialog: AlertDialog | null;
  /** What is said when the open dialog has been closed. */
  next: AlertDialog | null;
  toast: Toast | null;
}

export const alertsSlice = createSlice({
  name: 'alerts',
  initialState: { dialog: null, next: null, toast: null } as AlertsState,
  reducers: {
    /** A new alert takes the place of the one that is open. */
    alertShown: (state, { payload }: PayloadAction<AlertDialog>) => {
      state.dialog = payload;
      state.next = null;
    },
    /** An alert that waits until the open one has been closed. */
    alertQueued: (state, { payload }: PayloadAction<AlertDialog>) => {
      if (state.dialog) state.next = payload;
      else state.dialog = payload;
    },
    alertClosed: (state) => {
      state.dialog = state.next;
      state.next = null;
    },
    /** A listener hides the toast after 3000 ms (ST-NOTICE). */
    toastShown: (state, { payload }: PayloadAction<Toast>) => {
      state.toast = payload;
    },
    toastClosed: (state) => {
      state.toast = null;
    },
  },
  extraReducers: (builder) =>
    /** AP-10: an envelope with another code opens an error dialog with its message, if it has one. */
    builder.addCase(businessErrorReceived, (state, { payload: { message } }) => {
      if (!message) return;
      state.dialog = { type: 'error', text: { text: message } };
      state.next = null;
    }),
  selectors: { selectAlert: (state) => state.dialog, selectToast: (state) => state.toast },
});

export const { alertShown, alertQueued, alertClosed, toastShown, toastClosed } =
  alertsSlice.actions;
export const { selectAlert, selectToast } = alertsSlice.selectors;
