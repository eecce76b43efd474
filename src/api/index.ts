import { siteApi } from './enhancedApi';

export { siteApi };
export { operations } from './enhancedApi';
export type { CounselingRequest, SignUpRequest } from './enhancedApi';
export { failureOf } from './failure';
export type { Failure } from './failure';
export type { CallError, Envelope } from './envelopeBaseQuery';
export { releaseParkedCalls } from './parkedCalls';
export const {
  useGetSiteSettingsQuery,
  useLazyGetSiteSettingsQuery,
  useListCommonCodeDetailsQuery,
  useRequestCounselingMutation,
  useResetPasswordMutation,
  useSendEmailCodeMutation,
  useSendPasswordResetCodeMutation,
  useSignInMutation,
  useSignOutMutation,
  useSignUpMutation,
} = siteApi;
