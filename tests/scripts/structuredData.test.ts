import type { Page } from '@/app/prerender';
import { structuredData } from '../../scripts/site/structuredData';

const page: Page = {
  path: '/Privacy',
  locale: 'en',
  chunk: 'legal',
  site: 'GOF',
  breadcrumbs: [
    { name: 'Home', address: '/' },
    { name: 'Privacy', address: '/Privacy' },
  ],
  meta: {
    title: 'Privacy </script>',
    description: 'Data',
    addresses: { canonical: 'https://gof.example/Privacy', alternates: [] },
  },
  html: '',
};

interface Node {
  '@type': string;
  [key: string]: unknown;
}
function graphOf(given: Page): Node[] {
  const [, json = ''] =
    /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(
      structuredData(given, 'https://gof.example'),
    ) ?? [];
  return (JSON.parse(json) as { '@graph': Node[] })['@graph'];
}

describe('structured data', () => {
  it('names the firm with its founding date, the site, the page and the way to it', () => {
    const graph = graphOf(page);
    expect(graph.map((node) => node['@type'])).toEqual([
      'Organization',
      'WebSite',
      'WebPage',
      'BreadcrumbList',
    ]);
    expect(graph[0]).toMatchObject({
      name: 'GOF',
      url: 'https://gof.example/',
      foundingDate: '2021-12-01',
    });
    expect(graph[3]?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://gof.example/' },
      { '@type': 'ListItem', position: 2, name: 'Privacy', item: 'https://gof.example/Privacy' },
    ]);
  });

  it('has no way to the home page', () => {
    expect(
      graphOf({ ...page, path: '/', breadcrumbs: page.breadcrumbs.slice(0, 1) }).map(
        (node) => node['@type'],
      ),
    ).not.toContain('BreadcrumbList');
  });

  it('cannot be ended by what it holds', () => {
    expect(structuredData(page, 'https://gof.example').match(/<\/script>/g)).toHaveLength(1);
    expect(graphOf(page)[2]?.name).toBe('Privacy </script>');
  });

  it('is not on pages that search engines leave alone', () => {
    expect(
      structuredData({ ...page, meta: { title: 'T', description: 'D' } }, 'https://gof.example'),
    ).toBe('');
  });
});
