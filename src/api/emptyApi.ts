import { createApi } from '@reduxjs/toolkit/query/react';
import { envelopeBaseQuery } from './envelopeBaseQuery';

/** The API before the contract's operations are put in; `generated/` does that and `enhancedApi` refines it. */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery: envelopeBaseQuery,
  tagTypes: [
    'Session',
    'Menu',
    'CommonCode',
    'AdminRows',
    'AdminAudit',
    'UserRights',
    'CloseBook',
    'CloseAssumptions',
    'CloseRun',
    'CloseResults',
    'ClosePosting',
    'CloseComment',
    'EditorQuestion',
    'CloseRuleSet',
  ],
  endpoints: () => ({}),
});
