import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Code } from '@/domain/qr';
import { Button, classes } from '@/ui';
import { CodeIcon } from '../components/CodeIcon';
import { Outlines } from '../components/Outlines';
import type { ScannedPage } from '../engine/protocol';
import { camera as words } from '../messages';
import styles from './ScannerTool.module.css';
import { useCamera } from './useCamera';

interface CameraPanelProps {
  /** A frame in which other codes stand than in the one before. */
  onFrame: (page: ScannedPage) => void;
  /** The way on where there is no camera. */
  onPicture: () => void;
}

const textOf = ({ text, parts }: Code) => `${text} ${parts?.found ?? ''}`;

/** The camera: why it is asked for before it is asked for, then what it sees. */
export function CameraPanel({ onFrame, onPicture }: CameraPanelProps) {
  const intl = useIntl();
  const said = useRef(new Set<string>());
  const [frame, setFrame] = useState<ScannedPage>();
  const see = (page: ScannedPage) => {
    setFrame(page);
    const texts = page.codes.map(textOf);
    // Of several codes one or the other is missed in a frame: what stands in the list stays there.
    if (texts.every((text) => said.current.has(text))) return;
    said.current = new Set(texts);
    onFrame(page);
  };
  const { video, camera, start, stop, set } = useCamera(see);
  const { state, devices, deviceId, abilities, setting } = camera;
  const running = state === 'running';
  const failed = !running && !['explained', 'starting', 'paused'].includes(state);
  return (
    <>
      <div className={classes(styles.stage, styles.filled, running && styles.dark)}>
        {running ? (
          <div
            className={styles.live}
            style={{ aspectRatio: frame ? `${frame.width} / ${frame.height}` : '16 / 9' }}
          >
            <video ref={video} muted playsInline aria-label={intl.formatMessage(words.picture)} />
            {frame && <Outlines {...frame} />}
          </div>
        ) : (
          <div className={styles.drop}>
            <CodeIcon className={styles.icon} />
            <p className={styles.call} role={failed ? 'alert' : undefined}>
              {state === 'explained' ? (
                <FormattedMessage {...words.explain} />
              ) : (
                <FormattedMessage {...words[state]} />
              )}
            </p>
            {failed && (
              <p className={styles.limits}>
                <FormattedMessage {...(state === 'refused' ? words.allow : words.instead)} />
              </p>
            )}
          </div>
        )}
      </div>
      {running && (
        <div className={styles.controls}>
          <p>
            <FormattedMessage {...words.aim} />
          </p>
          {devices.length > 1 && (
            <label>
              <FormattedMessage {...words.which} />
              <select value={deviceId} onChange={({ target }) => void start(target.value)}>
                {devices.map((device, index) => (
                  <option key={device.deviceId} value={device.deviceId}>
                    {device.label || intl.formatMessage(words.numbered, { number: index + 1 })}
                  </option>
                ))}
              </select>
            </label>
          )}
          {abilities.torch && (
            <label>
              <input
                type="checkbox"
                checked={setting.torch}
                onChange={({ target }) => set({ torch: target.checked })}
              />
              <FormattedMessage {...words.torch} />
            </label>
          )}
          {abilities.zoom && (
            <label>
              <FormattedMessage {...words.zoom} />
              <input
                type="range"
                {...abilities.zoom}
                value={setting.zoom}
                onChange={({ target }) => set({ zoom: Number(target.value) })}
              />
            </label>
          )}
        </div>
      )}
      <div className={styles.actions}>
        {running ? (
          <Button onClick={stop}>
            <FormattedMessage {...words.stop} />
          </Button>
        ) : (
          <Button look="primary" disabled={state === 'starting'} onClick={() => void start()}>
            <FormattedMessage {...words.start} />
          </Button>
        )}
        {failed && (
          <Button onClick={onPicture}>
            <FormattedMessage id="qr.source.picture" />
          </Button>
        )}
      </div>
    </>
  );
}
