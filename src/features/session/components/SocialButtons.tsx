import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, VisuallyHidden } from '@/ui';
import { social } from '../messages';
import styles from './SessionForm.module.css';

/** The two social buttons; one that does nothing says so. */
export function SocialButtons({ onFirst }: { onFirst?: () => void }) {
  const id = useId();
  const inactive = { 'aria-disabled': true, 'aria-describedby': id } as const;
  return (
    <div className={styles.social}>
      <Button wide onClick={onFirst} {...(onFirst ? {} : inactive)}>
        <FormattedMessage {...social.first} />
      </Button>
      <Button wide {...inactive}>
        <FormattedMessage {...social.second} />
      </Button>
      <VisuallyHidden>
        <span id={id}>
          <FormattedMessage {...social.inactive} />
        </span>
      </VisuallyHidden>
    </div>
  );
}
