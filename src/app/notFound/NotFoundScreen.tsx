import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { wikiAddress } from '@/domain/wiki';
import type { MessageId } from '@/i18n';
import { selectLocale, useAppSelector } from '@/store';
import { Button, buttonClass, Card, SectionHeader, SiteLink } from '@/ui';
import { meantBy } from './meantBy';
import styles from './NotFoundScreen.module.css';
import { OpenFigure } from './OpenFigure';

const Search = lazy(() =>
  import(/* webpackChunkName: "wiki" */ '@/features/wiki').then((m) => ({ default: m.Search })),
);

const ways: { path: string; title: MessageId; text: MessageId }[] = [
  { path: wikiAddress('1'), title: 'wiki.documentation', text: 'wiki.description' },
  { path: '/IntroductionOfExperts', title: 'company.title', text: 'company.description' },
  { path: '/OcrService', title: 'ocr.title', text: 'ocr.description' },
  { path: '/ApplyForConsultation', title: 'consultation.title', text: 'consultation.description' },
];

const never = () => () => undefined;

/** The page that may have been meant. One page is sent for all addresses: the browser alone knows which one was asked for. */
function Meant() {
  const { pathname } = useLocation();
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const meant = here ? meantBy(pathname) : undefined;
  const page = meant && (
    <SiteLink to={meant.path}>
      <FormattedMessage id={meant.title} />
      {meant.section && ` ${meant.section}`}
    </SiteLink>
  );
  return <p role="status">{page && <FormattedMessage id="notFound.meant" values={{ page }} />}</p>;
}

/** RT-15. */
export function NotFoundScreen() {
  const locale = useAppSelector(selectLocale);
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
            <Meant />
            <div className={styles.actions}>
              <Button look="primary" aria-haspopup="dialog" onClick={() => setSearching(true)}>
                <FormattedMessage id="wiki.search" />
              </Button>
              <SiteLink to="/" className={buttonClass({ look: 'onDark' })}>
                <FormattedMessage id="notFound.home" />
              </SiteLink>
            </div>
          </div>
          <OpenFigure />
        </div>
      </section>
      <section className={styles.below} aria-labelledby="ways">
        <SectionHeader id="ways" title={<FormattedMessage id="notFound.ways" />} />
        <ul className={styles.ways}>
          {ways.map(({ path, title, text }) => (
            <Card key={path} as="li" look="quiet">
              <h3>
                <SiteLink to={path}>
                  <FormattedMessage id={title} />
                </SiteLink>
              </h3>
              <p>
                <FormattedMessage id={text} />
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
