import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  readSessionCookies,
  restoreState,
  selectToolsAllowed,
  sessionRead,
  showAlert,
  signInRequired,
  useAppSelector,
  useAppStore,
} from '@/store';
import { Pending } from '@/ui';

/** SE-7: whether the visitor may stay; whoever has no session is sent to the home page, and comes back by signing in. */
function useSolutionAccess(): boolean {
  const { dispatch, getState } = useAppStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const allowed = useAppSelector(selectToolsAllowed);
  const wasOpen = useRef(false);
  const left = useRef(false);

  const decide = useEffectEvent(() => {
    dispatch(sessionRead(readSessionCookies()));
    const mayStay = selectToolsAllowed(getState());
    if (mayStay) wasOpen.current = true;
    if (mayStay || left.current) return;
    left.current = true;
    void navigate('/', { replace: true });
    // Whoever has signed out here knows why.
    if (wasOpen.current) return;
    dispatch(signInRequired(pathname));
    dispatch(showAlert({ type: 'info', text: { id: 'shell.loginFirst' } }));
  });
  useEffect(() => decide(), [allowed]);
  return allowed;
}

/** Brings back what the browser has kept of the tool, whose slice has joined late. */
function useKeptState(): void {
  const store = useAppStore();
  // A browser that keeps nothing has nothing to bring back.
  useEffect(() => void restoreState(store).catch(() => undefined), [store]);
}

function SolutionAccess({ children }: { children: ReactNode }) {
  useKeptState();
  return useSolutionAccess() ? (
    children
  ) : (
    <Pending size="page">
      <FormattedMessage id="shell.busy" />
    </Pending>
  );
}

/** SH-14: the tool below the header, for whoever is signed in. */
export const inSolutionLayout = (Tool: ComponentType) =>
  function SolutionPage() {
    return (
      <SolutionAccess>
        <Tool />
      </SolutionAccess>
    );
  };
