import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useLocale } from '@/store';
import { Button, buttonClass, Card, SectionHeader, SiteLink } from '@/ui';
import { entryOf, nameOf, type SiteRoute } from '../routes/route';
import styles from './NotFoundScreen.module.css';
import { NotFoundIllustration } from './NotFoundIllustration';
import { suggestRoute } from './suggestRoute';

const Search = lazy(() =>
  import(/* webpackChunkName: "wiki" */ '@/features/wiki').then((m) => ({ default: m.Search })),
);

interface NotFoundScreenProps {
  /** The pages that may have been meant. */
  routes: SiteRoute[];
}

const never = () => () => undefined;

/** The page that may have been meant. One page is sent for all addresses: the browser alone knows which one was asked for. */
function DidYouMean({ routes }: NotFoundScreenProps) {
  const { pathname } = useLocation();
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const meant = here ? suggestRoute(pathname, routes) : undefined;
  const page = meant && (
    <SiteLink to={meant.path}>
      <FormattedMessage id={meant.name} />
      {meant.section && ` ${meant.section}`}
    </SiteLink>
  );
  return <p role="status">{page && <FormattedMessage id="notFound.meant" values={{ page }} />}</p>;
}

/** Where to go on: what the footer names, but for the small print and the home page, which has a button of its own. */
const isWay = ({ path, footer }: SiteRoute) =>
  path !== '/' && footer !== undefined && footer.column !== 'legal';

/** RT-15. */
export function NotFoundScreen({ routes }: NotFoundScreenProps) {
  const locale = useLocale();
  const [searching, setSearching] = useState(false);
  return (
    <>
      <section className={styles.band}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <SectionHeader
              level={1}
              onDark
              title={<FormattedMessage id="notFound.heading" />}
              text={<FormattedMessage id="notFound.text" />}
            />
            <DidYouMean routes={routes} />
            <div className={styles.actions}>
              <Button look="primary" aria-haspopup="dialog" onClick={() => setSearching(true)}>
                <FormattedMessage id="wiki.search" />
              </Button>
              <SiteLink to="/" className={buttonClass({ look: 'onDark' })}>
                <FormattedMessage id="notFound.home" />
              </SiteLink>
            </div>
          </div>
          <NotFoundIllustration />
        </div>
      </section>
      <section className={styles.below} aria-labelledby="ways">
        <SectionHeader id="ways" title={<FormattedMessage id="notFound.ways" />} />
        <ul className={styles.ways}>
          {routes.filter(isWay).map((route) => (
            <Card key={route.path} as="li" look="quiet">
              <h3>
                <SiteLink to={entryOf(route)}>
                  <FormattedMessage id={nameOf(route)} />
                </SiteLink>
              </h3>
              <p>
                <FormattedMessage id={route.description} />
              </p>
            </Card>
          ))}
        </ul>
      </section>
      {searching && (
        <Suspense>
          <Search locale={locale} onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </>
  );
}
