import { rowApi } from './savedRows';

export type * from './enhancedApi';
export { operations } from './enhancedApi';
export { download } from './download';
export { failureOf, isTold } from './failure';
export type { Failure } from './failure';
export type { CallError, CallMeta, Envelope } from './envelopeBaseQuery';
export { callProgressed } from './jsonLines';
export type { Progress } from './jsonLines';
export { callEnded, callRefused, callStarted, endsSession } from './events';
export { releaseParkedCalls } from './parkedCalls';
export { openSocket } from './socket';
export { rowApi as siteApi };
export const {
  useGetSessionQuery,
  useGetSiteSettingsQuery,
  useLazyGetSiteSettingsQuery,
  useLazyListAdminRowsQuery,
  useLazyListAllAdminRowsQuery,
  useListAdminAuditQuery,
  useListAdminRowsQuery,
  useListAllAdminRowsQuery,
  useListCommonCodeDetailsQuery,
  useListMenusQuery,
  useListUserRightsQuery,
  useRequestCounselingMutation,
  useResetPasswordMutation,
  useSaveAdminRowsMutation,
  useSendEmailCodeMutation,
  useSendPasswordResetCodeMutation,
  useSignInMutation,
  useSignOutMutation,
  useSignUpMutation,
} = rowApi;
