import type { RootState } from '../../store';
import type { AppThunk } from '../../hooks';
import { type AlertDialog, alertClosed, alertShown } from './slice';

/** What the person answered: the input's value, true where there is no input, null where the dialog was cancelled. */
export type AlertAnswer = string | boolean | File | null;
export type AlertCallback = (answer: AlertAnswer) => void;

/** Functions and files cannot live in the state, so callbacks wait here under the id that their dialog holds. */
const callbacks = new Map<number, AlertCallback>();
let lastId = 0;

const openDialog = (state: RootState) => state.alerts.dialog;

function run(dialog: AlertDialog | null, answer: AlertAnswer): void {
  const id = dialog?.callbackId;
  if (id === undefined) return;
  const callback = callbacks.get(id);
  callbacks.delete(id);
  callback?.(answer);
}

/** Opens the shared dialog in place of the one that may be open; the callback runs when it closes. */
export function showAlert({
  callback,
  ...dialog
}: Omit<AlertDialog, 'callbackId'> & { callback?: AlertCallback }): AppThunk {
  return (dispatch) => {
    if (!callback) return void dispatch(alertShown(dialog));
    lastId += 1;
    callbacks.set(lastId, callback);
    dispatch(alertShown({ ...dialog, callbackId: lastId }));
  };
}

/** Closing runs the callback, then closes (ST-ALERT), unless the callback has opened the next dialog. */
export function closeAlert(answer: AlertAnswer): AppThunk {
  return (dispatch, getState) => {
    const dialog = openDialog(getState());
    run(dialog, answer);
    if (openDialog(getState()) === dialog) dispatch(alertClosed());
  };
}

/** A dialog whose place another one took was never answered: its callback learns that it was cancelled. */
export function cancelReplaced(previous: RootState): void {
  run(openDialog(previous), null);
}
