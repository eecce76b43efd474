import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { selectQrScanner, useAppSelector } from '@/store';
import { Pending, TwoPanels } from '@/ui';
import { page, result, source } from '../messages';
import { CameraPanel } from './CameraPanel';
import { PicturePanel } from './PicturePanel';
import styles from './ScannerTool.module.css';
import { useFilesAnywhere } from './useFilesAnywhere';
import { useScans } from './useScans';

const Results = lazy(() =>
  import(/* webpackChunkName: "qrScanner-results" */ '../results').then((m) => ({
    default: m.Results,
  })),
);
const sources = ['picture', 'camera'] as const;
const TITLE = 'qr-result';

/** Where the codes come from on one side, what they say on the other. */
export function ScannerTool() {
  const intl = useIntl();
  const [from, setFrom] = useState<(typeof sources)[number]>('picture');
  const { scans, progress } = useAppSelector(selectQrScanner);
  const { scanFiles, showFrame, clear } = useScans();
  const takeFiles = (files: Iterable<File> | null | undefined) => {
    setFrom('picture');
    void scanFiles(files);
  };
  const hovering = useFilesAnywhere(takeFiles);
  return (
    <TwoPanels label={intl.formatMessage(page.tool)}>
      <div>
        <div className={styles.head}>
          <fieldset className={styles.choice}>
            <legend>
              <FormattedMessage {...source.title} />
            </legend>
            {sources.map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="qr-source"
                  checked={from === name}
                  onChange={() => {
                    clear();
                    setFrom(name);
                  }}
                />
                <FormattedMessage {...source[name]} />
              </label>
            ))}
          </fieldset>
        </div>
        {from === 'picture' ? (
          <PicturePanel
            scans={scans}
            progress={progress}
            hovering={hovering}
            onFiles={takeFiles}
            onClear={clear}
          />
        ) : (
          <CameraPanel onFrame={showFrame} onPicture={() => setFrom('picture')} />
        )}
      </div>
      <section aria-labelledby={TITLE}>
        <div className={styles.head}>
          <h2 id={TITLE}>
            <FormattedMessage {...result.title} />
          </h2>
        </div>
        <div className={styles.results} role="status">
          {scans.length === 0 ? (
            <p className={styles.waiting}>
              <FormattedMessage {...result.waiting} />
            </p>
          ) : (
            <Suspense
              fallback={
                <Pending>
                  <FormattedMessage id="shell.busy" />
                </Pending>
              }
            >
              <Results scans={scans} />
            </Suspense>
          )}
        </div>
      </section>
    </TwoPanels>
  );
}
