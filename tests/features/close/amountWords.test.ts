import { createIntl } from 'react-intl';
import { ruleSetNames, rulesIn } from '@/domain/closeReports';
import { languageTag, LOCALES } from '@/domain/locale';
import { amountWords } from '@/features/close/journals/amountWords';
import { loadMessages, messagesOf } from '@/i18n';

it('[RT-11] says what each rule posts, with its signs', async () => {
  await loadMessages('en', 'close');
  const intl = createIntl({ locale: 'en', messages: messagesOf('en') });
  expect(amountWords(intl, '- licPaid')).toEqual(['− Liability for incurred claims · paid']);
  expect(amountWords(intl, 'raInterest + raRateChange')).toEqual([
    expect.stringMatching(/^Risk adjustment · /),
    expect.stringMatching(/^\+ Risk adjustment · /),
  ]);
});

it.each(LOCALES)('[RT-11] has words for every figure that a rule posts in %s', async (locale) => {
  await loadMessages(locale, 'close');
  const intl = createIntl({ locale: languageTag(locale), messages: messagesOf(locale) });
  const rules = ruleSetNames.flatMap((set) => rulesIn(set, {}));
  const said = rules.flatMap(({ amount }) => {
    const words = amountWords(intl, amount);
    // Two figures of a rule are told apart.
    expect(new Set(words).size).toBe(words.length);
    return words;
  });
  expect(said.filter((words) => /[a-z][A-Z]/.test(words))).toEqual([]);
});
