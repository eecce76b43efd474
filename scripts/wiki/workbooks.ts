/** The workbooks of the handbook's worked numbers: formulas over cells, which work out again what the engine has. */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createIntl } from 'react-intl';
import writeXlsxFile from 'write-excel-file/node';
import { liveWorkbook, sheetNames, type SheetName } from '../../src/domain/closeReports';
import { engineInput, explainer, parse } from '../../src/domain/ifrs17';
import { LOCALES, type Locale } from '../../src/domain/locale';
import { flattened } from '../../src/domain/wiki';
import { nameWords } from '../../src/features/close/explain/nameWords';
import {
  liveWorkbookSheets,
  workbookHeads,
} from '../../src/features/close/measurement/liveWorkbookSheets';
import { examplesOf, workbookAddress } from './takeAlong';
import { inputOf } from './workedNumbers';

async function wordsOfSheets(locale: Locale) {
  const file = path.resolve(import.meta.dirname, `../../src/i18n/messages/close/${locale}.json`);
  const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const intl = createIntl({ locale, messages });
  const sheets = Object.fromEntries(
    sheetNames.map((name) => [name, intl.formatMessage({ id: `close.workbook.${name}` })]),
  ) as Record<SheetName, string>;
  const heads = workbookHeads.map((head) =>
    intl.formatMessage({ id: `close.workbook.head.${head}` }),
  );
  const nameOf = (name: string) => {
    const { subject, words } = nameWords(intl, name);
    return words === '' ? name : [words, subject].filter(Boolean).join(', ');
  };
  return { sheets, heads, nameOf };
}

/** Every figure of an example that is not nothing, with all behind it. */
function figuresOf(example: string) {
  const { explain, figures } = explainer(parse(engineInput, inputOf(example)));
  return figures
    .flatMap((figure) => explain(figure) ?? [])
    .filter(({ value }) => Math.abs(value) > 1e-9);
}

/** Writes the workbook of every example that a page rests on, in every language. */
export async function writeWorkbooks(siteDir: string): Promise<void> {
  const examples = new Set(flattened.flatMap(({ path: section }) => examplesOf(section)));
  await mkdir(path.join(siteDir, 'assets/workbooks'), { recursive: true });
  for (const locale of LOCALES) {
    const words = await wordsOfSheets(locale);
    for (const example of examples) {
      const book = liveWorkbook(figuresOf(example), (sheet) => words.sheets[sheet]);
      const file = path.join(siteDir, workbookAddress(example, locale));
      await writeXlsxFile(liveWorkbookSheets(book, words)).toFile(file);
    }
  }
}
