import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Brand } from './Brand';
import headerStyles from './DemoHeader.module.css';
import styles from './Frame.module.css';

interface FrameProps {
  /** The brand alone where there is none. */
  header?: ReactNode;
  /** The bar of the tabs. */
  bar?: ReactNode;
  children: ReactNode;
}

/** What stands around the pages of the workspace. It fills the window: the pages scroll, the frame does not. */
export function Frame({ header, bar, children }: FrameProps) {
  const intl = useIntl();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        <FormattedMessage id="shell.skipToContent" />
      </a>
      {header ?? (
        <header className={headerStyles.header}>
          <Brand />
        </header>
      )}
      {bar}
      <main
        id="content"
        className={styles.main}
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: 'shell.content' })}
      >
        {children}
      </main>
      <footer className={styles.footer}>
        <p>
          <FormattedMessage id="shell.copyright" />
        </p>
      </footer>
    </div>
  );
}
