import fc from 'fast-check';
import {
  applyEdits,
  change,
  type Draft,
  type DraftHistory,
  dropChanges,
  emptyDraft,
  emptyHistory,
  insertRows,
  markDeleted,
  redo,
  type SavedRow,
  undo,
  type WritableDraft,
} from '@/domain/grid';

const saved = (n: number): SavedRow => ({
  key: `R${n}`,
  version: 1,
  values: { code: `R${n}`, name: `Row ${n}` },
});
const row = fc.integer({ min: 1, max: 4 });
const deed = fc.oneof(
  fc.record({
    kind: fc.constant('edit' as const),
    row,
    to: fc.constantFrom('Alpha', 'Beta', 'Row 1'),
  }),
  fc.record({ kind: fc.constant('add' as const), row, to: fc.string({ maxLength: 3 }) }),
  fc.record({
    kind: fc.constantFrom('delete' as const, 'revert' as const, 'name new' as const),
    row,
    to: fc.constant('New'),
  }),
);
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

function doIt(draft: WritableDraft, { kind, row: n, to }: Deed): void {
  const key = `R${n}`;
  if (kind === 'edit') applyEdits(draft, [{ key, saved: saved(n), field: 'name', value: to }]);
  else if (kind === 'add') insertRows(draft, [{ name: to }, { name: null }]);
  else if (kind === 'delete') markDeleted(draft, [key, `new-${n}`], [saved(n)]);
  else if (kind === 'revert') dropChanges(draft, [key]);
  else applyEdits(draft, [{ key: `new-${n}`, field: 'name', value: to }]);
}
/** As a browser keeps it and gives it back. */
const kept = (history: DraftHistory) => JSON.parse(JSON.stringify(history)) as DraftHistory;

it('goes back to every draft and forth again, also after it was kept and read again in between', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 12 }), (deeds) => {
      const drafts: Draft[] = [emptyDraft];
      let history = emptyHistory;
      for (const one of deeds) {
        const before = history.past.length;
        history = kept(change(history, (draft) => doIt(draft, one)));
        if (history.past.length > before) drafts.push(history.present);
      }
      for (const draft of [...drafts].reverse().slice(1)) {
        history = kept(undo(history));
        expect(history.present).toEqual(draft);
      }
      expect(undo(history)).toBe(history);
      for (const draft of drafts.slice(1)) {
        history = redo(history);
        expect(history.present).toEqual(draft);
      }
    }),
  );
});

it('keeps of a step what differs, however large the draft is', () => {
  const rows = Array.from({ length: 1000 }, (_, n) => ({
    code: `C${n}`,
    name: 'A name of some length',
  }));
  const large = change(emptyHistory, (draft) => insertRows(draft, rows));
  const history = change(large, (draft) =>
    applyEdits(draft, [{ key: 'new-7', field: 'name', value: 'Other' }]),
  );
  expect(JSON.stringify(history.past[0]).length).toBeLessThan(100);
  expect(history.past[1]).toHaveLength(1);
});

const name = (to: string) => (draft: WritableDraft) =>
  applyEdits(draft, [{ key: 'R1', saved: saved(1), field: 'name', value: to }]);

it('forgets the farthest steps when they are too many or too heavy, the nearest never', () => {
  let history = emptyHistory;
  for (let n = 0; n < 130; n += 1) history = change(history, name(`Name ${n}`));
  expect(history.past).toHaveLength(100);
  const many = change(history, (draft) =>
    insertRows(
      draft,
      Array.from({ length: 6000 }, () => ({ name: 'Filled' })),
    ),
  );
  history = change(many, (draft) => {
    draft.created = [];
  });
  expect(history.past).toHaveLength(1);
  expect(undo(history).present).toEqual(many.present);
});

it('takes a word that is typed for one step, and what changes nothing for none', () => {
  let history = change(emptyHistory, name('Other'));
  for (const typed of ['B', 'Be', 'Bet', 'Beta']) history = change(history, name(typed), 'R1/name');
  expect(history.past).toHaveLength(2);
  history = undo(history);
  expect(history.present.changed.R1?.values).toEqual({ name: 'Other' });
  expect(change(history, name('Other')).past).toBe(history.past);
});
