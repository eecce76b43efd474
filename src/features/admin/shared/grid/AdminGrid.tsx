import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMedia } from '@/ui';
import { DataGrid } from '@/ui/grid';
import styles from './AdminGrid.module.css';
import { AuditPanel } from '../audit/AuditPanel';
import { GridDialogs, type OpenDialog } from './GridDialogs';
import { GridNote } from './GridNote';
import { GridTools } from './GridTools';
import { RecordList } from './RecordList';
import { type AdminGridProps, useAdminGrid } from './useAdminGrid';
import { useGridTexts } from './useGridTexts';

/** A resource as a grid: list, draft, save, import, export, audit. The screens say which resource and how it looks. */
export function AdminGrid(props: AdminGridProps) {
  const { resource, title, level = 1, draftController, listFields } = props;
  // There is no room for a grid.
  const narrow = useMedia('(width < 600px)') ?? false;
  const texts = useGridTexts();
  const [open, setOpen] = useState<OpenDialog>(null);
  const [auditShown, setAuditShown] = useState(false);
  const grid = useAdminGrid(props);
  const {
    readOnly,
    words,
    columns,
    list,
    pages,
    saving,
    rows,
    actions,
    active,
    changes,
    onSelect,
  } = grid;
  const Heading = `h${level}` as const;

  const why = pages.failed
    ? 'failed'
    : pages.total === undefined
      ? 'loading'
      : list.narrowed
        ? 'noMatch'
        : 'noRows';
  const note = rows.rowCount === 0 && (
    <GridNote state={why} onRetry={pages.retry} onClear={list.clear} />
  );
  const chosen =
    active && active.state !== 'created'
      ? { key: active.key, title: words.title(active.values) }
      : undefined;
  return (
    <section className={styles.screen} data-level={level} aria-label={title}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.count} role="status">
          {pages.total !== undefined && (
            <span>
              <FormattedMessage id="grid.count" values={{ count: pages.total }} />
            </span>
          )}
          {changes > 0 && (
            <strong>
              <FormattedMessage id="grid.changes" values={{ count: changes }} />
            </strong>
          )}
          {readOnly && (
            <span>
              <FormattedMessage id="grid.readOnly" />
            </span>
          )}
        </p>
        {pages.failed && rows.rowCount > 0 && (
          <GridNote state="failed" size="line" onRetry={pages.retry} onClear={list.clear} />
        )}
      </div>
      <GridTools
        title={title}
        grid={grid}
        narrow={narrow}
        auditShown={auditShown}
        onAudit={() => setAuditShown(!auditShown)}
        onOpen={setOpen}
      />
      <div className={styles.main}>
        {narrow && rows.rowCount > 0 ? (
          <RecordList
            label={title}
            rowCount={rows.rowCount}
            rowAt={rows.rowAt}
            words={words}
            fields={listFields}
            onOpen={(record) => {
              onSelect({ active: { row: record, column: 1 }, extent: { row: record, column: 1 } });
              setOpen({ record });
            }}
            onVisible={grid.onVisible}
            page={list.page}
            onPage={list.setPage}
          />
        ) : narrow && note ? (
          <div className={styles.note}>{note}</div>
        ) : (
          <DataGrid
            label={title}
            columns={columns.shown}
            rowCount={rows.rowCount}
            rowAt={rows.rowAt}
            readOnly={readOnly}
            sort={list.sort}
            filters={list.filters}
            checked={grid.checked}
            texts={texts}
            note={note}
            ready={pages.total !== undefined}
            place={grid.place}
            onPlace={grid.onPlace}
            focusRows={grid.focusRows}
            onSort={list.setSort}
            onFilter={list.setFilter}
            onWidth={columns.setWidth}
            onCheck={grid.onCheck}
            onCheckAll={grid.onCheckAll}
            onNotLoaded={grid.notifyNotLoaded}
            onTruncated={grid.notifyTruncated}
            onType={actions.setCells}
            onSelect={onSelect}
            onVisible={grid.onVisible}
            onUndo={draftController.undo}
            onRedo={draftController.redo}
            onSave={saving.ask}
            onAdd={() => !readOnly && actions.add()}
          />
        )}
        {auditShown && <AuditPanel resource={resource} chosen={chosen} words={words} />}
      </div>
      <GridDialogs open={open} onOpen={setOpen} grid={grid} />
    </section>
  );
}
