import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ScannedPage } from '../engine/protocol';
import { scan } from '../engine/scan';

export type CameraState =
  'explained' | 'starting' | 'running' | 'refused' | 'missing' | 'busy' | 'unsupported';

/** What a camera can do beyond seeing; TypeScript's own list has neither. */
interface Abilities {
  torch?: boolean;
  zoom?: { min: number; max: number; step: number };
}
export interface Camera {
  state: CameraState;
  devices: MediaDeviceInfo[];
  deviceId: string;
  abilities: Abilities;
  torch: boolean;
  zoom: number;
}

const initial: Camera = {
  state: 'explained',
  devices: [],
  deviceId: '',
  abilities: {},
  torch: false,
  zoom: 1,
};

function stateAfter(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'busy';
}

const openCamera = (deviceId?: string) =>
  navigator.mediaDevices.getUserMedia({
    video: {
      ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'environment' }),
      width: { ideal: 1280 },
      height: { ideal: 720 },
    },
  });

const stopTracks = (stream: MediaStream | undefined) =>
  stream?.getTracks().forEach((track) => track.stop());

/** Gives each frame to the engine, none while it is busy with the one before. @returns the way to stop */
function watch(video: HTMLVideoElement, onFrame: (page: ScannedPage) => void): () => void {
  let stopped = false;
  let index = 0;
  const next = async (): Promise<void> => {
    if (stopped) return;
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
      const answer = await scan({ kind: 'frame', frame: await createImageBitmap(video), index });
      index += 1;
      const [page] = 'pages' in answer ? answer.pages : [];
      if (page && !stopped) onFrame(page);
    }
    requestAnimationFrame(() => void next().catch(() => undefined));
  };
  void next();
  return () => {
    stopped = true;
  };
}

/** The camera: asked for only when the visitor says so, off as soon as the panel goes. */
export function useCamera(onFrame: (page: ScannedPage) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<Camera>(initial);
  const stream = useRef<MediaStream>(undefined);
  const unwatch = useRef(() => undefined as void);
  const seen = useEffectEvent(onFrame);
  const watchFrames = useEffectEvent((element: HTMLVideoElement) => {
    unwatch.current();
    unwatch.current = watch(element, seen);
  });

  const stop = () => {
    unwatch.current();
    stopTracks(stream.current);
    stream.current = undefined;
    setCamera(initial);
  };
  const start = async (deviceId?: string) => {
    if (!('mediaDevices' in navigator)) return setCamera({ ...initial, state: 'unsupported' });
    setCamera((before) => ({ ...before, state: 'starting' }));
    stopTracks(stream.current);
    try {
      const opened = await openCamera(deviceId);
      stream.current = opened;
      const [track] = opened.getVideoTracks();
      const devices = await navigator.mediaDevices.enumerateDevices();
      setCamera({
        state: 'running',
        devices: devices.filter(({ kind }) => kind === 'videoinput'),
        deviceId: track?.getSettings().deviceId ?? '',
        abilities: (track?.getCapabilities?.() ?? {}) as Abilities,
        torch: false,
        zoom: 1,
      });
    } catch (error) {
      setCamera({ ...initial, state: stateAfter(error) });
    }
  };
  const set = (change: { torch: boolean } | { zoom: number }) => {
    setCamera((before) => ({ ...before, ...change }));
    const [track] = stream.current?.getVideoTracks() ?? [];
    // A camera that cannot after all stays as it is.
    void track
      ?.applyConstraints({ advanced: [change as MediaTrackConstraintSet] })
      .catch(() => undefined);
  };

  const { deviceId, state } = camera;
  useEffect(() => {
    const element = video.current;
    if (state !== 'running' || !element || !stream.current) return;
    element.srcObject = stream.current;
    void element.play().catch(() => undefined);
    watchFrames(element);
  }, [state, deviceId]);
  useEffect(
    () => () => {
      unwatch.current();
      stopTracks(stream.current);
    },
    [],
  );
  return { video, camera, start, stop, set };
}
