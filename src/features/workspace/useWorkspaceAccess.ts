import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  demoRequested,
  readSessionCookies,
  selectDemoAllowed,
  selectWorkspaceUser,
  sessionRead,
  showAlert,
  useAppDispatch,
  useAppSelector,
  workspaceOpened,
} from '@/store';
import { useGetSessionQuery } from '@/api';
import { messages } from './messages';
import type { WorkspaceServices } from './screens';

export interface Person {
  id: string;
  name: string;
  email: string;
}

export type WorkspaceAccess =
  | { state: 'opening' }
  | { state: 'failed'; retry: () => void }
  | { state: 'open'; person: Person };

/**
 * The door of the workspace: closed without the token cookie (SE-9) and without the demo right (SE-8). The cookies only spare a visitor
 * without a session the wait; the server decides (SE-11). Then the user's own workspace is opened.
 */
export function useWorkspaceAccess(restore: WorkspaceServices['restore']): {
  access: WorkspaceAccess;
  leave: () => void;
} {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const hinted = useAppSelector(selectDemoAllowed);
  const owner = useAppSelector(selectWorkspaceUser);
  const leaving = useRef(false);
  const decided = useRef(false);
  const {
    data: session,
    isError,
    refetch,
  } = useGetSessionQuery(undefined, {
    skip: !hinted,
    refetchOnMountOrArgChange: true,
  });

  const redirect = useEffectEvent((reason: 'login' | 'demo') => {
    if (leaving.current) return;
    leaving.current = true;
    void navigate('/', { replace: true });
    if (reason === 'demo') dispatch(demoRequested());
    else dispatch(showAlert({ type: 'warning', text: { id: messages.loginRequired.id } }));
  });

  // Again when the hint is taken back: the application, too, asks the server at its start, and may hear no before this screen does.
  useEffect(() => {
    if (decided.current) return;
    const credentials = readSessionCookies();
    dispatch(sessionRead(credentials));
    if (credentials?.demoAuth !== 'TRUE') redirect(credentials ? 'demo' : 'login');
  }, [dispatch, hinted]);

  useEffect(() => {
    if (!session) return;
    decided.current = true;
    // A listener has made cookies and state agree with the answer.
    if (!session.signedIn || !readSessionCookies()) redirect('login');
    else if (session.demoAuth !== 'TRUE') redirect('demo');
  }, [session]);

  const id = session?.signedIn && session.demoAuth === 'TRUE' ? session.id : undefined;
  const restoreAll = useEffectEvent(restore);
  useEffect(() => {
    let gone = false;
    const open = () => void (!gone && id && dispatch(workspaceOpened(id)));
    // A browser that keeps nothing has nothing to bring back.
    if (id) restoreAll().then(open, open);
    return () => {
      gone = true;
    };
  }, [dispatch, id]);

  const leave = () => {
    leaving.current = true;
    void navigate('/');
  };
  if (id && owner === id) {
    return {
      access: {
        state: 'open',
        person: { id, name: session?.name ?? id, email: session?.email ?? '' },
      },
      leave,
    };
  }
  return {
    access: isError ? { state: 'failed', retry: () => void refetch() } : { state: 'opening' },
    leave,
  };
}
