import fc from 'fast-check';
import {
  addRows,
  deleteRows,
  type Draft,
  type DraftHistory,
  edit,
  emptyDraft,
  emptyHistory,
  record,
  redo,
  revertRows,
  type SavedRow,
  undo,
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

function doIt(draft: Draft, { kind, row: n, to }: Deed): Draft {
  const key = `R${n}`;
  if (kind === 'edit') return edit(draft, [{ key, saved: saved(n), field: 'name', value: to }]);
  if (kind === 'add') return addRows(draft, [{ name: to }, { name: null }]);
  if (kind === 'delete') return deleteRows(draft, [key, `new-${n}`], [saved(n)]);
  if (kind === 'revert') return revertRows(draft, [key]);
  return edit(draft, [{ key: `new-${n}`, field: 'name', value: to }]);
}
/** As a browser keeps it and gives it back. */
const kept = (history: DraftHistory) => JSON.parse(JSON.stringify(history)) as DraftHistory;

it('goes back to every draft and forth again, also after it was kept and read again in between', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 12 }), (deeds) => {
      const drafts: Draft[] = [emptyDraft];
      let history = emptyHistory;
      for (const one of deeds) {
        const next = doIt(history.present, one);
        const before = history.past.length;
        history = kept(record(history, next));
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
  const large = addRows(
    emptyDraft,
    Array.from({ length: 1000 }, (_, n) => ({ code: `C${n}`, name: 'A name of some length' })),
  );
  const history = record(
    record(emptyHistory, large),
    edit(large, [{ key: 'new-7', field: 'name', value: 'Other' }]),
  );
  expect(JSON.stringify(history.past[0]).length).toBeLessThan(100);
  expect(history.past[1]?.created?.rows).toHaveLength(1);
});

it('forgets the farthest steps when they are too many or too heavy, the nearest never', () => {
  const one = (name: string) => (draft: Draft) =>
    edit(draft, [{ key: 'R1', saved: saved(1), field: 'name', value: name }]);
  let history = emptyHistory;
  for (let n = 0; n < 130; n += 1) history = record(history, one(`Name ${n}`)(history.present));
  expect(history.past).toHaveLength(100);
  const many = addRows(
    history.present,
    Array.from({ length: 6000 }, () => ({ name: 'Filled' })),
  );
  history = record(record(history, many), { ...many, created: [] });
  expect(history.past).toHaveLength(1);
  expect(undo(history).present).toEqual(many);
});
