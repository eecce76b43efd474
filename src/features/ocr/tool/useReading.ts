import { cancelReading, toastShown, readFile, useAppDispatch } from '@/store';
import { notices } from '../messages';
import { failureWords } from './failureWords';

/** AP-8: reads the chosen file and says how it went. Resolves with true where there is a text. */
export function useReading() {
  const dispatch = useAppDispatch();
  const start = async (): Promise<boolean> => {
    const reading = await dispatch(readFile());
    switch (reading.end) {
      case 'read':
        dispatch(toastShown({ intent: 'success', text: notices.done }));
        return true;
      case 'empty':
        dispatch(toastShown({ intent: 'error', text: notices.empty }));
        return false;
      case 'failed': {
        const text = failureWords(reading.error);
        if (text) dispatch(toastShown({ intent: 'error', text }));
        return false;
      }
      default:
        return false;
    }
  };
  const cancel = () => {
    dispatch(cancelReading());
    dispatch(toastShown({ intent: 'info', text: notices.cancelled }));
  };
  return { start, cancel };
}
