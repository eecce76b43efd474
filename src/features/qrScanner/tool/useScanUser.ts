import { useGetSessionQuery } from '@/api';
import { selectSignedIn, useAppSelector } from '@/store';

/** Whose history it is; an empty name until the server has said so, and where nobody is signed in (local development): nothing is kept then. */
export function useScanUser(): string {
  const signedIn = useAppSelector(selectSignedIn);
  const { data } = useGetSessionQuery(undefined, { skip: !signedIn });
  return data?.id ?? '';
}
