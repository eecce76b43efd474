import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetSessionQuery, useListMenusQuery } from '@/api';
import { closeQuery, selectCloseFilters, useAppSelector } from '@/store';
import { SiteLink } from '@/ui';
import { closePath, closeScreens, type CloseScreenCode, closeTitles } from './closeScreens';
import styles from './CloseFrame.module.css';

/** The story in five steps: those of the five screens that the user may open, with the filters that are chosen. */
export function StepNav({ current }: { current: CloseScreenCode }) {
  const intl = useIntl();
  const email = useGetSessionQuery().data?.email ?? '';
  const { data: menus = [] } = useListMenusQuery({ email }, { skip: email === '' });
  const query = closeQuery(useAppSelector(selectCloseFilters));
  const open = closeScreens.filter((code) =>
    menus.some(({ path, rights }) => path === closePath(code) && rights?.read !== false),
  );
  const nav = useRef<HTMLElement>(null);
  // Where the steps are wider than the page, the one at hand stands in the middle.
  useEffect(() => {
    const step = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && step)
      nav.current.scrollLeft = step.offsetLeft - (nav.current.clientWidth - step.offsetWidth) / 2;
  }, [current, open.length]);
  if (open.length < 2) return null;
  return (
    <nav ref={nav} className={styles.steps} aria-label={intl.formatMessage({ id: 'close.steps' })}>
      <ol>
        {open.map((code) => (
          <li key={code}>
            <SiteLink
              to={closePath(code) + query}
              aria-current={code === current ? 'page' : undefined}
            >
              <FormattedMessage {...closeTitles[code]} />
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
