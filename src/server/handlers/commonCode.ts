import type { Handlers } from '../contract';
import { BusinessError } from '../errors';
import { COUNTRY_MASTER } from '../repositories/commonCodes';
import type { Services } from '../services';

/**
 * AP-4: the entries in use with their names in the reader's language, in their order and then in that language's.
 * @throws {BusinessError} E1301 for no such list; without a session there are only the countries, for the sign-up form.
 */
export function commonCodeHandlers({
  codeLists,
  guard,
}: Pick<Services, 'codeLists' | 'guard'>): Pick<Handlers, 'listCommonCodeDetails'> {
  return {
    listCommonCodeDetails: async ({ query: { mstCode }, locale, request }) => {
      const isPublic = mstCode === COUNTRY_MASTER;
      const list =
        isPublic || (await guard.sessionOf(request))
          ? await codeLists.get(mstCode, locale)
          : undefined;
      if (!list) throw new BusinessError('E1301');
      return list;
    },
  };
}
