import { useIntl } from 'react-intl';
import styles from './Diagram.module.css';

interface ControlsProps {
  onIn: () => void;
  onOut: () => void;
  onFit: () => void;
}

const signs = {
  in: 'M10 4v12M4 10h12',
  out: 'M4 10h12',
  fit: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
};

/** Nearer, farther, all of it. */
export function Controls({ onIn, onOut, onFit }: ControlsProps) {
  const intl = useIntl();
  const button = (sign: string, label: string, onClick: () => void) => (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={sign} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </button>
  );
  return (
    <div className={styles.controls}>
      {button(signs.in, intl.formatMessage({ id: 'lineage.zoomIn' }), onIn)}
      {button(signs.out, intl.formatMessage({ id: 'lineage.zoomOut' }), onOut)}
      {button(signs.fit, intl.formatMessage({ id: 'lineage.fit' }), onFit)}
    </div>
  );
}
