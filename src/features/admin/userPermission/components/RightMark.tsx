import { CrossIcon, SmallMinusIcon, SmallPlusIcon, SmallTickIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { decorative } from '@/ui';
import type { RightState } from '../effective';
import { rights as words } from '../messages';
import styles from './EffectiveRights.module.css';

const icons = {
  has: SmallTickIcon,
  gained: SmallPlusIcon,
  lost: CrossIcon,
  hasNot: SmallMinusIcon,
};

/** Whether a right is there, comes or goes. */
export function RightMark({ state }: { state: RightState }) {
  const intl = useIntl();
  const Icon = icons[state];
  const name = intl.formatMessage(words[state]);
  return (
    <span role="img" aria-label={name} title={name} className={styles[state]}>
      <Icon size={16} svgProps={decorative} />
    </span>
  );
}
