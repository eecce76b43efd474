import {
  type CloseRun,
  toApiError,
  useCancelCloseRunMutation,
  useLockClosePeriodMutation,
  useRerunCloseRunMutation,
  useStartCloseRunMutation,
  useUnlockClosePeriodMutation,
} from '@/api';
import type { MessageId } from '@/i18n';
import { showAlert, showFailure, toastShown, useAppDispatch } from '@/store';
import type { CloseView } from '../../shared/filters/useCloseView';
import { reasonInput } from '../../shared/reasonInput';

type Settled = Promise<Parameters<typeof toApiError>[0]>;

/** What can be done with a period and its runs. What fails is said as every call's failure is; locks ask for their reason first. */
export function useRunActions({ book, period, scenario }: CloseView) {
  const dispatch = useAppDispatch();
  const [start] = useStartCloseRunMutation();
  const [rerun] = useRerunCloseRunMutation();
  const [cancel] = useCancelCloseRunMutation();
  const [lock] = useLockClosePeriodMutation();
  const [unlock] = useUnlockClosePeriodMutation();
  const quarter = { bookId: book.id, period };

  const done = async (call: Settled, said?: MessageId) => {
    const answer = await call;
    if (answer.error)
      dispatch(showFailure(toApiError(answer), { text: { id: 'close.action.failed' } }));
    else if (said) dispatch(toastShown({ intent: 'success', text: { id: said } }));
  };
  const askReason = (kind: 'lock' | 'unlock', act: (reason: string) => void) =>
    dispatch(
      showAlert({
        type: 'question',
        title: { id: kind === 'lock' ? 'close.lock.title' : 'close.unlock.title' },
        text: { id: kind === 'lock' ? 'close.lock.text' : 'close.unlock.text' },
        input: reasonInput,
        confirm: { id: kind === 'lock' ? 'close.lock' : 'close.unlock' },
        cancel: true,
        callback: (answer) => {
          if (typeof answer === 'string' && answer.trim() !== '') act(answer.trim());
        },
      }),
    );
  return {
    start: () => void done(start({ closePlace: { ...quarter, scenarioId: scenario } })),
    rerun: (run: CloseRun, fromStep: number) =>
      void done(rerun({ runId: run.runId, closeRerun: { fromStep } })),
    cancel: (run: CloseRun) => void done(cancel({ runId: run.runId }), 'close.cancel.done'),
    lock: () =>
      askReason(
        'lock',
        (reason) => void done(lock({ closeReason: { ...quarter, reason } }), 'close.lock.done'),
      ),
    unlock: () =>
      askReason(
        'unlock',
        (reason) => void done(unlock({ closeReason: { ...quarter, reason } }), 'close.unlock.done'),
      ),
  };
}
