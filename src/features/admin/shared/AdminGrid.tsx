import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResourceName } from '@/domain/admin';
import { type GridValues, type Selection, summarise } from '@/domain/grid';
import { useScreenRights } from '@/store/workspace';
import { Button } from '@/ui';
import { DataGrid, type GridRow } from '@/ui/grid';
import styles from './AdminGrid.module.css';
import type { FieldChoices } from './columns';
import { AuditPanel } from './components/AuditPanel';
import { GridDialogs, type OpenDialog } from './components/GridDialogs';
import { GridToolbar } from './components/GridToolbar';
import { RecordList } from './components/RecordList';
import { useRowWords } from './rowWords';
import { useColumns } from './useColumns';
import type { DraftControl } from './useDraft';
import { useExport } from './useExport';
import { useGridRows } from './useGridRows';
import { useGridTexts } from './useGridTexts';
import { useListState } from './useListState';
import { useNarrow } from './useNarrow';
import { useRowActions } from './useRowActions';
import { useRowPages } from './useRowPages';
import { useSaving } from './useSaving';

export interface AdminGridProps {
  resource: ResourceName;
  title: string;
  /** 2 where it stands beside another on one screen. */
  level?: 1 | 2;
  drafting: DraftControl;
  choices: FieldChoices;
  /** Values that every row here has: they are neither shown nor typed. */
  fixed: GridValues;
  /** A row that is added begins so. */
  newRow: GridValues;
  /** Columns that are not shown until they are asked for. */
  hiddenFirst: readonly string[];
  /** What stands below the title of a row on a small screen. */
  listFields: readonly string[];
  onActive?: (row: GridRow | undefined) => void;
}

const span = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
const topLeft: Selection = { active: { row: 0, column: 1 }, extent: { row: 0, column: 1 } };

