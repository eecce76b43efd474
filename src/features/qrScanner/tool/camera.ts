import type { ScannedPage } from '../engine/protocol';
import { scan } from '../engine/scan';

/** Why there is no picture. */
export type CameraFailure = 'refused' | 'missing' | 'busy' | 'unsupported' | 'ended' | 'engine';

/** What a camera can do beyond seeing; TypeScript's own list has neither. */
export interface Abilities {
  torch: boolean;
  zoom?: { min: number; max: number; step: number };
}
/** How it is set. */
export interface Setting {
  torch: boolean;
  zoom: number;
}

export function failureOf(error: unknown): CameraFailure {
  // Not every browser's OverconstrainedError is a DOMException.
  const { name } = error as { name?: string };
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'busy';
}

/** Asks for a camera: the one that is named, or the one that looks away from the visitor. */
export const openCamera = (deviceId: string | undefined) =>
  navigator.mediaDevices.getUserMedia({
    video: {
      ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'environment' }),
      width: { ideal: 1280 },
      height: { ideal: 720 },
    },
  });

export const stopTracks = (stream: MediaStream) =>
  stream.getTracks().forEach((track) => track.stop());

export const cameras = async () =>
  (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');

export function abilitiesOf(track: MediaStreamTrack): Abilities {
  const { torch, zoom } = (track.getCapabilities?.() ?? {}) as {
    torch?: boolean | boolean[];
    zoom?: Abilities['zoom'];
  };
  return { torch: [torch].flat().includes(true), ...(zoom && zoom.max > zoom.min && { zoom }) };
}

export function settingOf(track: MediaStreamTrack): Setting {
  const { torch = false, zoom = 1 } = track.getSettings() as Partial<Setting>;
  return { torch, zoom };
}

/** Sets all that the camera can be set to at once: what is not named anew would fall back. */
export const applySetting = (track: MediaStreamTrack, { torch, zoom }: Setting) => {
  const can = abilitiesOf(track);
  const wanted = { ...(can.torch && { torch }), ...(can.zoom && { zoom }) };
  return track.applyConstraints({ advanced: [wanted as MediaTrackConstraintSet] });
};

/** So many answers without a picture one after the other: the engine does not come. */
const MAX_FAILURES = 3;

interface Watcher {
  onFrame: (page: ScannedPage) => void;
  onFailure: (failure: CameraFailure) => void;
}

/** Gives each frame to the engine; the next is taken while the one before is read. @returns the way to stop */
export function watchFrames(video: HTMLVideoElement, { onFrame, onFailure }: Watcher): () => void {
  let stopped = false;
  let failures = 0;
  let reading = Promise.resolve();
  const read = async (frame: ImageBitmap): Promise<void> => {
    const answer = await scan({ kind: 'frame', frame });
    failures = 'failure' in answer ? failures + 1 : 0;
    if (stopped) return;
    if (failures === MAX_FAILURES) onFailure('engine');
    const [page] = 'pages' in answer ? answer.pages : [];
    if (page) onFrame(page);
  };
  const nextPicture = () =>
    new Promise((resolve) => {
      if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(resolve);
      else requestAnimationFrame(resolve);
    });
  const run = async (): Promise<void> => {
    while (!stopped) {
      await nextPicture();
      if (stopped || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) continue;
      // Where there is no picture at this moment, there may be at the next.
      const frame = await createImageBitmap(video).catch(() => undefined);
      await reading;
      if (stopped) frame?.close();
      else if (frame) reading = read(frame);
    }
  };
  void run();
  return () => {
    stopped = true;
  };
}
