import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  readSessionCookies,
  restoreState,
  selectSignedIn,
  sessionRead,
  showAlert,
  signInRequired,
  useAppDispatch,
  useAppSelector,
  useAppStore,
} from '@/store';
import { Pending } from '@/ui';

/** `TOOLS_WITHOUT_SIGN_IN=true npm run dev`: the build for production has no such way, whatever is set. */
const WITHOUT_SIGN_IN =
  process.env.NODE_ENV === 'development' && process.env.TOOLS_WITHOUT_SIGN_IN === 'true';

/** SE-7: whether the visitor may stay; whoever has no session is sent to the home page, and comes back by signing in. */
function useSolutionAccess(): boolean {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signedIn = useAppSelector(selectSignedIn);
  const wasOpen = useRef(false);
  const left = useRef(false);

  const decide = useEffectEvent(() => {
    const grant = readSessionCookies();
    dispatch(sessionRead(grant));
    if (grant) wasOpen.current = true;
    if (grant || left.current) return;
    left.current = true;
    void navigate('/', { replace: true });
    // Whoever has signed out here knows why.
    if (wasOpen.current) return;
    dispatch(signInRequired(pathname));
    dispatch(showAlert({ type: 'info', text: { id: 'shell.loginFirst' } }));
  });
  useEffect(() => {
    if (!WITHOUT_SIGN_IN) decide();
  }, [signedIn]);
  return signedIn || WITHOUT_SIGN_IN;
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
