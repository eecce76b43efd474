import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { FIRST, wikiPathOf } from '@/domain/wiki';
import { useLocale } from '@/store';
import { Card, useMedia } from '@/ui';
import { Article } from './article/Article';
import { AskAboutSelection } from './article/AskAboutSelection';
import { Breadcrumbs } from './frame/Breadcrumbs';
import { Drawer } from './navigation/Drawer';
import { Footer } from './frame/Footer';
import { PrevNext } from './frame/PrevNext';
import { PageTools } from './frame/PageTools';
import { SearchButton } from './frame/SearchButton';
import { Sidebar } from './navigation/Sidebar';
import { TopBar } from './frame/TopBar';
import { OfflineWhenIdle } from './offline';
import { Search } from './search';
import { isPageLoaded } from './pages';
import { titleOf } from './titles';
import { useArticleLinks } from './article/useArticleLinks';
import { useSearchKeys } from './useSearchKeys';
import styles from './WikiScreen.module.css';

type Panel = 'drawer' | 'search' | undefined;

/** RT-4: the wiki's layout around the text of a section. */
export function WikiScreen() {
  const intl = useIntl();
  const { pathname, hash } = useLocation();
  // The text of another language takes its place when it has come.
  const locale = useDeferredValue(useLocale());
  const asked = wikiPathOf(pathname) ?? FIRST;
  const deferred = useDeferredValue(asked);
  // A text that is here is drawn at once; for one that is on its way the page before it stays.
  const path = isPageLoaded(asked, locale) ? asked : deferred;
  // WK-5: below this width the sidebar gives way to the drawer.
  const mobile = useMedia('(width < 960px)') ?? false;
  const screen = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<Panel>();
  useArticleLinks(screen, locale);
  useSearchKeys(() => setPanel('search'));

  // Two addresses may show one page, and each begins with the title of the route.
  useEffect(() => {
    document.title = titleOf(intl, path);
  }, [intl, path, pathname]);

  // WK-5: what lies over the page closes when the route changes.
  const [shown, setShown] = useState(pathname);
  if (shown !== pathname) {
    setShown(pathname);
    setPanel(undefined);
  }

  const first = useRef(true);
  useEffect(() => {
    // The browser itself finds the place in the page that it has loaded.
    if (!first.current && hash)
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    first.current = false;
  }, [path, hash]);

  const close = () => setPanel(undefined);
  return (
    <div ref={screen} className={styles.screen}>
      <Sidebar path={path} mobile={mobile} width={280} widthCollapsed={64} />
      <div className={styles.main}>
        <TopBar
          title={titleOf(intl, path)}
          onMenu={() => setPanel('drawer')}
          onSearch={() => setPanel('search')}
        />
        <div className={styles.column}>
          <div className={styles.above}>
            <Breadcrumbs path={path} />
            <SearchButton onOpen={() => setPanel('search')} />
          </div>
          <Card className={styles.card}>
            <Article path={path} locale={locale} />
            <AskAboutSelection />
            <PageTools path={path} locale={locale} />
            <OfflineWhenIdle path={path} locale={locale} />
          </Card>
          <PrevNext path={path} />
          <Footer />
        </div>
      </div>
      {panel === 'drawer' && <Drawer path={path} onClose={close} />}
      {panel === 'search' && <Search locale={locale} onClose={close} />}
    </div>
  );
}
