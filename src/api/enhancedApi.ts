/** The only place that touches generated code, and the owner of the cache tags. */
import { siteApi as generated } from './generated/siteApi';

export const siteApi = generated.enhanceEndpoints({
  endpoints: {
    getSession: { providesTags: ['Session'] },
    signIn: { invalidatesTags: (_result, error) => (error ? [] : ['Session']) },
    signUp: { invalidatesTags: (_result, error) => (error ? [] : ['Session']) },
    signOut: { invalidatesTags: ['Session'] },
    /** Code lists change rarely, so one fetch serves a visit. */
    listCommonCodeDetails: { keepUnusedDataFor: 3600 },
    simulateAnswer: { keepUnusedDataFor: 0 },
  },
});

export { operations } from './generated/operations';
export type { CounselingRequest, SignUpRequest } from './generated/siteApi';
