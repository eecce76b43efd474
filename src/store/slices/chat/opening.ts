import type { AppThunk } from '../../hooks';
import { showAlert } from '../alerts';
import { panelOpened, selectToolsAllowed, signInRequired } from '../session';
import type { RootState } from '../../store';
import { chatOpened, selectChat } from './slice';

/** SE-6: tells a visitor to sign in, which then leads to `destination`. */
export function askToSignIn(destination?: string): AppThunk {
  return (dispatch) => {
    if (destination) dispatch(signInRequired(destination));
    const callback = () => void dispatch(panelOpened('signIn'));
    dispatch(showAlert({ type: 'info', text: { id: 'shell.loginFirst' }, callback }));
  };
}

/** Opens the chat, at once or after signing in; `draft` begins the question. */
export function openChat(draft = ''): AppThunk {
  return (dispatch, getState) => {
    dispatch(chatOpened({ draft }));
    if (!selectToolsAllowed(getState())) dispatch(askToSignIn());
  };
}

/** Wanted, and whoever wants it may. */
export const selectChatShown = (state: RootState) =>
  selectChat(state).wanted && selectToolsAllowed(state);
