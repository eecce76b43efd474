import { siteApi } from './enhancedApi';
import { wholeListApi } from './wholeLists';

export * from './enhancedApi';
export { download } from './download';
export { failureOf } from './failure';
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
  useListAdminAuditQuery,
  useListAdminRowsQuery,
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
export const { useLazyListAllAdminRowsQuery, useListAllAdminRowsQuery } = wholeListApi;
