import {
  codesKept,
  fileScanned,
  type HistoryEntry,
  makeStore,
  scanningStarted,
  selectQrHistory,
  selectQrScanner,
  sessionEnded,
} from '@/store';

const user = 'mina';
const entry = (text: string | null, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  at: 0,
  kind: 'text',
  format: 'QRCode',
  title: text ?? '',
  text,
  ...more,
});

async function scanner() {
  const store = makeStore();
  await store.loadSlice('qrScanner');
  const texts = () => selectQrHistory(store.getState(), user).map(({ text }) => text);
  return { ...store, texts };
}

it('shows the next person at this window nothing of what was read, and keeps the history by user', async () => {
  const { dispatch, getState, texts } = await scanner();
  dispatch(scanningStarted(2));
  const code = {
    text: 'WIFI:S:a;P:b;;',
    format: 'QRCode',
    encoding: 'utf-8',
    corners: [],
  } as const;
  dispatch(
    fileScanned([{ id: 1, name: 'a.png', width: 1, height: 1, codes: [{ ...code, corners: [] }] }]),
  );
  dispatch(codesKept({ user, entries: [entry('a')] }));
  dispatch(sessionEnded());
  expect(selectQrScanner(getState())).toMatchObject({ scans: [], progress: null });
  expect(texts()).toEqual(['a']);
});

it('keeps each sentence once, the latest first, also of one picture and of secrets', async () => {
  const { dispatch, texts } = await scanner();
  dispatch(codesKept({ user, entries: [entry('a'), entry('b')] }));
  dispatch(codesKept({ user, entries: [entry('b'), entry('b'), entry(null), entry(null)] }));
  expect(texts()).toEqual(['b', null, 'a']);
});

it('keeps no more than a browser can', async () => {
  const { dispatch, texts } = await scanner();
  for (let index = 0; index < 12; index += 1)
    dispatch(codesKept({ user, entries: [entry(String(index).repeat(25_000))] }));
  expect(texts().join('').length).toBeLessThanOrEqual(400_000);
  expect(texts()[0]).toMatch(/^11/);
});
