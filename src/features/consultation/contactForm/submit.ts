import { showAlert, showFailure, useAppDispatch } from '@/store';
import { type CounselingRequest, toApiError, useRequestCounselingMutation } from '@/api';
import { contact } from '../messages';

/** AP-7. Resolves with true where the request was accepted (ER-CON-1); any failure shows ER-CON-2, after the words of the server. */
export function useSubmitCounseling() {
  const dispatch = useAppDispatch();
  const [requestCounseling] = useRequestCounselingMutation();
  return async (counselingRequest: CounselingRequest): Promise<boolean> => {
    const result = await requestCounseling({ counselingRequest });
    if (!result.error) {
      // The button that was pressed is disabled by then, since the form is empty.
      dispatch(showAlert({ type: 'success', text: contact.accepted, returnFocusTo: 'contact' }));
    } else {
      const failed = { type: 'warning', text: contact.failed, follows: true } as const;
      dispatch(showFailure(toApiError(result), failed));
    }
    return !result.error;
  };
}
