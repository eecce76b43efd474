import { createIntl } from 'react-intl';
import { booksModel } from '@/domain/questions';
import { Names } from '@/features/textToSql/understanding/Names';
import { orderText, ordersOf } from '@/features/textToSql/understanding/orders';
import { loadMessages, messagesOf } from '@/i18n';

const query = { measures: ['csm'], dimensions: ['portfolio'], filters: [], thresholds: [] };

it.each([
  ['en', ['largest CSM first', 'largest CSM (change) first', 'largest CSM (change in %) first']],
  ['ko', ['CSM 내림차순', 'CSM(증감) 내림차순', 'CSM(증감률) 내림차순']],
  ['zh-tw', ['CSM由大到小', 'CSM（增減）由大到小', 'CSM（增減率）由大到小']],
] as const)(
  'orders what is compared by how large it is or how it moved, and says which, in %s',
  async (locale, texts) => {
    await loadMessages(locale, 'tools');
    const intl = createIntl({ locale, messages: messagesOf(locale) });
    const names = new Names(intl, locale, { names: [] }, booksModel);
    const textsOf = (orders: ReturnType<typeof ordersOf>) =>
      orders
        .filter(({ direction }) => direction === 'descending')
        .map((order) => orderText(order, names, intl));
    expect(textsOf(ordersOf({ ...query, comparison: 'previous' }))).toEqual(texts);
    expect(textsOf(ordersOf(query))).toEqual(texts.slice(0, 1));
  },
);
