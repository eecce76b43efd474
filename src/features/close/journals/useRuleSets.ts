import { useMemo } from 'react';
import { toApiError, useListCloseRuleSetsQuery, useSaveCloseRuleSetMutation } from '@/api';
import { rulesIn, type LedgerRules, type RuleSetName } from '@/domain/closeReports';
import type { Draft } from '@/domain/grid';
import type { LedgerRule, Role } from '@/domain/ifrs17/book';
import {
  gridDraftActions,
  selectDraftHistory,
  showAlert,
  showFailure,
  toastShown,
  useAppDispatch,
  useAppSelector,
  useGridId,
  useScreenDirty,
} from '@/store';
import { reasonInput } from '../shared/reasonInput';

const noRules: LedgerRules = {};
/** A rule by its set and its place there. */
const keyOf = (set: RuleSetName, place: number) => `${set} ${place}`;

/** Saved rules with the accounts that were chosen since. */
const withDraft = (saved: LedgerRules, { changed }: Draft): LedgerRules =>
  Object.entries(changed).reduce((rules, [key, { values }]) => {
    const [set, place] = key.split(' ') as [RuleSetName, string]; // as `keyOf` writes them
    const next = rulesIn(set, rules).map((rule, index) =>
      index === Number(place) ? ({ ...rule, ...values } as LedgerRule) : rule,
    );
    return { ...rules, [set]: next };
  }, saved);

/**
 * The rules of a book as they are saved and as they are being changed: each change is one event, kept with the tab, with undo, and the journal follows it before
 * it is saved.
 */
export function useRuleSets(bookId: string) {
  const dispatch = useAppDispatch();
  const id = useGridId(`rules ${bookId}`);
  const { present, past } = useAppSelector((state) => selectDraftHistory(state, id));
  const { data } = useListCloseRuleSetsQuery({ bookId });
  const [save, { isLoading }] = useSaveCloseRuleSetMutation();
  const latest = data?.versions[0];
  const saved = (latest?.rules ?? noRules) as LedgerRules; // the server takes no others
  const rules = useMemo(() => withDraft(saved, present), [saved, present]);
  const isChanged = Object.keys(present.changed).length > 0;
  useScreenDirty(isChanged);
  const discard = () => void dispatch(gridDraftActions.draftDiscarded(id));
  return {
    rules,
    version: latest,
    isChanged,
    isSaving: isLoading,
    canUndo: past.length > 0,
    undo: () => void dispatch(gridDraftActions.undone(id)),
    discard,
    change(set: RuleSetName, place: number, side: 'debit' | 'credit', role: Role) {
      const rule = rulesIn(set, saved)[place];
      if (!rule) return;
      const key = keyOf(set, place);
      const { debit, credit } = rule;
      const before = { key, version: latest?.version ?? 0, values: { debit, credit } };
      dispatch(
        gridDraftActions.cellEdited({ ...id, key, saved: before, field: side, value: role }),
      );
    },
    save: () =>
      dispatch(
        showAlert({
          type: 'question',
          title: { id: 'close.rules.save.title' },
          text: { id: 'close.rules.save.text' },
          input: reasonInput,
          confirm: { id: 'close.rules.save' },
          cancel: true,
          callback: async (answer) => {
            if (typeof answer !== 'string' || answer.trim() === '') return;
            const { error }: { error?: unknown } = await save({
              body: {
                bookId,
                basedOn: latest?.version ?? 0,
                // The contract's lists can be written to.
                rules: Object.fromEntries(
                  Object.entries(rules).map(([set, each]) => [set, [...each]]),
                ),
                reason: answer.trim(),
              },
            });
            if (error)
              dispatch(showFailure(toApiError(error), { text: { id: 'close.action.failed' } }));
            else {
              discard();
              dispatch(toastShown({ intent: 'success', text: { id: 'close.rules.saved' } }));
            }
          },
        }),
      ),
  };
}
