import { FormattedMessage, useIntl } from 'react-intl';
import type { CloseAssumptionVersion } from '@/api';
import { useLocale } from '@/store';
import { classes } from '@/ui';
import { periodName } from '../../shared/periods';
import { versionStates } from '../messages';
import styles from './Versions.module.css';

interface VersionListProps {
  versions: readonly CloseAssumptionVersion[];
  chosen: string;
  onChoose: (version: string) => void;
}

/** The versions, the latest first: from when each applies, how it stands, who made and who approved it. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <ul className={styles.list} aria-label={intl.formatMessage({ id: 'close.versions' })}>
      {versions.map(({ version, name, state, set, createdBy, approvedBy }) => (
        <li key={version}>
          <button
            type="button"
            aria-pressed={version === chosen}
            className={styles.version}
            onClick={() => onChoose(version)}
          >
            <span className={styles.versionHead}>
              <strong>{version}</strong>
              <span className={classes(styles.state, styles[state])}>
                <FormattedMessage {...versionStates[state]} />
              </span>
            </span>
            <span>{name[locale]}</span>
            <small>
              <FormattedMessage
                id="close.version.from"
                values={{ month: periodName(String(set.effectiveFrom), locale) }}
              />
            </small>
            <small>
              <FormattedMessage id="close.version.by" values={{ name: createdBy }} />
              {approvedBy && (
                <>
                  {' · '}
                  <FormattedMessage id="close.version.approvedBy" values={{ name: approvedBy }} />
                </>
              )}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}
