import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { wikiAddress } from '@/domain/wiki';
import { SiteLink } from '@/ui';
import { Icon } from '@/ui/icons';
import { messages } from '../messages';
import styles from './Tree.module.css';

/** WK-4: an item may have an icon, which is all that a collapsed sidebar shows of it, and a badge. */
export interface TreeEntry {
  path: string;
  title: string;
  icon?: ReactNode;
  badge?: string;
  children: TreeEntry[];
}

interface TreeItemProps {
  entry: TreeEntry;
  /** The open page, where it is this one or below it. */
  current?: string;
  open: ReadonlySet<string>;
  collapsed: boolean;
  onToggle: (path: string) => void;
}

/** The open page as far as a row has to know: a row whose branch has it neither before nor after is not drawn again. */
export const currentWithin = ({ path }: TreeEntry, current?: string) =>
  current === path || current?.startsWith(`${path}/`) ? current : undefined;

export const TreeItem = memo(function TreeItem({ entry, ...shared }: TreeItemProps) {
  const intl = useIntl();
  const { path, title, icon, badge, children } = entry;
  const { current, open, collapsed, onToggle } = shared;
  const shown = open.has(path) && !collapsed;
  return (
    <li>
      <div
        className={styles.row}
        data-active={current === path || undefined}
        data-along={current?.startsWith(`${path}/`) || undefined}
      >
        <SiteLink
          to={wikiAddress(path)}
          aria-current={current === path ? 'page' : undefined}
          title={collapsed ? title : undefined}
        >
          {icon && (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          <span className={styles.title}>{title}</span>
          {badge && <span className={styles.badge}>{badge}</span>}
        </SiteLink>
        {children.length > 0 && !collapsed && (
          <button
            type="button"
            aria-expanded={shown}
            aria-label={intl.formatMessage({ id: messages.showBelow.id }, { title })}
            onClick={() => onToggle(path)}
          >
            <Icon name="right" />
          </button>
        )}
      </div>
      {shown && children.length > 0 && (
        <ul>
          {children.map((child) => (
            <TreeItem
              key={child.path}
              entry={child}
              {...shared}
              current={currentWithin(child, current)}
            />
          ))}
        </ul>
      )}
    </li>
  );
});
