import type { IntlShape } from 'react-intl';
import type { Locale } from '@/domain/locale';
import { FIRST, flattened, GLOSSARY, levelsOf, sectionAt, WIKI, wikiAddress } from '@/domain/wiki';
import { messages } from './messages';
import { loadPage } from './pages';
import { titleOf } from './titles';

/** What the build has to know of an address of the wiki. */
export interface WikiAddress {
  path: string;
  title: string;
  description: string;
  canonical?: string;
  noindex?: true;
  /** The pages above it, from the outermost in. */
  above: { name: string; path: string }[];
}

/** Every address of the wiki, the bare one and that of unknown sections (a path that ends in `/*`) among them; `intl` has the wiki's words. */
export async function wikiPages(intl: IntlShape, locale: Locale): Promise<WikiAddress[]> {
  const pages = await Promise.all(
    flattened.map(async ({ path }): Promise<WikiAddress> => {
      const { summary } = await loadPage(path, locale);
      const above = levelsOf(path).slice(0, -1).filter(sectionAt);
      return {
        path: wikiAddress(path),
        title: titleOf(intl, path),
        description: summary,
        above: above.map((level) => ({ name: titleOf(intl, level), path: wikiAddress(level) })),
      };
    }),
  );
  const first = pages.find(({ path }) => path === wikiAddress(FIRST));
  return [
    ...(first ? [{ ...first, path: WIKI, canonical: first.path }] : []),
    ...pages,
    {
      path: wikiAddress(GLOSSARY),
      title: titleOf(intl, GLOSSARY),
      description: intl.formatMessage(messages.glossaryDescription),
      above: [],
    },
    {
      path: `${WIKI}/*`,
      title: intl.formatMessage(messages.documentation),
      description: intl.formatMessage(messages.description),
      noindex: true,
      above: [],
    },
  ];
}
