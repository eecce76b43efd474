import { useSyncExternalStore } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { FIRST, GLOSSARY, levelsOf, sectionAt, wikiAddress } from '@/domain/wiki';
import { SiteLink } from '@/ui';
import { messages } from '../messages';
import { shortTitle, titleOf } from '../titles';
import styles from './Breadcrumbs.module.css';

/** One step of the way; the last is disabled, one without a path leads to the first page. */
interface Crumb {
  index?: string;
  title: string;
  path?: string;
  disabled?: boolean;
}

/** WK-6. */
export function crumbsOf(intl: IntlShape, path: string): Crumb[] {
  const home = { title: intl.formatMessage(messages.home) };
  if (path === GLOSSARY) return [home, { title: titleOf(intl, path), path, disabled: true }];
  const levels = levelsOf(path).map((level): Crumb => {
    const section = sectionAt(level);
    const title = section
      ? shortTitle(intl, section)
      : intl.formatMessage({ id: messages.sectionPath.id }, { path: level });
    return { index: level.replaceAll('/', '.'), title, path: level, disabled: level === path };
  });
  return [home, ...levels];
}

const never = () => () => undefined;

/** On screens of medium width and wider. The page of an unknown path is built without knowing the path: its levels come with the application. */
export function Breadcrumbs({ path }: { path: string }) {
  const intl = useIntl();
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const known = path === GLOSSARY || sectionAt(path) !== undefined;
  const crumbs = crumbsOf(intl, path);
  return (
    <nav className={styles.breadcrumbs} aria-label={intl.formatMessage(messages.breadcrumbs)}>
      <ol>
        {(known || alive ? crumbs : crumbs.slice(0, 1)).map(
          ({ index, title, path: target = FIRST, disabled }) => (
            <li key={index ?? title}>
              {disabled ? (
                <span aria-disabled="true" aria-current="page">
                  {index && <span className={styles.index}>{index}</span>} {title}
                </span>
              ) : (
                <SiteLink to={wikiAddress(target)}>
                  {index && <span className={styles.index}>{index}</span>} {title}
                </SiteLink>
              )}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
