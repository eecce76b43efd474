export { entryOf } from './route';
export type { SiteRoute, Subpage } from './route';
export { notFound, publicRoutes, routeOf, routes } from './routes';
