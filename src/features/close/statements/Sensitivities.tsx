import { FormattedMessage } from 'react-intl';
import { useScreenRights } from '@/store';
import { Button } from '@/ui';
import type { useSensitivities } from './useSensitivities';
import styles from './Statements.module.css';

type SensitivitiesProps = Pick<
  ReturnType<typeof useSensitivities>,
  'missing' | 'running' | 'isStarting' | 'closeMissing'
>;

/** Sensitivities are closes of their own, done by workers: says how many are under way, and lets those that there are not be closed (128). */
export function Sensitivities({ missing, running, isStarting, closeMissing }: SensitivitiesProps) {
  const { write } = useScreenRights();
  if (missing + running === 0) return null;
  return (
    <p className={styles.sensitivities} role="status">
      {running > 0 ? (
        <FormattedMessage id="close.sensitivities.running" values={{ count: running }} />
      ) : (
        <FormattedMessage id="close.sensitivities.missing" values={{ count: missing }} />
      )}
      {missing > 0 && write && (
        <Button disabled={isStarting} onClick={() => void closeMissing()}>
          <FormattedMessage id="close.sensitivities.close" />
        </Button>
      )}
    </p>
  );
}