/** A resource as a grid: list, draft, save, import, export, audit. The screens say which resource and how it looks. */
export function AdminGrid(props: AdminGridProps) {
  const { resource, title, level = 1, drafting, choices, fixed, newRow, hiddenFirst, listFields, onActive } = props;
  const { formatMessage } = useIntl();
  const rights = useScreenRights();
  const narrow = useNarrow();
  const texts = useGridTexts();
  const words = useRowWords(resource, choices);
  const [selection, setSelection] = useState(topLeft);
  const [open, setOpen] = useState<OpenDialog>(null);
  const [auditShown, setAuditShown] = useState(false);

  const fixedFields = useMemo(() => Object.keys(fixed), [fixed]);
  const columns = useColumns(resource, choices, fixedFields, hiddenFirst);
  const list = useListState(resource, fixed);
  const pages = useRowPages(resource, list.query);
  const saving = useSaving({ resource, drafting, onSaved: pages.reload });
  const { draft } = drafting;
  const total = pages.total ?? 0;
  const rows = useGridRows({
    resource,
    draft,
    fixed,
    total,
    savedAt: pages.savedAt,
    problems: saving.problems,
    attempted: saving.attempted,
  });
  const readOnly = !rights.write;
  const act = useRowActions({ resource, rows, columns: columns.all, drafting, newRow, readOnly, forget: saving.forget });
  const exporting = useExport(resource, list.query, columns.shown);

  const active = rows.rowAt(selection.active.row);
  const checkedKeys = useMemo(() => new Set(list.checked.keys()), [list.checked]);
  const top = Math.min(selection.active.row, selection.extent.row);
  const bottom = Math.max(selection.active.row, selection.extent.row);
  const chosen = list.checked.size > 0 ? [...list.checked] : act.pick(span(top, bottom + 1));
  const check = (indexes: number[]) => {
    const next = new Map(list.checked);
    for (const [key, saved] of act.pick(indexes)) if (!next.delete(key)) next.set(key, saved);
    list.setChecked(next);
  };
  const onSelect = (next: Selection) => {
    setSelection(next);
    onActive?.(rows.rowAt(next.active.row));
  };
  const remove = () => {
    act.remove(chosen);
    list.setChecked(new Map());
  };
  const changes = new Set([...Object.keys(draft.changed), ...Object.keys(draft.deleted)]).size + draft.created.length;
  const Heading = `h${level}` as const;

  const note =
    pages.failure && rows.rowCount === 0 ? (
      <>
        <p role="alert">
          <FormattedMessage id="grid.failed" />
        </p>
        <Button onClick={pages.reload}>
          <FormattedMessage id="grid.retry" />
        </Button>
      </>
    ) : pages.total === undefined && rows.rowCount === 0 ? (
      <p role="status">
        <FormattedMessage id="grid.pending" />
      </p>
    ) : rows.rowCount === 0 ? (
      <>
        <p role="status">
          <FormattedMessage id={list.narrowed ? 'grid.noMatch' : 'grid.noRows'} />
        </p>
        {list.narrowed && (
          <Button onClick={list.clear}>
            <FormattedMessage id="grid.clearFilters" />
          </Button>
        )}
      </>
    ) : undefined;
  return (
    <section className={styles.screen} data-level={level} aria-label={title}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.count} role="status">
          {pages.total !== undefined && <FormattedMessage id="grid.count" values={{ count: pages.total }} />}
          {changes > 0 && (
            <strong>
              <FormattedMessage id="grid.changes" values={{ count: changes }} />
            </strong>
          )}
          {readOnly && <FormattedMessage id="grid.readOnly" />}
        </p>
      </div>
      <GridToolbar
        label={formatMessage({ id: 'grid.tools' }, { title })}
        search={list.search}
        onSearch={list.setSearch}
        canUndo={drafting.canUndo}
        canRedo={drafting.canRedo}
        canDelete={chosen.length > 0}
        canRecord={active !== undefined}
        changes={changes}
        busy={saving.busy}
        auditShown={auditShown}
        onAdd={rights.write ? act.add : undefined}
        onDelete={rights.delete && !narrow ? remove : undefined}
        onUndo={rights.write ? drafting.undo : undefined}
        onRedo={rights.write ? drafting.redo : undefined}
        onRecord={narrow ? undefined : () => setOpen({ record: selection.active.row })}
        onColumns={narrow ? undefined : () => setOpen('columns')}
        onImport={rights.write ? () => setOpen('import') : undefined}
        onExport={rights.export ? exporting.run : undefined}
        onAudit={() => setAuditShown(!auditShown)}
        onDiscard={() => setOpen('discard')}
        onSave={rights.write || rights.delete ? saving.ask : undefined}
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
            onVisible={pages.onVisible}
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
            checked={checkedKeys}
            texts={texts}
            note={note}
            onSort={list.setSort}
            onFilter={list.setFilter}
            onWidth={columns.setWidth}
            onCheck={check}
            onCheckAll={() =>
              list.checked.size > 0 ? list.setChecked(new Map()) : check(span(pages.seen.start, pages.seen.end))
            }
            onType={act.type}
            onSelect={onSelect}
            onVisible={pages.onVisible}
            onUndo={drafting.undo}
            onRedo={drafting.redo}
            onSave={saving.ask}
            onAdd={() => !readOnly && act.add()}
          />
        )}
        {auditShown && (
          <AuditPanel
            resource={resource}
            chosen={active && active.state !== 'created' ? { key: active.key, title: words.title(active.values) } : undefined}
            words={words}
          />
        )}
      </div>
      <GridDialogs
        open={open}
        onOpen={setOpen}
        resource={resource}
        fixed={fixed}
        newRow={newRow}
        summary={
          saving.dialog === 'summary'
            ? summarise(
                draft,
                columns.all.map(({ id }) => id),
              )
            : undefined
        }
        {...{ columns, rows, words, act, saving, drafting, readOnly, mayDelete: rights.delete, onSaved: pages.reload }}
      />
    </section>
  );
}
