import { act, fireEvent, screen } from '@testing-library/react';
import { CameraPanel } from '@/features/qrScanner/tool/CameraPanel';
import { watchFrames } from '@/features/qrScanner/tool/camera';
import type { ScanAnswer } from '@/features/qrScanner/engine/protocol';
import { scan } from '@/features/qrScanner/engine/scan';
import { renderScreen } from '../../support/render';

jest.mock('@/features/qrScanner/engine/scan', () => ({ scan: jest.fn() }));

interface FakeTrack extends EventTarget {
  readyState: 'live' | 'ended';
  applyConstraints: jest.Mock<Promise<void>, [MediaTrackConstraints]>;
}
function fakeTrack(deviceId: string, capabilities: object): FakeTrack {
  const track = Object.assign(new EventTarget(), {
    readyState: 'live' as FakeTrack['readyState'],
    stop: () => {
      track.readyState = 'ended';
    },
    getSettings: () => ({ deviceId, torch: false, zoom: 100 }),
    getCapabilities: () => capabilities,
    applyConstraints: jest.fn(async (_constraints: MediaTrackConstraints) => undefined),
  });
  return track;
}

let tracks: FakeTrack[];
let capabilities: object;
let getUserMedia: jest.Mock<Promise<unknown>, [MediaStreamConstraints]>;
const live = () => tracks.filter(({ readyState }) => readyState === 'live').length;

function open(constraints: MediaStreamConstraints) {
  const { deviceId = { exact: 'back' } } = constraints.video as { deviceId?: { exact: string } };
  const track = fakeTrack(deviceId.exact, capabilities);
  tracks.push(track);
  return { getTracks: () => [track], getVideoTracks: () => [track] };
}

beforeEach(() => {
  tracks = [];
  capabilities = {};
  getUserMedia = jest.fn(async (constraints) => open(constraints));
  const enumerateDevices = async () =>
    ['back', 'front'].map((deviceId) => ({ deviceId, kind: 'videoinput', label: deviceId }));
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia, enumerateDevices },
  });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(document, 'hidden');
});

const show = () =>
  renderScreen(<CameraPanel onFrame={() => undefined} onPicture={() => undefined} />);
const press = async (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const picture = () => screen.queryByLabelText('Camera view');

function turnPage(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

it('[RT-10] asks for the camera only when told to, and turns it off with the panel', async () => {
  const { unmount } = await show();
  expect(getUserMedia).not.toHaveBeenCalled();
  await press('Start the camera');
  expect(picture()).toBeInTheDocument();
  expect(live()).toBe(1);
  unmount();
  expect(live()).toBe(0);
});

it('turns off a camera that comes after the visitor has left', async () => {
  let allow: () => void = () => undefined;
  getUserMedia.mockImplementation(
    (constraints) => new Promise((resolve) => (allow = () => resolve(open(constraints)))),
  );
  const { unmount } = await show();
  await press('Start the camera');
  expect(screen.getByText('Waiting for the camera…')).toBeInTheDocument();
  unmount();
  await act(async () => allow());
  expect(tracks).toHaveLength(1);
  expect(live()).toBe(0);
});

it('[RT-10] rests while the page is hidden, and goes on with the same camera', async () => {
  await show();
  await press('Start the camera');
  await turnPage(true);
  expect(live()).toBe(0);
  expect(screen.getByText('The camera rests while you are away.')).toBeInTheDocument();
  await turnPage(false);
  expect(live()).toBe(1);
  expect(getUserMedia.mock.lastCall?.[0].video).toMatchObject({ deviceId: { exact: 'back' } });
});

it('[RT-10] changes to another camera, the one before off, the choice still there', async () => {
  await show();
  await press('Start the camera');
  const choice = screen.getByRole('combobox', { name: 'Camera' });
  await act(async () => fireEvent.change(choice, { target: { value: 'front' } }));
  expect(choice).toBeInTheDocument();
  expect(choice).toHaveValue('front');
  expect(live()).toBe(1);
});

it('[RT-10] offers light and zoom where the camera has them, as it stands, and sets both at once', async () => {
  capabilities = { torch: true, zoom: { min: 100, max: 400, step: 1 } };
  await show();
  await press('Start the camera');
  const zoom = screen.getByRole('slider', { name: 'Zoom' });
  expect(zoom).toHaveValue('100');
  await act(async () => fireEvent.change(zoom, { target: { value: '200' } }));
  const light = screen.getByRole('checkbox', { name: 'Light' });
  await act(async () => fireEvent.click(light));
  const [track] = tracks;
  expect(track?.applyConstraints.mock.lastCall).toEqual([
    { advanced: [{ torch: true, zoom: 200 }] },
  ]);
  track?.applyConstraints.mockRejectedValue(new Error('not now'));
  await act(async () => fireEvent.click(light));
  expect(zoom).toHaveValue('100');
});

it.each([
  ['NotAllowedError', 'This page is not allowed to use the camera.'],
  ['NotFoundError', 'No camera was found on this device.'],
  ['OverconstrainedError', 'No camera was found on this device.'],
  ['NotReadableError', 'The camera could not be started. Another program may be using it.'],
])('[RT-10] says what %s means, and the way on', async (name, words) => {
  getUserMedia.mockRejectedValue(Object.assign(new Error(), { name }));
  await show();
  await press('Start the camera');
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Pictures and PDF' })).toBeInTheDocument();
});

it('[RT-10] says that a browser offers none, and that a camera was taken away', async () => {
  await show();
  await press('Start the camera');
  await act(async () => void tracks[0]?.dispatchEvent(new Event('ended')));
  expect(screen.getByRole('alert')).toHaveTextContent('The camera has stopped.');
  Reflect.deleteProperty(navigator, 'mediaDevices');
  await press('Start the camera');
  expect(screen.getByRole('alert')).toHaveTextContent('This browser cannot use a camera here.');
});

describe('frames', () => {
  const frame = { close: jest.fn() };
  const video = {
    readyState: 4,
    requestVideoFrameCallback: (next: () => void) => setTimeout(next),
  };
  const watch = (answers: ScanAnswer[]) => {
    const asked = jest.mocked(scan).mockReset();
    return new Promise<{ read: number; failed: number; asked: number }>((resolve) => {
      let [read, failed] = [0, 0];
      const stop = watchFrames(video as unknown as HTMLVideoElement, {
        onFrame: () => (read += 1),
        onFailure: () => (failed += 1),
      });
      asked.mockImplementation(async () => {
        const answer = answers.shift();
        if (answer) return answer;
        stop();
        resolve({ read, failed, asked: asked.mock.calls.length });
        return { pages: [] };
      });
    });
  };
  const page = { codes: [], width: 1, height: 1 };
  beforeEach(() => Object.assign(globalThis, { createImageBitmap: async () => frame }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

  it('are given to the engine one after the other', async () => {
    expect(await watch([{ pages: [page] }, { pages: [page] }])).toEqual({
      read: 2,
      failed: 0,
      asked: 3,
    });
  });
  it('that the engine does not answer for end in a word, once', async () => {
    const failure: ScanAnswer = { failure: 'engine' };
    expect((await watch([failure, { pages: [page] }, failure, failure])).failed).toBe(0);
    expect((await watch([failure, failure, failure, failure])).failed).toBe(1);
  });
});
