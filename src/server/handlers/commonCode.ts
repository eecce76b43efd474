import { languageTag } from '@/domain/locale';
import type { Handlers } from '../contract';
import { BusinessError } from '../errors';
import { COUNTRY_MASTER, listDetails } from '../repositories/commonCodes';
import type { Services } from '../services';

/**
 * AP-4: the entries in use with their names in the reader's language, in their order and then in that language's.
 * @throws {BusinessError} E1301 for no such list; without a session there are only the countries, for the sign-up form.
 */
export function commonCodeHandlers({
  db,
  guard,
}: Pick<Services, 'db' | 'guard'>): Pick<Handlers, 'listCommonCodeDetails'> {
  return {
    listCommonCodeDetails: async ({ query: { mstCode }, locale, request }) => {
      if (mstCode !== COUNTRY_MASTER && !(await guard.sessionOf(request)))
        throw new BusinessError('E1301');
      const details = await listDetails(db, mstCode, locale);
      if (!details) throw new BusinessError('E1301');
      const { compare } = new Intl.Collator(languageTag(locale));
      return details
        .sort((a, b) => a.sortOrder - b.sortOrder || compare(a.codeName, b.codeName))
        .map(({ code, codeName }) => ({ code, codeName }));
    },
  };
}
