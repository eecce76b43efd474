import { toApiError, useSaveCloseScenarioMutation } from '@/api';
import { limits, type Trial } from '@/domain/close';
import { showAlert, showFailure, toastShown, useAppDispatch } from '@/store';

/** An id out of a name; a name without Latin letters and digits gives one out of the time. */
function scenarioId(name: string): string {
  const latin = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return latin || `what-if-${Date.now().toString(36)}`;
}

/** Asks for a name, and keeps what the sliders say as a scenario of the book: the cockpit can then close any quarter under it. */
export function useSaveScenario(bookId: string, { shock, curveShift, illiquidityShift }: Trial) {
  const dispatch = useAppDispatch();
  const [save] = useSaveCloseScenarioMutation();
  const send = async (name: string) => {
    const answer = await save({
      bookId,
      closeScenario: {
        id: scenarioId(name),
        name: { en: name, ko: name, 'zh-tw': name },
        ...(shock && { shock: { ...shock } as Record<string, number> }),
        ...(curveShift !== undefined && { curveShift }),
        ...(illiquidityShift !== undefined && { illiquidityShift }),
      },
    });
    if (answer.error)
      dispatch(showFailure(toApiError(answer), { text: { id: 'close.action.failed' } }));
    else dispatch(toastShown({ intent: 'success', text: { id: 'close.trial.saved' } }));
  };
  return () =>
    void dispatch(
      showAlert({
        type: 'question',
        title: { id: 'close.trial.save' },
        text: { id: 'close.trial.saveText' },
        input: {
          type: 'text',
          label: { id: 'close.trial.name' },
          required: true,
          maxLength: limits.name,
        },
        confirm: { id: 'close.trial.confirm' },
        cancel: true,
        callback: (answer) => {
          if (typeof answer === 'string' && answer.trim() !== '') void send(answer.trim());
        },
      }),
    );
}
