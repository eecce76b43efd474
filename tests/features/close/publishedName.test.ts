import { createIntl, type IntlShape } from 'react-intl';
import { languageTag, LOCALES, type Locale } from '@/domain/locale';
import { compareExample, examples } from '@/domain/ifrs17';
import { publishedName } from '@/features/close/published/publishedName';
import { loadMessages, messagesOf } from '@/i18n';

const onError = (error: Error) => {
  throw error;
};
const intlOf = async (locale: Locale): Promise<IntlShape> => {
  await loadMessages(locale, 'close');
  return createIntl({ locale: languageTag(locale), messages: messagesOf(locale), onError });
};

it.each(LOCALES)(
  'every figure of every published example has a name of its own in %s',
  async (locale) => {
    const intl = await intlOf(locale);
    for (const example of examples) {
      const paths = compareExample(example).map(({ path }) => path);
      const names = paths.map((path) => publishedName(intl, path));
      expect({
        id: example.id,
        same: names.filter((name, at) => names.indexOf(name) !== at),
      }).toEqual({ id: example.id, same: [] });
      // No part of a path is left in it.
      expect(names.filter((name) => /[a-z][A-Z]|[[\]]|year\d|para\d/.test(name))).toEqual([]);
    }
  },
);

it.each([
  ['profitOrLoss.profit[0]', 'Statement of financial performance · Profit or loss, period 1'],
  [
    'financialPosition.lrc[1]',
    'Statement of financial position · Liability for remaining coverage, period 2',
  ],
  ['year2.csm.opening', 'CSM · opening, period 2'],
  ['csmInitial', 'Initial recognition · CSM'],
  ['pvCurrent[0]', 'Present value at current rates, at the start'],
  ['pvCurrent[3]', 'Present value at current rates, at the end of period 3'],
])('%s is %s', async (path, name) => expect(publishedName(await intlOf('en'), path)).toBe(name));
