import { siteApi, useGetSessionQuery } from '@/api';
import { type AppThunk, useAppSelector } from '../../hooks';
import { selectSignedIn } from './slice';

/** The id of who is signed in; empty until the server has said so, and where nobody is (local development). */
export function useUserId(): string {
  const signedIn = useAppSelector(selectSignedIn);
  const { data } = useGetSessionQuery(undefined, { skip: !signedIn });
  return data?.id ?? '';
}

/** The same for what has just happened: it waits until the server has said who is here. */
export function fetchUserId(): AppThunk<Promise<string>> {
  return async (dispatch, getState) => {
    if (!selectSignedIn(getState())) return '';
    const { data } = await dispatch(
      siteApi.endpoints.getSession.initiate(undefined, { subscribe: false }),
    );
    return data?.id ?? '';
  };
}
