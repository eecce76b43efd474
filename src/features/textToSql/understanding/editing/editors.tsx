import type { EditorProps } from './ChipEditor';
import { FilterEditor } from './FilterEditor';
import { LimitEditor, OrderEditor, PeriodEditor, ThresholdEditor } from './PartEditors';

const EDITORS = {
  period: PeriodEditor,
  order: OrderEditor,
  limit: LimitEditor,
} as const;
const INDEXED_EDITORS = { filter: FilterEditor, threshold: ThresholdEditor } as const;

export const isEditable = (chip: string): boolean => {
  const [kind = ''] = chip.split(' ');
  return Object.hasOwn(EDITORS, kind) || Object.hasOwn(INDEXED_EDITORS, kind);
};

/** What changes a part: its kind, and which of them it is, are the id of its chip. */
export function PartEditor({ chip, ...props }: EditorProps & { chip: string }) {
  const [kind, index] = chip.split(' ');
  if (kind === 'filter' || kind === 'threshold') {
    const Editor = INDEXED_EDITORS[kind];
    return <Editor {...props} index={Number(index)} />;
  }
  if (kind !== 'period' && kind !== 'order' && kind !== 'limit') return null;
  const Editor = EDITORS[kind];
  return <Editor {...props} />;
}
