import { languageTag } from '@/domain/locale';
import type { Handlers } from '../contract';
import { BusinessError } from '../errors';
import { listDetails } from '../repositories/commonCodes';
import type { Services } from '../services';

/** AP-4: names in the reader's language, in that language's order. */
export function commonCodeHandlers({ db }: Services): Pick<Handlers, 'listCommonCodeDetails'> {
  return {
    listCommonCodeDetails: async ({ query, locale }) => {
      const details = await listDetails(db, query.mstCode, locale);
      if (!details) throw new BusinessError('E1301');
      const { compare } = new Intl.Collator(languageTag(locale));
      return details.sort((a, b) => compare(a.codeName, b.codeName));
    },
  };
}
