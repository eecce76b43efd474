import { useState } from 'react';
import { toApiError, useListCloseRuleSetsQuery, useSaveCloseRuleSetMutation } from '@/api';
import { rulesIn, type LedgerRules, type RuleSetName } from '@/domain/closeReports';
import type { LedgerRule } from '@/domain/ifrs17/book';
import { showAlert, showFailure, toastShown, useAppDispatch } from '@/store';

/** The rules of a book as they are saved and as they are being changed: the journal follows the change before it is saved. */
export function useRuleSets(bookId: string) {
  const dispatch = useAppDispatch();
  const { data } = useListCloseRuleSetsQuery({ bookId });
  const [save, { isLoading }] = useSaveCloseRuleSetMutation();
  const [draft, setDraft] = useState<LedgerRules>();
  const latest = data?.versions[0];
  const saved = (latest?.rules ?? {}) as LedgerRules; // the server takes no others
  const rules = draft ?? saved;
  return {
    rules,
    version: latest,
    isChanged: draft !== undefined,
    isSaving: isLoading,
    change(set: RuleSetName, place: number, part: Partial<LedgerRule>) {
      const changed = rulesIn(set, rules).map((rule, index) =>
        index === place ? { ...rule, ...part } : rule,
      );
      setDraft({ ...rules, [set]: changed });
    },
    discard: () => setDraft(undefined),
    save: () =>
      dispatch(
        showAlert({
          type: 'question',
          title: { id: 'close.rules.save.title' },
          text: { id: 'close.rules.save.text' },
          input: { type: 'textarea', label: { id: 'close.reason' }, required: true },
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
              setDraft(undefined);
              dispatch(toastShown({ intent: 'success', text: { id: 'close.rules.saved' } }));
            }
          },
        }),
      ),
  };
}
