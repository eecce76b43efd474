import type { IntlShape } from 'react-intl';
import type { SheetName } from '@/domain/closeReports';
import { nameWords } from '../explain';
import type { TableWords } from '../tables/useTableWords';

/** What rows of the workbook are called: cells of tables by table, row and column, figures and facts as explanations call them. */
export const workbookNames =
  (intl: IntlShape, words: TableWords) =>
  (name: string, sheet: SheetName): string => {
    if (sheet === 'tables') {
      const [first, last] = [name.indexOf('.'), name.lastIndexOf('.')];
      const [table, row, column] = [
        name.slice(0, first),
        name.slice(first + 1, last),
        name.slice(last + 1),
      ];
      return [words.title(table), words.row(table, row), words.column(table, column)].join(' · ');
    }
    const { subject, words: said } = nameWords(intl, name);
    if (said === '') return name;
    return subject === '' ? said : `${said}, ${words.subject(subject)}`;
  };
