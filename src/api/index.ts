import { siteApi } from './enhancedApi';

export type * from './enhancedApi';
export { operations } from './enhancedApi';
export { toApiError, isTold } from './apiError';
export type { ApiError } from './apiError';
export type { CallError, CallMeta, Envelope } from './envelopeBaseQuery';
export { answerPartReceived, callProgressed } from './jsonLines';
export type { Progress } from './jsonLines';
export { callEnded, businessErrorReceived, callStarted, endsSession } from './events';
export { releaseHeldRequests } from './heldRequests';
export { siteApi };
export const {
  useAddCloseCommentMutation,
  useAskDataMutation,
  useCancelCloseRunMutation,
  useExportAdminRowsMutation,
  useGetCloseAssumptionsQuery,
  useGetCloseBookQuery,
  useGetCloseBookSharingQuery,
  useGetCloseResultsQuery,
  useGetCloseRunQuery,
  useGetSessionQuery,
  useGetSiteSettingsQuery,
  useLazyGetCloseFiguresQuery,
  useLazyGetCloseGroupInputQuery,
  useLazyGetSiteSettingsQuery,
  useLazyListAdminRowsQuery,
  useLazyListAllAdminRowsQuery,
  useImportCloseBookMutation,
  useListAdminAuditQuery,
  useListAdminRowsQuery,
  useListAllAdminRowsQuery,
  useListCloseBooksQuery,
  useListCloseCommentsQuery,
  useListCloseGroupInputsQuery,
  useListCloseJournalLinesQuery,
  useListClosePostingsQuery,
  useListCloseRuleSetsQuery,
  useListCloseRunsQuery,
  useListCommonCodeDetailsQuery,
  useListMenusQuery,
  useListUserRightsQuery,
  useLockClosePeriodMutation,
  useMoveCloseAssumptionsMutation,
  useOpenWorkspaceEventsQuery,
  usePostCloseJournalsMutation,
  useListDataValuesQuery,
  useListEditorQuestionsQuery,
  useRateChatAnswerMutation,
  useSettleEditorQuestionMutation,
  useRequestCounselingMutation,
  useRemoveCloseBookMutation,
  useRerunCloseRunMutation,
  useResetPasswordMutation,
  useResolveCloseCommentMutation,
  useReverseCloseJournalsMutation,
  useRunSqlMutation,
  useWriteSqlMutation,
  useSaveAdminRowsMutation,
  useSaveCloseAssumptionsMutation,
  useSaveCloseRuleSetMutation,
  useSaveCloseScenarioMutation,
  useSendEmailCodeMutation,
  useSendPasswordResetCodeMutation,
  useSignInMutation,
  useSignOutMutation,
  useSignUpMutation,
  useShareCloseBookMutation,
  useStartCloseRunMutation,
  useUnlockClosePeriodMutation,
} = siteApi;

/** Whether the workspace's socket has lost its connection: what is shown may be out of date. */
export const useIsConnectionLost = (): boolean =>
  siteApi.endpoints.openWorkspaceEvents.useQueryState().data?.isLost ?? false;
