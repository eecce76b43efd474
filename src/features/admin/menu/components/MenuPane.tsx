import { FormattedMessage, useIntl } from 'react-intl';
import { Button, EmptyState, VisuallyHidden } from '@/ui';
import { page, tree } from '../messages';
import styles from './MenuPane.module.css';
import { MenuTree, type MenuTreeProps } from './MenuTree';

interface MenuPaneProps extends Omit<MenuTreeProps, 'label'> {
  /** What was just done, for those who do not see it. */
  said: string;
  onAddFirst: () => void;
}

/** The tree, or what stands in its place while there is none. */
export function MenuPane({ said, onAddFirst, ...props }: MenuPaneProps) {
  const intl = useIntl();
  return (
    <>
      {props.items.length > 0 ? (
        <>
          <MenuTree label={intl.formatMessage(tree.label)} {...props} />
          {props.may.write && (
            <p className={styles.keys}>
              <FormattedMessage {...tree.keys} />
            </p>
          )}
        </>
      ) : (
        <EmptyState
          actions={
            props.may.write && (
              <Button look="primary" onClick={onAddFirst}>
                <FormattedMessage {...page.addFirst} />
              </Button>
            )
          }
        >
          <FormattedMessage {...page.empty} />
        </EmptyState>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
