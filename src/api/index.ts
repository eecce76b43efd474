import { rowApi } from './savedRows';

export * from './enhancedApi';
export { download } from './download';
export { failureOf, isTold } from './failure';
export type { Failure } from './failure';
export type { CallError, Envelope } from './envelopeBaseQuery';
export { callProgressed } from './jsonLines';
export type { Progress } from './jsonLines';
export { releaseParkedCalls } from './parkedCalls';
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
