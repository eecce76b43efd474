/**
 * The server's data as a part of the store. Screens take the hooks of the contract from here, so that the API and its machinery
 * come with the first screen that needs them and not before.
 */
import { siteApi } from '@/api';
import { rootReducer } from './reducer';
import { joinApi } from './store';

const withServer = rootReducer.inject(siteApi);
joinApi(siteApi.middleware);

/** Makes a selector of what the API's cache holds. */
export const selectFromServer = withServer.selector;

export * from '@/api';
