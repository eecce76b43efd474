import {
  type ClosePosting,
  toApiError,
  useListClosePostingsQuery,
  usePostCloseJournalsMutation,
  useReverseCloseJournalsMutation,
} from '@/api';
import type { MessageId } from '@/i18n';
import { showAlert, showFailure, toastShown, useAppDispatch } from '@/store';
import type { CloseView } from '../shared/filters/useCloseView';
import { reasonInput } from '../shared/reasonInput';

/** What has been posted of the period, and what can be done about it. What is posted stays: a reversal takes it back, a later run is posted as the difference. */
export function usePostings({ book, period }: CloseView, runId: string) {
  const dispatch = useAppDispatch();
  const { data: postings = [] } = useListClosePostingsQuery({ bookId: book.id, period });
  const [post, { isLoading: isPosting }] = usePostCloseJournalsMutation();
  const [reverse, { isLoading: isReversing }] = useReverseCloseJournalsMutation();

  const reversed = new Set(
    postings.flatMap(({ kind, corrects }) => (kind === 'reversal' && corrects ? [corrects] : [])),
  );
  const standing = postings.filter(
    ({ kind, postingId }) => kind !== 'reversal' && !reversed.has(postingId),
  );
  const done = async (call: Promise<{ error?: unknown }>, said: MessageId) => {
    const { error } = await call;
    if (error) dispatch(showFailure(toApiError(error), { text: { id: 'close.action.failed' } }));
    else dispatch(toastShown({ intent: 'success', text: { id: said } }));
  };
  const ask = (kind: 'post' | 'restate' | 'reverse', act: (reason: string) => void) =>
    dispatch(
      showAlert({
        type: 'question',
        title: { id: `close.posting.${kind}.title` },
        text: { id: `close.posting.${kind}.text` },
        ...(kind !== 'post' && { input: reasonInput }),
        confirm: { id: kind === 'reverse' ? 'close.posting.reverse' : 'close.posting.post' },
        cancel: true,
        callback: (answer) => {
          if (kind === 'post' && answer === true) act('');
          else if (typeof answer === 'string' && answer.trim() !== '') act(answer.trim());
        },
      }),
    );
  return {
    postings,
    /** What stands in the ledger of the period now, the latest first. */
    standing,
    isPosted: standing.some((each) => each.runId === runId),
    isBusy: isPosting || isReversing,
    post: () =>
      ask(standing.length > 0 ? 'restate' : 'post', (reason) => {
        const closePostRequest = { runId, ...(reason !== '' && { reason }) };
        void done(post({ closePostRequest }), 'close.posting.done');
      }),
    reverse: ({ postingId }: ClosePosting) =>
      ask('reverse', (reason) => {
        const closeReversal = { reason };
        void done(reverse({ postingId, closeReversal }), 'close.posting.reversed');
      }),
  };
}
