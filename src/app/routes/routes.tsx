import type { ComponentType } from 'react';
import { wikiAddress, WIKI } from '@/domain/wiki';
import { type SiteRoute, screen } from './route';

const home = {
  title: 'home.title',
  description: 'home.description',
  chunk: 'home',
  ...screen(() =>
    import(/* webpackChunkName: "home" */ '@/features/home').then((m) => m.HomeScreen),
  ),
} satisfies Partial<SiteRoute>;

const loadWiki = () => import(/* webpackChunkName: "wiki" */ '@/features/wiki');
const loadLegal = () => import(/* webpackChunkName: "legal" */ '@/features/legal');

/** SH-14: a tool for signed-in visitors. */
const solution = (load: () => Promise<ComponentType>) =>
  screen(async () => {
    const [{ inSolutionLayout }, Tool] = await Promise.all([
      import(/* webpackChunkName: "solution" */ '../layouts/SolutionLayout'),
      load(),
    ]);
    return inSolutionLayout(Tool);
  });

const loadWorkspace = () => import(/* webpackChunkName: "workspace" */ '../WorkspaceRoute');

/** Every route of the site (source §2), in the order of the header; a path that is not here is not found (RT-15). */
export const routes: SiteRoute[] = [
  { ...home, path: '/', navigation: 'shell.nav.home', footer: { column: 'pages' } },
  { ...home, path: '/Home', title: 'home.homeTitle', canonical: '/' },
  {
    path: '/IntroductionOfExperts',
    title: 'company.title',
    description: 'company.description',
    chunk: 'company',
    messageSet: 'gof',
    navigation: 'shell.nav.expert',
    footer: { column: 'pages' },
    aliases: ['company', 'about', 'team'],
    ...screen(() =>
      import(/* webpackChunkName: "company" */ '@/features/company').then((m) => m.CompanyScreen),
    ),
  },
  {
    path: `${WIKI}/*`,
    title: 'wiki.documentation',
    description: 'wiki.description',
    chunk: 'wiki',
    messageSet: 'gof',
    subpages: (_route, intl, locale) => loadWiki().then((m) => m.wikiPages(intl, locale)),
    entry: wikiAddress('1'),
    navigation: 'shell.nav.details',
    footer: { column: 'pages' },
    aliases: ['wiki', 'docs', 'handbook', 'ifrs17', 'details'],
    ...screen(() => loadWiki().then((m) => m.WikiScreen)),
  },
  {
    path: '/ApplyForConsultation',
    title: 'consultation.title',
    description: 'consultation.description',
    chunk: 'consultation',
    messageSet: 'gof',
    navigation: 'shell.nav.counseling',
    footer: { column: 'contact', label: 'shell.footer.ask' },
    aliases: ['contact', 'inquiry', 'counseling'],
    slices: ['api'],
    ...screen(() =>
      import(/* webpackChunkName: "consultation" */ '@/features/consultation').then(
        (m) => m.ConsultationScreen,
      ),
    ),
  },
  {
    path: '/OcrService',
    title: 'ocr.title',
    description: 'ocr.description',
    chunk: 'ocr',
    messageSet: 'gof',
    footer: { column: 'pages' },
    launcher: { place: 4, label: 'launcher.ocr' },
    slices: ['api', 'ocr'],
    ...screen(() =>
      import(/* webpackChunkName: "ocr" */ '@/features/ocr').then((m) => m.OcrScreen),
    ),
  },
  {
    path: '/kb/OriginalInsuranceComparison',
    title: 'terms.title',
    description: 'terms.description',
    chunk: 'termsComparison',
    messageSet: 'tools',
    footer: { column: 'pages', label: 'terms.link' },
    launcher: { place: 1, label: 'launcher.terms' },
    aliases: ['compare', 'comparison', 'wordings'],
    slices: ['api', 'termsComparison'],
    ...screen(() =>
      import(/* webpackChunkName: "termsComparison" */ '@/features/termsComparison').then(
        (m) => m.TermsComparisonScreen,
      ),
    ),
  },
  {
    path: '/Privacy',
    title: 'legal.privacy.title',
    description: 'legal.privacy.description',
    chunk: 'legal',
    messageSet: 'gof',
    footer: { column: 'legal' },
    ...screen(() => loadLegal().then((m) => m.PrivacyScreen)),
  },
  {
    path: '/TermsOfService',
    title: 'legal.terms.title',
    description: 'legal.terms.description',
    chunk: 'legal',
    messageSet: 'gof',
    footer: { column: 'legal' },
    ...screen(() => loadLegal().then((m) => m.TermsScreen)),
  },
  {
    path: '/axiosTest',
    title: 'clientTest.title',
    description: 'clientTest.description',
    chunk: 'clientTest',
    messageSet: 'gof',
    noindex: true,
    slices: ['api'],
    ...screen(() =>
      import(/* webpackChunkName: "clientTest" */ '@/features/clientTest').then(
        (m) => m.ClientTestScreen,
      ),
    ),
  },
  {
    path: '/solution/textToSql',
    title: 'ask.title',
    description: 'ask.description',
    chunk: 'textToSql',
    messageSet: 'tools',
    noindex: true,
    layout: 'solution',
    launcher: { place: 2, label: 'launcher.textToSql', needsSession: true },
    slices: ['api', 'textToSql'],
    ...solution(() =>
      import(/* webpackChunkName: "textToSql" */ '@/features/textToSql').then(
        (m) => m.TextToSqlScreen,
      ),
    ),
  },
  {
    path: '/solution/QrcodeScanner',
    title: 'qr.title',
    description: 'qr.description',
    chunk: 'qrScanner',
    messageSet: 'tools',
    noindex: true,
    layout: 'solution',
    launcher: { place: 3, label: 'launcher.qr' },
    slices: ['api', 'qrScanner'],
    ...solution(() =>
      import(/* webpackChunkName: "qrScanner" */ '@/features/qrScanner').then(
        (m) => m.QrScannerScreen,
      ),
    ),
  },
  {
    path: '/solution/SqLlineage',
    title: 'lineage.title',
    description: 'lineage.description',
    chunk: 'sqlLineage',
    messageSet: 'tools',
    noindex: true,
    layout: 'solution',
    launcher: { place: 5, label: 'launcher.lineage' },
    slices: ['api', 'sqlLineage'],
    ...solution(() =>
      import(/* webpackChunkName: "sqlLineage" */ '@/features/sqlLineage').then(
        (m) => m.SqlLineageScreen,
      ),
    ),
  },
  {
    path: '/demo/*',
    title: 'workspace.title',
    description: 'workspace.description',
    chunk: 'workspace',
    messageSet: 'workspace',
    noindex: true,
    layout: 'own',
    subpages: (route) =>
      loadWorkspace().then((m) => m.workspacePaths().map((path) => ({ ...route, path }))),
    entry: '/demo',
    slices: ['api', 'workspace'],
    ...screen(() => loadWorkspace().then((m) => m.WorkspaceRoute)),
  },
];

export const notFound: SiteRoute = {
  path: '*',
  title: 'notFound.title',
  description: 'notFound.description',
  chunk: 'notFound',
  messageSet: 'gof',
  noindex: true,
  ...screen(() =>
    import(/* webpackChunkName: "notFound" */ '../notFound').then(({ NotFoundScreen }) => () => (
      <NotFoundScreen routes={routes.filter(({ layout }) => layout !== 'own')} />
    )),
  ),
};

/** The routes that anyone may open. */
export const publicRoutes = routes.filter(({ layout }) => !layout);

/** The route of an address; paths are compared as written. */
export function routeOf(pathname: string): SiteRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const isBelow = (route: SiteRoute) =>
    route.path.endsWith('/*') && `${path}/`.startsWith(route.path.slice(0, -1));
  return routes.find((route) => route.path === path || isBelow(route)) ?? notFound;
}
