import type { ReactNode } from 'react';
import { type CloseRun, useOpenWorkspaceEventsQuery } from '@/api';
import { FakeSocket } from '../../support/fakeSocket';

/** A screen beside the socket that an open workspace holds. */
export function Live({ children }: { children: ReactNode }) {
  useOpenWorkspaceEventsQuery();
  return children;
}

/** The server tells how far a run has come. */
export const tellProgress = (run: CloseRun) => async () => {
  FakeSocket.latest.receives(JSON.stringify({ type: 'closeProgress', run }));
};

/** The connection breaks. */
export const loseConnection = async () => FakeSocket.latest.close();
