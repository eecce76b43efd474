import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sheetNames, type SheetName } from '@/domain/closeReports';
import { toastShown, useAppDispatch, useScreenRights } from '@/store';
import { Button, saveFile } from '@/ui';
import { askOfClose, type LoadedClose } from '../engine';
import type { FetchSource } from '../explain';
import type { TableWords } from '../tables/useTableWords';
import { workbookHeads } from './liveWorkbookSheets';
import { workbookNames } from './workbookNames';
import styles from './Measurement.module.css';

interface LiveWorkbookProps {
  close: LoadedClose;
  fetchSource: FetchSource;
  words: TableWords;
  title: string;
}

/** A portfolio of the demo insurer: some 200,000 rows. A workbook of more groups would be one that nobody opens. */
const MAX_GROUPS = 20;

/** Saves the measurement as a workbook of formulas: opened in a spreadsheet and recalculated it gives the same figures, and follows what is changed in it. */
export function LiveWorkbook({ close, fetchSource, words, title }: LiveWorkbookProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const rights = useScreenRights();
  const [isBusy, setBusy] = useState(false);
  if (!rights.export) return null;
  const isTooLarge = close.groups.length > MAX_GROUPS;

  const save = async () => {
    const sheets = Object.fromEntries(
      sheetNames.map((name) => [name, intl.formatMessage({ id: `close.workbook.${name}` })]),
    ) as Record<SheetName, string>;
    const [{ liveWorkbookFile }, sources] = await Promise.all([
      import(/* webpackChunkName: "closeWorkbook" */ './liveWorkbookFile'),
      // The figures of a group whose input cannot be had are inputs of the workbook.
      Promise.all(close.groups.map(({ id }) => fetchSource(id).catch(() => undefined))),
    ]);
    const known = sources.filter((source) => source !== undefined);
    const book = await askOfClose(close, 'workbook', known, sheets);
    const heads = workbookHeads.map((head) =>
      intl.formatMessage({ id: `close.workbook.head.${head}` }),
    );
    const nameOf = workbookNames(intl, words);
    saveFile(await liveWorkbookFile(book, { sheets, heads, nameOf }), `${title}.xlsx`);
  };
  const start = () => {
    setBusy(true);
    save()
      .catch(() => dispatch(toastShown({ intent: 'error', text: { id: 'close.export.failed' } })))
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.workbook}>
      <Button disabled={isBusy || isTooLarge} onClick={start}>
        <FormattedMessage id={isBusy ? 'close.workbook.busy' : 'close.workbook.save'} />
      </Button>
      <span>
        <FormattedMessage
          id={isTooLarge ? 'close.workbook.tooLarge' : 'close.workbook.text'}
          values={{ count: MAX_GROUPS }}
        />
      </span>
    </div>
  );
}
