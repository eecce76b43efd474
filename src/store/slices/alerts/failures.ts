import { endsSession, type ApiError, isTold } from '@/api';
import { type MessageId, messagesOf } from '@/i18n';
import type { AppThunk } from '../../hooks';
import { alertQueued, alertShown } from './slice';

interface OwnMessage {
  type?: 'error' | 'warning';
  text: { id: MessageId };
  /** It follows what the server said; otherwise it is said only where the server said nothing. */
  follows?: boolean;
}

/**
 * What a person is told of a call that failed. The words of the server come first: they stand in the dialog already (AP-10). Then, or
 * where there are none, comes the screen's own message (ER-IN-1, ER-UP-1, ER-CODE-1, ER-CON-2), unless the server said just that, or
 * the session has ended and the screen with it.
 */
export function showFailure(failure: ApiError | undefined, own: OwnMessage): AppThunk {
  return (dispatch, getState) => {
    if (!failure) return;
    const { type = 'error', text, follows = false } = own;
    if (!isTold(failure)) return void dispatch(alertShown({ type, text }));
    if (!follows || failure.kind === 'unexpected' || endsSession(failure.code)) return;
    const [words] = messagesOf(getState().locale.locale)[text.id];
    const saidAlready = words && 'value' in words && words.value === failure.message;
    if (!saidAlready) dispatch(alertQueued({ type, text }));
  };
}
