import { FormattedMessage, useIntl } from 'react-intl';
import { leavesOf, type MenuNode, namesAbove } from '@/domain/menu';
import { EmptyState } from '@/ui';
import { Icon } from '@/ui/icons';
import { messages, news } from '../messages';
import { type MenuActions, MenuLink } from '../menu/MenuLink';
import styles from './StartPage.module.css';

interface StartPageProps extends MenuActions {
  name: string;
  tree: readonly MenuNode[];
  /** Menus by id, the last used first. */
  recent: readonly string[];
  /** The ids of the menus that stand in a tab. */
  open: ReadonlySet<string>;
}

/** `/demo` itself: the user's menus as tiles, what was used last, what is new. */
export function StartPage({ name, tree, recent, open, ...actions }: StartPageProps) {
  const intl = useIntl();
  const leaves = leavesOf(tree);
  const used = recent.flatMap((id) => leaves.filter(({ menuId }) => menuId === id)).slice(0, 6);
  return (
    <div className={styles.start}>
      <h1>
        <FormattedMessage id={messages.hello.id} values={{ name }} />
      </h1>
      <section aria-labelledby="start-menus" className={styles.menus}>
        <h2 id="start-menus">
          <FormattedMessage {...messages.yourMenus} />
        </h2>
        {leaves.length === 0 && (
          <EmptyState size="line">
            <FormattedMessage {...messages.menuEmpty} />
          </EmptyState>
        )}
        <ul className={styles.tiles}>
          {leaves.map((menu) => (
            <li key={menu.menuId} className={styles.tile}>
              <MenuLink menu={menu} current={undefined} {...actions} />
              <p>{namesAbove(tree, menu.menuId).join(' › ')}</p>
              <p className={styles.marks}>
                {open.has(menu.menuId) && (
                  <span className={styles.open}>
                    <FormattedMessage {...messages.isOpen} />
                  </span>
                )}
                {menu.rights && !menu.rights.write && (
                  <span>
                    <FormattedMessage {...messages.viewOnly} />
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="start-recent" className={styles.aside}>
        <h2 id="start-recent">
          <FormattedMessage {...messages.recent} />
        </h2>
        {used.length === 0 ? (
          <EmptyState size="line">
            <FormattedMessage {...messages.recentNone} />
          </EmptyState>
        ) : (
          <ul className={styles.recent}>
            {used.map((menu) => (
              <li key={menu.menuId}>
                <Icon name="clock" size={16} />
                <MenuLink menu={menu} current={undefined} {...actions} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="start-news" className={styles.aside}>
        <h2 id="start-news">
          <FormattedMessage {...messages.news} />
        </h2>
        <dl className={styles.news}>
          {news.map(({ key, title, text }) => (
            <div key={key}>
              <dt>{intl.formatMessage(title)}</dt>
              <dd>{intl.formatMessage(text)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
