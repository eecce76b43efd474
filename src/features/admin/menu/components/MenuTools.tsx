import {
  AddChildIcon,
  AddIcon,
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  TrashIcon,
} from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MenuMove } from '@/domain/admin';
import { Button, decorative } from '@/ui';
import { page, tools } from '../messages';
import styles from './MenuTools.module.css';

interface MenuToolsProps {
  may: { write: boolean; delete: boolean; addChild: boolean } & Record<MenuMove, boolean>;
  /** Whether a menu is chosen, on which the tools work. */
  chosen: boolean;
  /** On a narrow screen what the menu holds is not beside the tree. */
  onOpen: () => void;
  onAddChild: () => void;
  onAddSibling: () => void;
  onMove: (move: MenuMove) => void;
  onDelete: () => void;
}

const moves = [
  ['up', ArrowUpIcon],
  ['down', ArrowDownIcon],
  ['out', ArrowLeftIcon],
  ['in', ArrowRightIcon],
] as const;

/** What the mouse and the finger do with the chosen menu; the keyboard does it in the tree itself. */
export function MenuTools({
  may,
  chosen,
  onOpen,
  onAddChild,
  onAddSibling,
  onMove,
  onDelete,
}: MenuToolsProps) {
  const intl = useIntl();
  return (
    <div role="group" aria-label={intl.formatMessage(tools.label)} className={styles.tools}>
      {may.write && (
        <>
          <Button onClick={onAddSibling}>
            <AddIcon svgProps={decorative} />
            <FormattedMessage {...tools.addSibling} />
          </Button>
          <Button disabled={!may.addChild} onClick={onAddChild}>
            <AddChildIcon svgProps={decorative} />
            <FormattedMessage {...tools.addChild} />
          </Button>
          {moves.map(([move, Icon]) => {
            const name = intl.formatMessage(tools[move]);
            return (
              <Button
                key={move}
                aria-label={name}
                title={name}
                disabled={!may[move]}
                onClick={() => onMove(move)}
              >
                <Icon svgProps={decorative} />
              </Button>
            );
          })}
        </>
      )}
      {may.delete && (
        <Button
          aria-label={intl.formatMessage(tools.delete)}
          title={intl.formatMessage(tools.delete)}
          disabled={!chosen}
          onClick={onDelete}
        >
          <TrashIcon svgProps={decorative} />
        </Button>
      )}
      <Button className={styles.open} disabled={!chosen} onClick={onOpen}>
        <FormattedMessage {...page.detail} />
      </Button>
    </div>
  );
}
