import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui';
import { deletion } from '../messages';
import styles from './DeletedMenus.module.css';

interface DeletedMenusProps {
  menus: readonly { key: string; name: string; problem?: string }[];
  onRestore: (key: string) => void;
}

/** What the next save deletes; each can be taken back, and says why the server would not delete it. */
export function DeletedMenus({ menus, onRestore }: DeletedMenusProps) {
  const intl = useIntl();
  if (menus.length === 0) return null;
  return (
    <section className={styles.deleted} aria-label={intl.formatMessage(deletion.title)}>
      <h2>
        <FormattedMessage {...deletion.title} />
      </h2>
      <ul>
        {menus.map(({ key, name, problem }) => (
          <li key={key}>
            <span className={styles.name}>{name}</span>
            <span className={styles.id}>{key}</span>
            <Button
              look="plain"
              aria-label={intl.formatMessage({ id: deletion.restoreNamed.id }, { menu: name })}
              onClick={() => onRestore(key)}
            >
              <FormattedMessage {...deletion.restore} />
            </Button>
            {problem && <p className={styles.problem}>{problem}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
