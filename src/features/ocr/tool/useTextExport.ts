import { downloadName } from '@/domain/ocr';
import { toastShown, useAppDispatch } from '@/store';
import { saveFile } from '@/ui';
import { notices } from '../messages';

type ShownPage = Omit<Parameters<typeof downloadName>[0], 'date'>;

/** The ways in which the shown page's text leaves the screen: copy (ER-OCR-COPY) and download (OC-FILE, ER-OCR-DOWN). */
export function useTextExport() {
  const dispatch = useAppDispatch();
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(toastShown({ intent: 'success', text: notices.copied }));
    } catch {
      dispatch(toastShown({ intent: 'error', text: notices.copyFailed }));
    }
  };
  const download = (text: string, page: ShownPage) => {
    saveFile(
      new Blob([text], { type: 'text/plain;charset=utf-8' }),
      downloadName({ ...page, date: new Date() }),
    );
    dispatch(toastShown({ intent: 'success', text: notices.downloaded }));
  };
  return { copy, download };
}
