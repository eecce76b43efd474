import { useIntl } from 'react-intl';
import { classes, VisuallyHidden } from '@/ui';
import { rightNames } from '../../tree/rightNames';
import type { Reason } from '../effective';
import { rights as words } from '../messages';
import styles from './EffectiveRights.module.css';

/** Through which role a right comes, and what that role gives. */
export function ReasonTag({ reason: { role, rights, state } }: { reason: Reason }) {
  const intl = useIntl();
  const list = intl.formatList(
    rights.map((right) => intl.formatMessage(rightNames[right])),
    { type: 'conjunction' },
  );
  return (
    <span className={classes(styles.reason, state !== 'has' && styles[state])}>
      {intl.formatMessage({ id: words.reason.id }, { role, rights: list })}
      {state !== 'has' && (
        <VisuallyHidden>{`, ${intl.formatMessage(words[state])}`}</VisuallyHidden>
      )}
    </span>
  );
}
