import { useEffect, useEffectEvent, useState } from 'react';
import {
  selectSignedIn,
  selectTermsComparison,
  toastShown,
  useAppDispatch,
  useAppSelector,
  useUserId,
} from '@/store';
import { forgetWork, type KeptWork, keepWork, keptWorks } from './keptWorks';

/** Writing a note rests for so long before it is kept. */
const PAUSE_MS = 500;
const GUEST = 'guest';

/** What this browser keeps for the person who is here; while `compared` holds, the work under way is kept too. */
export function useKeptWorks(compared: boolean) {
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectSignedIn);
  const userId = useUserId();
  /** Empty before it is known, and where the server could not say it: the work of a person is not kept for guests. */
  const user = signedIn ? userId : GUEST;
  const { work } = useAppSelector(selectTermsComparison);
  const [works, setWorks] = useState<KeptWork[]>([]);

  const show = useEffectEvent((all: KeptWork[]) => setWorks(all));
  useEffect(() => {
    if (user === '') return;
    // A browser that keeps nothing has nothing to show.
    keptWorks(user).then(show, () => undefined);
  }, [user, work.id]);

  const tell = useEffectEvent(() =>
    dispatch(toastShown({ intent: 'error', text: { id: 'terms.kept.failed' } })),
  );
  useEffect(() => {
    if (!compared || work.id === '' || user === '') return;
    const timer = setTimeout(() => {
      keepWork(user, work).catch(tell);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [compared, user, work]);

  const forget = async (id: string) => {
    if (user === '') return;
    await forgetWork(user, id);
    setWorks(await keptWorks(user));
  };
  return { works, onForget: (id: string) => void forget(id) };
}
