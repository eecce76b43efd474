import type { ReactNode } from 'react';
import { buttonClass } from '../button/Button';
import styles from './ActionMenu.module.css';
import { Disclosure } from './Disclosure';

interface ActionMenuProps {
  /** What its button says. */
  label: string;
  actions: readonly { id: string; label: ReactNode; onChoose: () => void }[];
  /** What holds for all of them, above the list. */
  children?: ReactNode;
}

/** A button with a list of actions below it. */
export function ActionMenu({ label, actions, children }: ActionMenuProps) {
  return (
    <Disclosure label={label} summary={<span className={buttonClass()}>{label}</span>}>
      {children}
      <ul className={styles.actions}>
        {actions.map((action) => (
          <li key={action.id}>
            <button type="button" onClick={action.onChoose}>
              {action.label}
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
