import { FormattedMessage, useIntl } from 'react-intl';
import { askToSignIn, openChat, selectToolsAllowed, useAppDispatch, useAppSelector } from '@/store';
import { classes, Disclosure, SiteLink, useScrollingDown } from '@/ui';
import { entryOf, routes } from '../routes';
import styles from './ChatLauncher.module.css';
import { LanguageList } from './LanguageChoice';

const tools = routes
  .flatMap((route) => (route.launcher ? [{ ...route.launcher, path: entryOf(route) }] : []))
  .sort((a, b) => a.place - b.place);

/** SH-6: the way to the chat and to the tools, on every page with the site's header. */
export function ChatLauncher() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const question = intl.formatMessage({ id: 'launcher.question' });
  const allowed = useAppSelector(selectToolsAllowed);
  const isScrollingDown = useScrollingDown();
  return (
    <nav
      className={classes(styles.launcher, isScrollingDown && styles.aside)}
      aria-label={question}
    >
      <Disclosure
        label={question}
        buttonId="chat-launcher"
        summary={
          <>
            <span className={styles.plus} aria-hidden="true" />
            <span className={styles.tooltip} aria-hidden="true">
              {question}
            </span>
          </>
        }
      >
        <ul className={styles.items}>
          <li>
            <button type="button" onClick={() => dispatch(openChat())}>
              <FormattedMessage id="launcher.chat" />
            </button>
          </li>
          {tools.map(({ path, label, needsSession }) => (
            <li key={path}>
              {needsSession && !allowed ? (
                <button type="button" onClick={() => dispatch(askToSignIn(path))}>
                  <FormattedMessage id={label} />
                </button>
              ) : (
                <SiteLink to={path}>
                  <FormattedMessage id={label} />
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
        <p className={styles.heading} id="launcher-language">
          <FormattedMessage id="language.title" />
        </p>
        <LanguageList className={styles.items} labelledBy="launcher-language" />
      </Disclosure>
    </nav>
  );
}
