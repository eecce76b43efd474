import { FormattedMessage, useIntl } from 'react-intl';
import { toastShown, useAppDispatch, useScreenRights } from '@/store';
import { Disclosure, saveFile } from '@/ui';
import { Icon } from '@/ui/icons';
import type { TableFile } from './exportTable';
import styles from './FigureTable.module.css';

/** Saves a table as a file, for those who may. What writes it comes when it is asked for, as its rows may. */
export function ExportMenu({ table }: { table: () => TableFile | Promise<TableFile> }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const rights = useScreenRights();
  if (!rights.export) return null;

  const save = async (format: 'csv' | 'xlsx') => {
    const { csvOf, workbookOf } = await import(
      /* webpackChunkName: "closeExport" */ './exportTable'
    );
    const file = await table();
    saveFile(format === 'csv' ? csvOf(file) : await workbookOf(file), `${file.title}.${format}`);
  };
  const choose = (format: 'csv' | 'xlsx') => () =>
    void save(format).catch(() =>
      dispatch(toastShown({ intent: 'error', text: { id: 'close.export.failed' } })),
    );
  return (
    <Disclosure
      label={intl.formatMessage({ id: 'close.export' })}
      className={styles.export}
      summary={<Icon name="download" size={16} />}
    >
      <button type="button" onClick={choose('csv')}>
        <FormattedMessage id="close.export.csv" />
      </button>
      <button type="button" onClick={choose('xlsx')}>
        <FormattedMessage id="close.export.workbook" />
      </button>
    </Disclosure>
  );
}
