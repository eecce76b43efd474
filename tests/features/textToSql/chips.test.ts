import { createIntl } from 'react-intl';
import type { DataQuery } from '@/api';
import { booksModel } from '@/domain/questions';
import { chipsOf } from '@/features/textToSql/understanding/chips';
import { Names } from '@/features/textToSql/understanding/Names';
import type { Locale } from '@/domain/locale';
import { loadMessages, messagesOf } from '@/i18n';

beforeAll(() =>
  Promise.all((['en', 'ko', 'zh-tw'] as const).map((each) => loadMessages(each, 'tools'))),
);

const query = (given: Partial<DataQuery>): DataQuery => ({
  measures: [],
  dimensions: [],
  filters: [],
  thresholds: [],
  ...given,
});
const chips = (locale: Locale, given: Partial<DataQuery>) => {
  const intl = createIntl({ locale, messages: messagesOf(locale) });
  const names = new Names(intl, locale, { names: [] }, booksModel);
  return chipsOf(query(given), names, intl).map(({ text }) => text);
};

it('calls a list by what is listed, and a number of them a number', () => {
  expect(chips('ko', { entity: 'groups' })).toEqual(['계약집합']);
  expect(chips('ko', { measures: ['groups.count'] })).toEqual(['계약집합 수']);
  expect(chips('zh-tw', { entity: 'companies' })).toEqual(['公司']);
  expect(chips('zh-tw', { measures: ['companies.count'] })).toEqual(['公司數']);
});

it('says of what may only be so or not whether it is', () => {
  const flag = (isNegated: boolean) => ({
    filters: [{ dimension: 'canDelete', values: ['true'], isNegated }],
  });
  expect(chips('en', flag(false))).toEqual(['May delete: Yes']);
  expect(chips('ko', flag(true))).toEqual(['삭제 권한: 아니요']);
  const unused = { filters: [{ dimension: 'inUse', values: ['false'], isNegated: false }] };
  expect(chips('zh-tw', unused)).toEqual(['使用中：否']);
});

it('says what rows are chosen by, and figures only where they are ranked by them', () => {
  const within: DataQuery['within'] = {
    dimension: 'role',
    measures: ['roles.count'],
    filters: [{ dimension: 'canDelete', values: ['true'], isNegated: false }],
    thresholds: [],
  };
  expect(chips('en', { entity: 'users', within })).toEqual([
    'Users',
    'only some by Role: May delete: Yes',
  ]);
  const ranked: DataQuery['within'] = {
    dimension: 'portfolio',
    measures: ['csm'],
    filters: [],
    thresholds: [],
    order: { by: 'csm', direction: 'descending' },
    limit: 3,
  };
  const [, largest] = chips('en', { measures: ['revenue'], within: ranked });
  expect(largest).toBe('only some by Portfolio: CSM, largest CSM first, first 3');
});
