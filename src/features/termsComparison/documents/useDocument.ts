import { useRef, useState } from 'react';
import { siteApi } from '@/api';
import { documentTaken, type Side, useAppDispatch } from '@/store';
import { type DocumentProblem, type PagePicture, readDocument } from './readDocument';

export type DocumentState =
  | { status: 'ready' }
  | { status: 'reading' }
  | { status: 'problem'; problem: DocumentProblem }
  /** Waits for the person to agree that it is sent. */
  | { status: 'scan'; name: string; pages: PagePicture[]; failed?: boolean }
  | { status: 'scanning'; name: string; page: number; count: number };

/** Takes files for one side: read here, or, page by page and only when asked to, by the server's OCR (AP-8). A file that comes later wins. */
export function useDocument(side: Side) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<DocumentState>({ status: 'ready' });
  const turn = useRef(0);

  const take = async (file: File | undefined) => {
    if (!file) return;
    const mine = (turn.current += 1);
    setState({ status: 'reading' });
    const read = await readDocument(file);
    if (turn.current !== mine) return;
    if (read.kind === 'problem') setState({ status: 'problem', problem: read.problem });
    else if (read.kind === 'scan') setState({ status: 'scan', name: file.name, pages: read.pages });
    else {
      dispatch(documentTaken({ side, document: { name: file.name, text: read.text } }));
      setState({ status: 'ready' });
    }
  };

  const readScan = async ({ name, pages }: { name: string; pages: PagePicture[] }) => {
    const mine = (turn.current += 1);
    const texts: string[] = [];
    for (const [index, picture] of pages.entries()) {
      setState({ status: 'scanning', name, page: index + 1, count: pages.length });
      const file = new File([await picture()], `${index + 1}.jpg`, { type: 'image/jpeg' });
      const call = siteApi.endpoints.extractText.initiate(
        { ocrUpload: { file } },
        { track: false },
      );
      const { data } = await dispatch(call);
      if (turn.current !== mine) return;
      if (!data) return setState({ status: 'scan', name, pages, failed: true });
      texts.push(data.text);
    }
    dispatch(documentTaken({ side, document: { name, text: texts.join('\n') } }));
    setState({ status: 'ready' });
  };

  /** Ends what is under way. */
  const reset = () => {
    turn.current += 1;
    setState({ status: 'ready' });
  };
  return { state, take, readScan, reset };
}
