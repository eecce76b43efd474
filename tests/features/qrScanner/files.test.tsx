import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ScannerTool } from '@/features/qrScanner/tool/ScannerTool';
import type { ScanAnswer, ScanRequest } from '@/features/qrScanner/engine/protocol';
import { scan } from '@/features/qrScanner/engine/scan';
import { selectQrHistory } from '@/store';
import { scenarios } from '../../../stories/support/scenarios';
import { network, respondWith, success } from '../../support/network';
import { renderScreen } from '../../support/render';

jest.mock('@/features/qrScanner/engine/scan', () => ({ scan: jest.fn(), stopScanning: jest.fn() }));

const read: string[] = [];
/** The engine answers with what the name of the file says; one that is called `huge` is too large. */
async function answer(request: ScanRequest): Promise<ScanAnswer> {
  const name = request.kind === 'file' ? (request.file as File).name : '';
  read.push(name);
  if (name.startsWith('huge')) return { failure: 'fileTooLarge' };
  const code = { text: `Read from ${name}`, format: 'QRCode', encoding: 'utf-8' as const };
  return { pages: [{ width: 9, height: 9, codes: [{ ...code, corners: [] }] }] };
}
const files = (...names: string[]) =>
  names.map((name) => new File(['picture'], name, { type: 'image/png' }));

let store: Awaited<ReturnType<typeof renderScreen>>['store'];
let sayWhoIsHere: () => void;

beforeEach(async () => {
  read.length = 0;
  jest.mocked(scan).mockImplementation(answer);
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  const asked = new Promise<void>((resolve) => (sayWhoIsHere = resolve));
  const session = success({ signedIn: true, id: 'mina', demoAuth: 'FALSE' as const });
  network.use(respondWith('getSession', async () => (await asked, session)));
  ({ store } = await renderScreen(<ScannerTool />, { state: scenarios.signedIn.state }));
});

it('[RT-10] keeps what it has read before the server has said for whom', async () => {
  const texts = () => selectQrHistory(store.getState(), 'mina').map(({ text }) => text);
  fireEvent.change(screen.getByLabelText('Choose files'), {
    target: { files: files('early.png') },
  });
  expect(await screen.findByText('Read from early.png')).toBeInTheDocument();
  expect(texts()).toEqual([]);
  sayWhoIsHere();
  await waitFor(() => expect(texts()).toEqual(['Read from early.png']));
});

it('[RT-10] reads several files at once, and goes on after one that it refuses', async () => {
  const input = screen.getByLabelText('Choose files');
  fireEvent.change(input, { target: { files: files('a.png', 'huge.pdf', 'b.png') } });
  expect(await screen.findByText('Read from b.png')).toBeInTheDocument();
  expect(screen.getByText('Read from a.png')).toBeInTheDocument();
  expect(screen.getByText(/This file is too large/)).toBeInTheDocument();
  expect(read).toEqual(['a.png', 'huge.pdf', 'b.png']);
});

it('[RT-10] reads what is pasted', async () => {
  fireEvent.paste(document.body, { clipboardData: { files: files('pasted.png') } });
  expect(await screen.findByText('Read from pasted.png')).toBeInTheDocument();
});

it('[RT-10] reads what is dropped anywhere on the page, and says that it will', async () => {
  const dataTransfer = { types: ['Files'], files: files('dropped.png') };
  await act(async () => void fireEvent.dragOver(document.body, { dataTransfer }));
  expect(screen.getByText('Release to read')).toBeInTheDocument();
  fireEvent.drop(document.body, { dataTransfer });
  expect(await screen.findByText('Read from dropped.png')).toBeInTheDocument();
});
