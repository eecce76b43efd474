import { FormattedMessage } from 'react-intl';
import { Logo, SiteLink } from '@/ui';
import { WORKSPACE_PATH } from '../screens';
import styles from './DemoHeader.module.css';

export function Brand() {
  return (
    <SiteLink to={WORKSPACE_PATH} className={styles.brand}>
      <Logo size={26} />
      <span>
        <FormattedMessage id="shell.brand" />
      </span>
      <span className={styles.demo}>
        <FormattedMessage id="workspace.title" />
      </span>
    </SiteLink>
  );
}
