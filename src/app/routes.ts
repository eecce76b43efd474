import { WIKI } from '@/domain/wiki';
import { type SiteRoute, screen } from './screens';

const home = screen(() =>
  import(/* webpackChunkName: "home" */ '@/features/home').then((m) => m.HomeScreen),
);

/** Every route of the site (source §2); a path that is not here is not found (RT-15). */
export const routes: SiteRoute[] = [
  { path: '/', title: 'home.title', ...home },
  { path: '/Home', title: 'home.homeTitle', ...home },
  {
    path: '/ApplyForConsultation',
    title: 'consultation.title',
    words: 'gof',
    ...screen(() =>
      import(/* webpackChunkName: "consultation" */ '@/features/consultation').then(
        (m) => m.ConsultationScreen,
      ),
    ),
  },
  {
    path: `${WIKI}/*`,
    title: 'wiki.documentation',
    words: 'gof',
    manyPages: true,
    ...screen(() =>
      import(/* webpackChunkName: "wiki" */ '@/features/wiki').then((m) => m.WikiScreen),
    ),
  },
  {
    path: '/IntroductionOfExperts',
    title: 'company.title',
    words: 'gof',
    ...screen(() =>
      import(/* webpackChunkName: "company" */ '@/features/company').then((m) => m.CompanyScreen),
    ),
  },
  {
    path: '/OcrService',
    title: 'ocr.title',
    words: 'gof',
    ...screen(() =>
      import(/* webpackChunkName: "ocr" */ '@/features/ocr').then((m) => m.OcrScreen),
    ),
  },
  {
    path: '/Privacy',
    title: 'legal.privacy.title',
    words: 'gof',
    ...screen(() =>
      import(/* webpackChunkName: "legal" */ '@/features/legal').then((m) => m.PrivacyScreen),
    ),
  },
  {
    path: '/TermsOfService',
    title: 'legal.terms.title',
    words: 'gof',
    ...screen(() =>
      import(/* webpackChunkName: "legal" */ '@/features/legal').then((m) => m.TermsScreen),
    ),
  },
  {
    path: '/axiosTest',
    title: 'clientTest.title',
    words: 'gof',
    ...screen(() =>
      import(/* webpackChunkName: "clientTest" */ '@/features/clientTest').then(
        (m) => m.ClientTestScreen,
      ),
    ),
  },
  {
    path: '/demo/*',
    title: 'workspace.title',
    bare: true,
    ...screen(() =>
      import(/* webpackChunkName: "workspace" */ './WorkspaceRoute').then((m) => m.WorkspaceRoute),
    ),
  },
];

export const notFound: SiteRoute = {
  path: '*',
  title: 'notFound.title',
  words: 'gof',
  ...screen(() =>
    import(/* webpackChunkName: "notFound" */ './notFound').then((m) => m.NotFoundScreen),
  ),
};

/** The route of an address; paths are compared as written. */
export function routeOf(pathname: string): SiteRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const isBelow = (route: SiteRoute) =>
    route.path.endsWith('/*') && `${path}/`.startsWith(route.path.slice(0, -1));
  return routes.find((route) => route.path === path || isBelow(route)) ?? notFound;
}
