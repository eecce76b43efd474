import type { GridControl } from './useAdminGrid';
import { useExport } from '../toolbar/useExport';
import type { OpenDialog } from './GridDialogs';
import {
  ExportTool,
  SaveTools,
  SearchTool,
  Tool,
  Toolbar,
  ToolGroup,
  UndoTools,
} from '../toolbar/Toolbar';

interface GridToolsProps {
  title: string;
  grid: GridControl;
  /** Rows are listed there, and opened one by one: what needs a grid is not offered. */
  narrow: boolean;
  auditShown: boolean;
  onAudit: () => void;
  onOpen: (open: OpenDialog) => void;
}

/** What can be done with the rows of a grid. What the rights do not allow is not offered. */
export function GridTools({ title, grid, narrow, auditShown, onAudit, onOpen }: GridToolsProps) {
  const { resource, rights, list, columns, draftController, actions, active, saving } = grid;
  const exporting = useExport(resource, list.query, columns.shown);
  return (
    <Toolbar title={title}>
      <SearchTool search={list.search} onSearch={list.setSearch} />
      <ToolGroup>
        {rights.write && <Tool id="grid.tool.add" onClick={actions.add} />}
        {rights.delete && !narrow && (
          <Tool
            id="grid.tool.delete"
            onClick={grid.remove}
            disabled={!active && list.checked.size === 0}
          />
        )}
        {!narrow && (
          <Tool
            id="grid.tool.record"
            onClick={() => onOpen({ record: grid.activeIndex })}
            disabled={!active}
          />
        )}
        {rights.write && <UndoTools draftController={draftController} />}
      </ToolGroup>
      <ToolGroup>
        {!narrow && <Tool id="grid.tool.columns" onClick={() => onOpen('columns')} />}
        {rights.write && <Tool id="grid.tool.import" onClick={() => onOpen('import')} />}
        <ExportTool onExport={rights.export ? exporting.run : undefined} />
        <Tool id="grid.tool.audit" onClick={onAudit} pressed={auditShown} />
      </ToolGroup>
      {(rights.write || rights.delete) && <SaveTools saving={saving} changes={grid.changes} />}
    </Toolbar>
  );
}
