import { respondWith, success } from '../../support/handlers';
import { book } from './closeServer';

/** Beside the small company a book that the user has loaded, and shared with auditors. */
export const ownBooks = [
  respondWith(
    'listCloseBooks',
    success({
      books: [
        book,
        {
          ...book,
          bookId: 'mine',
          kind: 'own',
          name: { en: 'Riverside Life', ko: '강변생명', 'zh-tw': '河岸人壽' },
          isOwn: true,
        },
      ],
    }),
  ),
  respondWith(
    'getCloseBookSharing',
    success({
      roles: [
        {
          roleId: 'CFO',
          name: { en: 'Chief financial officer', ko: '재무책임자', 'zh-tw': '財務長' },
          isGiven: false,
        },
        {
          roleId: 'AUDITOR',
          name: { en: 'Auditor', ko: '감사인', 'zh-tw': '查核人員' },
          isGiven: true,
        },
      ],
    }),
  ),
];
