import {
  cancelReading,
  makeStore,
  pageTurned,
  readFile,
  removeFile,
  selectOcr,
  takeFile,
} from '@/store';
import { loadEverySlice } from '../../stories/support/everySlice';
import { recognised, resultOf, weak } from '../../stories/features/ocr/answers';
import {
  network,
  neverRespond,
  respondWith,
  respondWithDetail,
  respondWithStream,
  success,
} from '../support/network';

const file = (name: string) =>
  new File(['x'], name, { type: name.endsWith('pdf') ? 'application/pdf' : 'image/png' });

function open() {
  const store = makeStore();
  return { ...store, ocr: () => selectOcr(store.getState()) };
}
const twoPages = () => network.use(respondWith('extractText', success(resultOf(recognised, weak))));

beforeAll(loadEverySlice);

describe('the OCR screen in the store', () => {
  it('[ST-OCR] goes from idle to loading and back, and begins at page 0', async () => {
    twoPages();
    const { dispatch, ocr } = open();
    expect(ocr()).toMatchObject({ status: 'idle', pages: [], pageIndex: 0 });
    dispatch(takeFile(file('report.pdf')));
    await dispatch(readFile());
    dispatch(pageTurned(1));
    expect(ocr()).toMatchObject({ status: 'idle', pageIndex: 1 });
    const run = dispatch(readFile());
    expect(ocr()).toMatchObject({ status: 'loading', pageIndex: 0 });
    expect(await run).toEqual({ end: 'read' });
    expect(ocr()).toMatchObject({ status: 'idle', pages: [recognised, weak], pageIndex: 0 });
  });

  it('[ST-OCR] clears the result for a new file and after a failure', async () => {
    twoPages();
    const { dispatch, ocr } = open();
    dispatch(takeFile(file('report.pdf')));
    await dispatch(readFile());
    dispatch(takeFile(file('scan.png')));
    expect(ocr()).toMatchObject({ file: { name: 'scan.png', kind: 'image', size: 1 }, pages: [] });
    await dispatch(readFile());
    network.use(respondWithDetail('extractText', 422, 'Locked.'));
    expect(await dispatch(readFile())).toEqual({
      end: 'failed',
      error: { status: 422, data: { detail: 'Locked.' } },
    });
    expect(ocr()).toMatchObject({ status: 'idle', pages: [] });
  });

  it('[VA-OCR-3] does not run without a file, nor twice at once', async () => {
    network.use(neverRespond('extractText'));
    const { dispatch, ocr } = open();
    expect(await dispatch(readFile())).toEqual({ end: 'cancelled' });
    dispatch(takeFile(file('scan.png')));
    const first = dispatch(readFile());
    expect(await dispatch(readFile())).toEqual({ end: 'cancelled' });
    expect(ocr().status).toBe('loading');
    dispatch(cancelReading());
    expect(await first).toEqual({ end: 'cancelled' });
  });

  it('keeps an earlier result when a later run is cancelled', async () => {
    twoPages();
    const { dispatch, ocr } = open();
    dispatch(takeFile(file('report.pdf')));
    await dispatch(readFile());
    network.use(respondWithStream('extractText', [{ done: 1, total: 2 }], { ended: false }));
    const run = dispatch(readFile());
    dispatch(cancelReading());
    expect(await run).toEqual({ end: 'cancelled' });
    expect(ocr()).toMatchObject({ status: 'idle', pages: [recognised, weak] });
  });

  it('lets the answer of a replaced file go', async () => {
    network.use(neverRespond('extractText'));
    const { dispatch, ocr } = open();
    dispatch(takeFile(file('first.png')));
    const first = dispatch(readFile());
    dispatch(takeFile(file('second.png')));
    expect(await first).toEqual({ end: 'cancelled' });
    network.use(respondWith('extractText', success(resultOf(weak))));
    expect(await dispatch(readFile())).toEqual({ end: 'read' });
    expect(ocr().pages).toEqual([weak]);
    dispatch(removeFile());
    expect(ocr()).toMatchObject({ file: null, pages: [] });
  });

  it('turns no page that is not there', () => {
    const { dispatch, ocr } = open();
    dispatch(pageTurned(3));
    expect(ocr().pageIndex).toBe(0);
  });
});
