import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { mayHaveChildren } from '@/domain/admin';
import { type SavedRow, stateOf } from '@/domain/grid';
import { useScreenRights, useLocale } from '@/store';
import { EmptyState } from '@/ui';
import { MasterDetail } from '../list/MasterDetail';
import type { Problems } from '../shared/rows/problems';
import type { DraftController } from '../shared/saving/useDraft';
import { useProblemText } from '../shared/rows/useGridRows';
import { DeletedMenus } from './components/DeletedMenus';
import { MenuPane } from './components/MenuPane';
import { MenuTools } from './components/MenuTools';
import { deletedBranches } from './menuDraft';
import { MenuForm } from './menuForm/MenuForm';
import { menuName, parentOptions, treeItems } from './menuView';
import { form, page, tree } from './messages';
import { useMenuEditor } from './useMenuEditor';

interface MenuEditorProps {
  saved: readonly SavedRow[];
  draftController: DraftController;
  /** What the server refused, by menu. */
  problems: Problems;
  /** Whether what is missing is marked before somebody has been there. */
  showAllErrors: boolean;
  onEdited: (keys: readonly string[]) => void;
}

/** The tree beside what the chosen menu holds; everything that is done goes into the draft. */
export function MenuEditor({
  saved,
  draftController,
  problems,
  showAllErrors,
  onEdited,
}: MenuEditorProps) {
  const intl = useIntl();
  const locale = useLocale();
  const rights = useScreenRights();
  const { draft } = draftController;
  const editor = useMenuEditor(saved, draftController);
  const [opened, setOpened] = useState(false);
  const { menus, chosen } = editor;
  const view = {
    draft,
    locale,
    unnamed: intl.formatMessage(tree.unnamed),
    problems,
    showAllErrors,
  };
  const problemText = useProblemText();
  const problemOf = (key: string) => problems[key] && problemText(problems[key]);
  const may = {
    write: rights.write,
    delete: rights.delete,
    addChild: chosen !== undefined && mayHaveChildren(menus, chosen.menuId),
    up: editor.stepOf('up') !== undefined,
    down: editor.stepOf('down') !== undefined,
    in: editor.stepOf('in') !== undefined,
    out: editor.stepOf('out') !== undefined,
  };
  const created = chosen !== undefined && stateOf(draft, chosen.menuId) === 'created';
  const open = () => {
    // On a narrow screen the form must be there before it can take the focus.
    flushSync(() => setOpened(true));
    document.getElementById(created ? 'menu-menuId' : 'menu-nameKo')?.focus();
  };
  return (
    <MasterDetail
      opened={opened}
      backLabel={intl.formatMessage(page.back)}
      onBack={() => setOpened(false)}
      master={{
        label: intl.formatMessage(tree.label),
        narrowHead: !rights.write && !rights.delete,
        head: (
          <MenuTools
            may={may}
            onOpen={open}
            chosen={chosen !== undefined}
            onAddSibling={editor.addSibling}
            onAddChild={() => chosen && editor.addChild(chosen.menuId)}
            onMove={(move) => chosen && editor.move(chosen.menuId, move)}
            onDelete={() => chosen && editor.remove(chosen.menuId)}
          />
        ),
        body: (
          <MenuPane
            items={treeItems(menus, editor.collapsed, view)}
            chosen={chosen?.menuId}
            may={rights}
            said={editor.said}
            onChoose={editor.select}
            onToggle={editor.toggleBranch}
            onMove={editor.move}
            placeAt={editor.placeAt}
            onPlace={editor.place}
            onRemove={editor.remove}
            onEdit={open}
            onAddFirst={() => editor.addChild(null)}
          />
        ),
        foot: Object.keys(draft.deleted).length > 0 && (
          <DeletedMenus
            menus={deletedBranches(draft).map((row) => ({
              key: row.key,
              name: menuName(row, view),
              problem: problemOf(row.key),
            }))}
            onRestore={editor.restore}
          />
        ),
      }}
      detail={{
        label: intl.formatMessage(page.detail),
        body: chosen ? (
          <MenuForm
            key={chosen.menuId}
            values={chosen.values}
            created={created}
            readOnly={!rights.write}
            parents={parentOptions(menus, chosen.menuId, intl.formatMessage(form.top), view)}
            refused={problems[chosen.menuId]?.errors ?? {}}
            problem={problemOf(chosen.menuId)}
            showAllErrors={showAllErrors}
            onChange={(field, value) => {
              editor.edit(chosen.menuId, field, value);
              onEdited([chosen.menuId]);
            }}
          />
        ) : (
          <EmptyState>
            <FormattedMessage {...page.choose} />
          </EmptyState>
        ),
      }}
    />
  );
}
