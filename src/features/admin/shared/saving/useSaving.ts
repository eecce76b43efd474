import { useState } from 'react';
import type { ResourceName } from '@/domain/admin';
import { type Draft, type GridValues, type RowChange, toBatch } from '@/domain/grid';
import { toastShown, showFailure, useAppDispatch } from '@/store';
import { toApiError, siteApi, useSaveAdminRowsMutation } from '@/api';
import type { FieldChoices } from '../rows/columns';
import { serverValues } from '../rows/lists';
import { conflictsOf, type Problems, problemsOf } from '../rows/problems';
import { rowErrors } from '../rows/rowErrors';
import { savedRow } from '../rows/rowPages';
import type { DraftController } from './useDraft';

interface SavingNeeds {
  resource: ResourceName;
  draftController: DraftController;
  /** Makes the batch where rows depend on each other. */
  batchOf?: (draft: Draft) => RowChange[];
  /** From which the fields choose, where it is known. */
  choices?: FieldChoices;
  onSaved?: () => void;
  /** Rows that cannot be saved, by their keys: the screen shows the first. */
  onRefused?: (keys: readonly string[]) => void;
}

const noChoices: FieldChoices = {};

/** The rows of the draft that break a rule that can be judged here. */
function faultyRows(resource: ResourceName, draft: Draft, choices: FieldChoices): string[] {
  const isFaulty = (values: GridValues, saved?: GridValues) =>
    rowErrors(resource, values, saved, choices).length > 0;
  const created = draft.created.filter(({ values }) => isFaulty(values)).map(({ key }) => key);
  const changed = Object.values(draft.changed).filter(
    ({ saved, values }) =>
      !draft.deleted[saved.key] && isFaulty({ ...saved.values, ...values }, saved.values),
  );
  return [...created, ...changed.map(({ saved }) => saved.key)];
}

/** Saving the draft as one batch: judged here first, then summed up, then all of it or nothing. */
export function useSaving({
  resource,
  draftController,
  batchOf = toBatch,
  choices = noChoices,
  onSaved,
  onRefused,
}: SavingNeeds) {
  const dispatch = useAppDispatch();
  const [save, { isLoading }] = useSaveAdminRowsMutation();
  const [problems, setProblems] = useState<Problems>({});
  const [attempted, setAttempted] = useState(false);
  const [dialog, setDialog] = useState<'summary' | 'conflicts' | 'discard' | null>(null);
  const { draft, dirty } = draftController;

  const ask = () => {
    if (!dirty || isLoading) return;
    setAttempted(true);
    const faulty = faultyRows(resource, draft, choices);
    if (faulty.length === 0) return setDialog('summary');
    onRefused?.(faulty);
    dispatch(
      toastShown({
        intent: 'error',
        text: { id: 'grid.save.faults', values: { count: faulty.length } },
      }),
    );
  };
  const settle = (batch: readonly RowChange[], found: Problems) => {
    setProblems(found);
    onRefused?.(Object.keys(found));
    // The dialog says by itself that nothing was saved.
    if (conflictsOf(found).length > 0) return setDialog('conflicts');
    setDialog(null);
    const count = Object.keys(found).length;
    dispatch(
      toastShown({
        intent: 'error',
        text: { id: 'grid.save.refused', values: { count, lines: batch.length } },
      }),
    );
  };
  const confirm = async () => {
    const batch = batchOf(draft);
    const changes = batch.map(({ key, values, ...change }) => ({
      ...change,
      ...(change.op !== 'create' && { key }),
      ...(values && { values: serverValues(resource, values) }),
    }));
    const answer = await save({ resource, adminSaveRequest: { changes } });
    const result = answer.data;
    if (!result) {
      setDialog(null);
      dispatch(showFailure(toApiError(answer), { text: { id: 'grid.save.failed' } }));
      return;
    }
    if (!result.saved) return settle(batch, problemsOf(batch, result.lines));
    setProblems({});
    setAttempted(false);
    setDialog(null);
    onSaved?.();
    const saved = result.lines.flatMap(({ index, current }) => {
      const key = batch[index]?.key;
      return key !== undefined && current ? [[key, savedRow(current)]] : [];
    });
    draftController.saveBatch({ sent: draft, saved: Object.fromEntries(saved) });
    dispatch(
      toastShown({
        intent: 'success',
        text: { id: 'grid.save.done', values: { count: batch.length } },
      }),
    );
  };
  /** Takes the errors of these rows away: they were changed since. */
  const clearErrors = (keys: readonly string[]) =>
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([key]) => !keys.includes(key))),
    );
  const choose = (choices: Readonly<Record<string, 'mine' | 'theirs'>>) => {
    draftController.resolveConflicts({
      choices: conflictsOf(problems).map(([key, { current }]) => ({
        key,
        choice: choices[key] ?? 'mine',
        current,
      })),
    });
    clearErrors(Object.keys(choices));
    setDialog(null);
    // Nothing was saved here, but something elsewhere: the list is older than what was chosen between.
    dispatch(siteApi.util.invalidateTags([{ type: 'AdminRows', id: resource }]));
  };
  return {
    ask,
    confirm,
    choose,
    clearErrors,
    problems,
    attempted,
    dialog,
    busy: isLoading,
    close: () => setDialog(null),
    askDiscard: () => setDialog('discard'),
    discard: () => {
      draftController.discard();
      setProblems({});
      setAttempted(false);
      setDialog(null);
    },
  };
}

export type SavingControl = ReturnType<typeof useSaving>;
