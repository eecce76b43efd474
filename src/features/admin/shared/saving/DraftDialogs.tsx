import { summarise } from '@/domain/grid';
import { conflictsOf } from '../rows/problems';
import type { RowFormatters } from '../rows/rowFormatters';
import type { DraftController } from './useDraft';
import type { SavingControl } from './useSaving';
import { ConflictDialog } from './ConflictDialog';
import { DiscardDialog } from './DiscardDialog';
import { SaveDialog } from './SaveDialog';

interface DraftDialogsProps {
  draftController: DraftController;
  saving: SavingControl;
  words: RowFormatters;
  /** In which a summary names what differs. */
  fields: readonly string[];
}

/** What a draft asks before it is saved or given up; at most one dialog is open. */
export function DraftDialogs({ draftController, saving, words, fields }: DraftDialogsProps) {
  const { draft } = draftController;
  const { dialog, busy, close } = saving;
  if (dialog === 'summary') {
    return (
      <SaveDialog
        summary={summarise(draft, fields)}
        words={words}
        busy={busy}
        onConfirm={() => void saving.confirm()}
        onClose={close}
      />
    );
  }
  if (dialog === 'conflicts') {
    const conflicts = conflictsOf(saving.problems);
    return (
      <ConflictDialog
        {...{ conflicts, draft, fields, words }}
        onChoose={saving.choose}
        onClose={close}
      />
    );
  }
  return dialog === 'discard' ? <DiscardDialog onDiscard={saving.discard} onClose={close} /> : null;
}
