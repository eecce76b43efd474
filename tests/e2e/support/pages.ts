import { publicRoutes } from '@/app/routes';

/** A page of the handbook with formulas, tables and terms. */
export const LEAF = '/DetailsByInsurance/4/2/1';
/** An address without a page. */
export const NOWHERE = '/nothing-here';

/** One page of every public route that is not another's twin. */
export const publicPages = publicRoutes
  .filter(({ canonical }) => !canonical)
  .map(({ path, subpages }) => (subpages ? LEAF : path));
