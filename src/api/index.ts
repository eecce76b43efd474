import { siteApi } from './enhancedApi';

export type * from './enhancedApi';
export { operations } from './enhancedApi';
export { failureOf, isTold } from './failure';
export type { Failure } from './failure';
export type { CallError, CallMeta, Envelope } from './envelopeBaseQuery';
export { callProgressed } from './jsonLines';
export type { Progress } from './jsonLines';
export { callEnded, callRefused, callStarted, endsSession } from './events';
export { releaseParkedCalls } from './parkedCalls';
export { openSocket } from './socket';
export { siteApi };
export const {
  useExportAdminRowsMutation,
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
} = siteApi;
