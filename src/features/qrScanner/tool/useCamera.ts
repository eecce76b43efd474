import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ScannedPage } from '../engine/protocol';
import {
  type Abilities,
  abilitiesOf,
  applySetting,
  type CameraFailure,
  cameras,
  failureOf,
  openCamera,
  type Setting,
  settingOf,
  stopTracks,
  watchFrames,
} from './camera';

export interface Camera {
  state: 'explained' | 'starting' | 'running' | 'paused' | CameraFailure;
  /** While it runs. */
  stream?: MediaStream;
  devices: MediaDeviceInfo[];
  deviceId: string;
  abilities: Abilities;
  setting: Setting;
}

const initial: Camera = {
  state: 'explained',
  devices: [],
  deviceId: '',
  abilities: { torch: false },
  setting: { torch: false, zoom: 1 },
};

/**
 * The camera: asked for only when the visitor says so, off as soon as the panel goes, paused while nobody sees the page. Each stream is
 * stopped where it leaves the state, and one that comes too late at once.
 */
export function useCamera(onFrame: (page: ScannedPage) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<Camera>(initial);
  const turn = useRef(0);
  const { deviceId, state, stream } = camera;

  const end = (ended: Camera['state']) => {
    turn.current += 1;
    setCamera((before) => ({ ...initial, deviceId: before.deviceId, state: ended }));
  };
  const start = async (wanted?: string) => {
    if (!('mediaDevices' in navigator)) return end('unsupported');
    const mine = (turn.current += 1);
    // Many devices open no second camera beside the first.
    if (stream) stopTracks(stream);
    setCamera((before) => ({ ...before, state: before.stream ? 'running' : 'starting' }));
    try {
      const opened = await openCamera(wanted);
      if (turn.current !== mine) return stopTracks(opened);
      const [track] = opened.getVideoTracks();
      if (!track) return end('missing');
      if (document.hidden) {
        stopTracks(opened);
        return end('paused');
      }
      const devices = await cameras();
      if (turn.current !== mine) return stopTracks(opened);
      setCamera({
        state: 'running',
        stream: opened,
        devices,
        deviceId: track.getSettings().deviceId ?? '',
        abilities: abilitiesOf(track),
        setting: settingOf(track),
      });
    } catch (error) {
      if (turn.current === mine) end(failureOf(error));
    }
  };
  const set = (change: Partial<Setting>) => {
    const [track] = stream?.getVideoTracks() ?? [];
    if (!track) return;
    const setting = { ...camera.setting, ...change };
    setCamera((before) => ({ ...before, setting }));
    // A camera that cannot after all is shown as it is.
    applySetting(track, setting).catch(() =>
      setCamera((before) =>
        before.stream === stream ? { ...before, setting: settingOf(track) } : before,
      ),
    );
  };

  const show = useEffectEvent((element: HTMLVideoElement, shown: MediaStream) => {
    element.srcObject = shown;
    void element.play().catch(() => undefined);
    const onEnded = () => end('ended');
    // Unplugged, or no longer allowed; our own stop says nothing.
    shown.getVideoTracks()[0]?.addEventListener('ended', onEnded);
    return watchFrames(element, { onFrame: (page) => onFrame(page), onFailure: end });
  });
  useEffect(() => {
    const element = video.current;
    if (!stream || !element) return;
    const unwatch = show(element, stream);
    return () => {
      unwatch();
      stopTracks(stream);
    };
  }, [stream]);

  const turnWithPage = useEffectEvent(() => {
    if (document.hidden && state === 'running') end('paused');
    if (!document.hidden && state === 'paused') void start(deviceId);
  });
  useEffect(() => {
    const onChange = () => turnWithPage();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      // What has been asked for and not come yet is stopped when it comes.
      turn.current += 1;
    };
  }, []);
  return { video, camera, start, stop: () => end('explained'), set };
}
