import {
  ChevronRightIcon,
  DocumentIcon,
  DragHandleVerticalIcon,
  FolderCloseIcon,
} from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { classes, decorative, VisuallyHidden } from '@/ui';
import { tree } from '../messages';
import type { MenuTreeItem } from '../menuItems';
import styles from './MenuTree.module.css';
import type { MenuDrag } from './useMenuDrag';

interface MenuTreeRowProps {
  item: MenuTreeItem;
  chosen: boolean;
  /** The one row that the Tab key reaches. */
  stop: boolean;
  /** Absent where menus cannot be moved. */
  drag?: MenuDrag;
  onChoose: () => void;
  onToggle: () => void;
}

export function MenuTreeRow({ item, chosen, stop, drag, onChoose, onToggle }: MenuTreeRowProps) {
  const intl = useIntl();
  const { id, label, level, branch, mark } = item;
  const Icon = item.opens ? DocumentIcon : FolderCloseIcon;
  const landing = drag?.dropTarget?.id === id && drag.dropTarget.at;
  return (
    // The tree around it listens to the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <div
      role="treeitem"
      aria-level={level}
      aria-posinset={item.position}
      aria-setsize={item.siblings}
      aria-expanded={branch === 'leaf' ? undefined : branch === 'open'}
      aria-selected={chosen}
      tabIndex={stop ? 0 : -1}
      data-level={level}
      className={classes(
        styles.row,
        chosen && styles.chosen,
        !item.inUse && styles.unused,
        landing && styles[landing],
        drag?.dragged === id && styles.dragged,
      )}
      draggable={drag !== undefined}
      onClick={onChoose}
      onDoubleClick={branch === 'leaf' ? undefined : onToggle}
      onDragStart={(event) => drag?.start(event, id)}
      onDragOver={(event) => drag?.move(event, id)}
      onDrop={drag?.drop}
      onDragEnd={drag?.end}
    >
      {/* For the pointer: the keyboard has the arrows, and the row itself says whether it is open. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
      <span
        className={classes(styles.chevron, branch === 'open' && styles.open)}
        data-branch={branch}
        onClick={(event) => {
          event.stopPropagation();
          if (branch !== 'leaf') onToggle();
        }}
      >
        {branch !== 'leaf' && <ChevronRightIcon size={16} svgProps={decorative} />}
      </span>
      <Icon className={styles.kind} size={14} svgProps={decorative} />
      <span className={styles.name}>{label}</span>
      <span className={styles.id}>{item.code}</span>
      {!item.inUse && <span className={styles.tag}>{intl.formatMessage(tree.unused)}</span>}
      {mark && (
        <span className={classes(styles.mark, styles[mark])}>
          <VisuallyHidden>{intl.formatMessage(tree[mark])}</VisuallyHidden>
        </span>
      )}
      {drag && <DragHandleVerticalIcon className={styles.handle} size={14} svgProps={decorative} />}
    </div>
  );
}
