import { FormattedMessage, useIntl } from 'react-intl';
import { useGetSessionQuery, useListMenusQuery } from '@/api';
import { closeQuery, selectCloseFilters, useAppSelector } from '@/store';
import { SiteLink } from '@/ui';
import { useCentredChoice } from '../useCentredChoice';
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
  const nav = useCentredChoice<HTMLElement>(`${current} ${open.length}`);
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
