import {
  type CloseAssumptionVersion,
  toApiError,
  useMoveCloseAssumptionsMutation,
  useSaveCloseAssumptionsMutation,
} from '@/api';
import { limits, monthAfter } from '@/domain/close';
import type { MessageId } from '@/i18n';
import { showAlert, showFailure, toastShown, useAppDispatch } from '@/store';
import type { CloseView } from '../../shared/filters/useCloseView';
import type { AssumptionDraft } from './useAssumptionDraft';

const said = {
  draft: 'close.version.givenBack',
  submitted: 'close.version.submittedDone',
  approved: 'close.version.approvedDone',
} as const satisfies Record<string, MessageId>;

/** Saving, submitting, approving, giving back and copying a version; the server says what may be. */
export function useVersionActions({ book, period }: CloseView, version: CloseAssumptionVersion) {
  const dispatch = useAppDispatch();
  const [save] = useSaveCloseAssumptionsMutation();
  const [move] = useMoveCloseAssumptionsMutation();
  const at = { bookId: book.id, version: version.version };

  const isDone = async (call: Promise<Parameters<typeof toApiError>[0]>, text: MessageId) => {
    const answer = await call;
    if (answer.error)
      dispatch(showFailure(toApiError(answer), { text: { id: 'close.action.failed' } }));
    else dispatch(toastShown({ intent: 'success', text: { id: text } }));
    return !answer.error;
  };
  return {
    save: async (draft: AssumptionDraft) => {
      const { revision, name } = version;
      const set = { ...draft.set };
      const curves = draft.curves.map(({ id, rates }) => ({ id, rates: [...rates] }));
      const call = save({ ...at, closeAssumptionDraft: { revision, name, set, curves } });
      if (await isDone(call, 'close.version.saved')) draft.discard();
    },
    move: (state: CloseAssumptionVersion['state']) =>
      void isDone(move({ ...at, body: { revision: version.revision, state } }), said[state]),
    /** A new draft with these assumptions, which applies from the month after the quarter on. */
    copy: (onCreated: (version: string) => void) =>
      dispatch(
        showAlert({
          type: 'question',
          title: { id: 'close.version.new' },
          text: { id: 'close.version.newText' },
          input: {
            type: 'text',
            label: { id: 'close.version.name' },
            required: true,
            maxLength: limits.version,
          },
          confirm: { id: 'close.version.create' },
          cancel: true,
          callback: (answer) => {
            const name = typeof answer === 'string' ? answer.trim() : '';
            if (name === '') return;
            const draft = {
              revision: 0,
              name: { en: name, ko: name, 'zh-tw': name },
              set: { ...version.set, version: name, effectiveFrom: monthAfter(period) },
            };
            void isDone(
              save({ bookId: book.id, version: name, closeAssumptionDraft: draft }),
              'close.version.created',
            ).then((done) => done && onCreated(name));
          },
        }),
      ),
  };
}
