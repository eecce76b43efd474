import {
  addRows,
  applyEdits,
  change,
  deleteRows,
  type Draft,
  edit,
  emptyDraft,
  emptyHistory,
  insertRows,
  isEmpty,
  redo,
  revertRows,
  type SavedRow,
  settleConflict,
  stateOf,
  summarise,
  toBatch,
  undo,
  valuesOf,
  withoutSaved,
  type WritableDraft,
} from '@/domain/grid';

const row: SavedRow = { key: 'A', version: 3, values: { code: 'A', name: 'Alpha', month: 12 } };
const renamed = (name: string) => [{ key: 'A', saved: row, field: 'name', value: name }];

describe('a draft', () => {
  it('holds only the fields that differ, and the row on which they were changed', () => {
    const draft = edit(emptyDraft, renamed('Beta'));
    expect(draft.changed).toEqual({ A: { saved: row, values: { name: 'Beta' } } });
    expect(valuesOf(draft, row)).toEqual({ code: 'A', name: 'Beta', month: 12 });
    expect(stateOf(draft, 'A')).toBe('changed');
  });

  it('holds nothing once the saved value is typed again', () => {
    expect(isEmpty(edit(edit(emptyDraft, renamed('Beta')), renamed('Alpha')))).toBe(true);
  });

  it('takes an empty text and no value for the same', () => {
    const empty: SavedRow = { ...row, values: { ...row.values, name: null } };
    expect(isEmpty(edit(emptyDraft, [{ key: 'A', saved: empty, field: 'name', value: '' }]))).toBe(
      true,
    );
  });

  it('never gives a provisional key twice', () => {
    const first = addRows(emptyDraft, [{ code: 'X' }]);
    const second = addRows(deleteRows(first, ['new-1'], []), [{ code: 'Y' }]);
    expect(second.created).toEqual([{ key: 'new-2', values: { code: 'Y' } }]);
  });

  it('marks a saved row as deleted and keeps what was changed in it', () => {
    const draft = deleteRows(edit(emptyDraft, renamed('Beta')), ['A'], [row]);
    expect(stateOf(draft, 'A')).toBe('deleted');
    expect(toBatch(draft)).toEqual([{ op: 'delete', key: 'A', version: 3 }]);
    expect(isEmpty(revertRows(draft, ['A']))).toBe(true);
  });
});

describe('a draft that was saved', () => {
  const saved: SavedRow = { key: 'A', version: 4, values: { code: 'A', name: 'Beta', month: 12 } };
  const made: SavedRow = { key: 'C', version: 1, values: { code: 'C', name: 'Chi' } };
  const sent = addRows(edit(emptyDraft, renamed('Beta')), [{ code: 'C', name: 'Chi' }]);
  const settled = (draft: Draft) =>
    withoutSaved(draft, sent, (key) => ({ A: saved, 'new-1': made })[key]);

  it('is empty where nothing was typed meanwhile', () => {
    expect(isEmpty(settled(sent))).toBe(true);
  });

  it('keeps what was typed meanwhile, on the rows as they stand now', () => {
    const other: SavedRow = { key: 'B', version: 7, values: { name: 'Psi' } };
    const during = edit(sent, [
      ...renamed('Gamma'),
      { key: 'new-1', field: 'name', value: 'Xi' },
      { key: 'B', saved: other, field: 'name', value: 'Omega' },
    ]);
    expect(settled(during)).toMatchObject({
      created: [],
      changed: {
        A: { saved, values: { name: 'Gamma' } },
        B: { saved: other, values: { name: 'Omega' } },
        C: { saved: made, values: { name: 'Xi' } },
      },
    });
  });
});

it('becomes a batch: deletions first, updates with what changed and the version that was read', () => {
  const other: SavedRow = { key: 'B', version: 7, values: { code: 'B' } };
  const draft = addRows(deleteRows(edit(emptyDraft, renamed('Beta')), ['B'], [other]), [
    { code: 'C' },
  ]);
  expect(toBatch(draft)).toEqual([
    { op: 'delete', key: 'B', version: 7 },
    { op: 'update', key: 'A', version: 3, values: { name: 'Beta' } },
    { op: 'create', key: 'new-1', values: { code: 'C' } },
  ]);
  expect(summarise(draft, ['code', 'name', 'month']).changed).toEqual([
    {
      key: 'A',
      values: { code: 'A', name: 'Beta', month: 12 },
      differences: [{ field: 'name', before: 'Alpha', after: 'Beta' }],
    },
  ]);
});

describe('undo', () => {
  const one = edit(emptyDraft, renamed('Beta'));
  const two = edit(one, renamed('Gamma'));
  const rename = (name: string) => (draft: WritableDraft) => applyEdits(draft, renamed(name));
  const history = change(change(emptyHistory, rename('Beta')), rename('Gamma'));

  it('goes back and forth step by step', () => {
    expect(undo(history).present).toEqual(one);
    expect(undo(undo(history)).present).toEqual(emptyDraft);
    expect(redo(undo(history)).present).toEqual(two);
    expect(undo(emptyHistory)).toBe(emptyHistory);
    expect(redo(history)).toBe(history);
  });

  it('forgets what was undone once something else is done', () => {
    expect(change(undo(history), (draft) => insertRows(draft, [{}])).future).toEqual([]);
  });

  it('makes no step of what changes nothing', () => {
    expect(change(history, rename('Gamma')).past).toHaveLength(2);
  });
});

describe('a conflict', () => {
  const current: SavedRow = {
    key: 'A',
    version: 4,
    values: { code: 'A', name: 'Delta', month: 3 },
  };
  const mine = edit(emptyDraft, renamed('Beta'));

  it('makes the change again on the row as it stands', () => {
    const settled = settleConflict(mine, { key: 'A', choice: 'mine', current });
    expect(toBatch(settled)).toEqual([
      { op: 'update', key: 'A', version: 4, values: { name: 'Beta' } },
    ]);
    expect(valuesOf(settled, current).month).toBe(3);
  });

  it('drops the change where the other hand rules', () => {
    expect(isEmpty(settleConflict(mine, { key: 'A', choice: 'theirs', current }))).toBe(true);
  });

  it('deletes the row as it stands', () => {
    const draft = deleteRows(emptyDraft, ['A'], [row]);
    expect(toBatch(settleConflict(draft, { key: 'A', choice: 'mine', current }))).toEqual([
      { op: 'delete', key: 'A', version: 4 },
    ]);
    expect(isEmpty(settleConflict(draft, { key: 'A', choice: 'mine' }))).toBe(true);
  });

  it('creates anew what somebody else has deleted, with all its values', () => {
    expect(toBatch(settleConflict(mine, { key: 'A', choice: 'mine' }))).toEqual([
      { op: 'create', key: 'new-1', values: { code: 'A', name: 'Beta', month: 12 } },
    ]);
  });

  it('changes the row that has taken the key of a new one', () => {
    const draft: Draft = addRows(emptyDraft, [{ code: 'A', name: 'Beta', month: 3 }]);
    expect(toBatch(settleConflict(draft, { key: 'new-1', choice: 'mine', current }))).toEqual([
      { op: 'update', key: 'A', version: 4, values: { name: 'Beta' } },
    ]);
  });
});
