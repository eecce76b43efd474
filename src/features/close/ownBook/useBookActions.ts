import {
  type CloseBookSummary,
  toApiError,
  useListCloseBooksQuery,
  useRemoveCloseBookMutation,
  useShareCloseBookMutation,
} from '@/api';
import {
  closeFilterActions,
  selectCloseFilters,
  showAlert,
  showFailure,
  toastShown,
  useAppDispatch,
  useAppSelector,
  useLocale,
} from '@/store';

/** What the owner of a book can do with it. */
export function useBookActions({ bookId, name }: CloseBookSummary) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const chosen = useAppSelector(selectCloseFilters).book;
  const { data } = useListCloseBooksQuery();
  const [share] = useShareCloseBookMutation();
  const [remove] = useRemoveCloseBookMutation();

  const done = async (call: Promise<{ error?: unknown }>): Promise<boolean> => {
    const { error } = await call;
    if (error) dispatch(showFailure(toApiError(error), { text: { id: 'close.action.failed' } }));
    return !error;
  };
  const removeNow = async () => {
    if (!(await done(remove({ bookId })))) return;
    const other = data?.books.find((each) => each.bookId !== bookId);
    if (chosen === bookId && other) dispatch(closeFilterActions.bookChosen(other.bookId));
    dispatch(toastShown({ intent: 'success', text: { id: 'close.own.removed' } }));
  };
  return {
    show: () => dispatch(closeFilterActions.bookChosen(bookId)),
    /** Whether it is done. */
    share: (roles: string[]) => done(share({ bookId, body: { roles } })),
    remove: () =>
      dispatch(
        showAlert({
          type: 'warning',
          title: { id: 'close.own.remove.title' },
          text: { id: 'close.own.remove.text', values: { name: name[locale] } },
          confirm: { id: 'close.own.remove.confirm' },
          cancel: true,
          callback: (answer) => {
            if (answer === true) void removeNow();
          },
        }),
      ),
  };
}
