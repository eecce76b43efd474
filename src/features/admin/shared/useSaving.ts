import { useState } from 'react';
import { judgeValues, type ResourceName } from '@/domain/admin';
import { type Draft, type RowChange, settleConflict, toBatch } from '@/domain/grid';
import { alertShown, noticeShown, useAppDispatch } from '@/store';
import { failureOf, useSaveAdminRowsMutation } from '@/store/server';
import { serverValues } from './lists';
import type { DraftControl } from './useDraft';
import { conflictsOf, type Problems, problemsOf } from './problems';

interface SavingNeeds {
  resource: ResourceName;
  drafting: DraftControl;
  /** Makes the batch where rows depend on each other. */
  batchOf?: (draft: Draft) => RowChange[];
  onSaved: () => void;
  /** Rows that cannot be saved, by their keys: the screen shows the first. */
  onRefused?: (keys: readonly string[]) => void;
}

/** The rows of the draft that break a rule that can be judged here. */
function faultyRows(resource: ResourceName, draft: Draft): string[] {
  const changed = Object.entries(draft.changed).filter(([key]) => !draft.deleted[key]);
  const rows = [
    ...draft.created,
    ...changed.map(([key, { saved, values }]) => ({ key, values: { ...saved.values, ...values } })),
  ];
  return rows.filter(({ values }) => judgeValues(resource, serverValues(resource, values)).length > 0).map(({ key }) => key);
}

/** Saving the draft as one batch: judged here first, then summed up, then all of it or nothing. */
export function useSaving({ resource, drafting, batchOf = toBatch, onSaved, onRefused }: SavingNeeds) {
  const dispatch = useAppDispatch();
  const [save, { isLoading }] = useSaveAdminRowsMutation();
  const [problems, setProblems] = useState<Problems>({});
  const [attempted, setAttempted] = useState(false);
  const [dialog, setDialog] = useState<'summary' | 'conflicts' | null>(null);
  const { draft, dirty } = drafting;

  const ask = () => {
    if (!dirty || isLoading) return;
    setAttempted(true);
    const faulty = faultyRows(resource, draft);
    if (faulty.length === 0) return setDialog('summary');
    onRefused?.(faulty);
    dispatch(noticeShown({ intent: 'error', text: { id: 'grid.save.faults', values: { count: faulty.length } } }));
  };
  const settle = (batch: readonly RowChange[], found: Problems) => {
    setProblems(found);
    onRefused?.(Object.keys(found));
    // The dialog says by itself that nothing was saved.
    if (conflictsOf(found).length > 0) return setDialog('conflicts');
    setDialog(null);
    const count = Object.keys(found).length;
    dispatch(noticeShown({ intent: 'error', text: { id: 'grid.save.refused', values: { count, lines: batch.length } } }));
  };
  const confirm = async () => {
    const batch = batchOf(draft);
    const changes = batch.map(({ key, values, ...change }) => ({
      ...change,
      ...(change.op !== 'create' && { key }),
      ...(values && { values: serverValues(resource, values) }),
    }));
    const answer = await save({ resource, adminSaveRequest: { changes } });
    const result = answer.data?.data;
    if (!result) {
      setDialog(null);
      if (failureOf(answer)?.kind === 'broken') dispatch(alertShown({ type: 'error', text: { id: 'grid.save.failed' } }));
      return;
    }
    if (!result.saved) return settle(batch, problemsOf(batch, result.lines));
    setProblems({});
    setAttempted(false);
    setDialog(null);
    drafting.discard();
    onSaved();
    dispatch(noticeShown({ intent: 'success', text: { id: 'grid.save.done', values: { count: batch.length } } }));
  };
  /** What was refused of these rows no longer holds: they were changed since. */
  const forget = (keys: readonly string[]) =>
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !keys.includes(key))));
  const choose = (choices: Readonly<Record<string, 'mine' | 'theirs'>>) => {
    const next = conflictsOf(problems).reduce(
      (before, [key, { current }]) => settleConflict(before, key, choices[key] ?? 'mine', current),
      draft,
    );
    drafting.change(next);
    forget(Object.keys(choices));
    setDialog(null);
    onSaved();
  };
  return { ask, confirm, choose, forget, problems, attempted, dialog, busy: isLoading, close: () => setDialog(null) };
}
