import {
  lineageDdlEdited,
  lineageDialectChosen,
  lineageEdgeSelected,
  lineageInfluenceToggled,
  lineageNodeSelected,
  lineageScriptOpened,
  lineageSqlEdited,
  lineageStepsToggled,
  lineageTableToggled,
  lineageVersionPinned,
  lineageVersionUnpinned,
  lineageViewChosen,
  makeStore,
  selectLineageRequest,
  selectSqlLineage,
  sessionEnded,
} from '@/store';

async function open() {
  const store = makeStore();
  await store.loadSlice('sqlLineage');
  const state = () => selectSqlLineage(store.getState());
  return { ...store, state };
}

it('takes a query of another tool, and forgets what was selected and compared', async () => {
  const { dispatch, state } = await open();
  dispatch(lineageSqlEdited('select 1'));
  dispatch(lineageVersionPinned());
  dispatch(lineageViewChosen('comparison'));
  dispatch(lineageNodeSelected('a'));
  dispatch(lineageTableToggled('t'));
  const { scriptId } = state();
  dispatch(lineageScriptOpened({ title: 'Premiums', sql: 'select p from g', dialect: 'postgres' }));
  expect(state().script).toEqual({
    title: 'Premiums',
    sql: 'select p from g',
    dialect: 'postgres',
    ddl: '',
  });
  expect(state()).toMatchObject({ pinned: null, view: 'diagram', node: null, expanded: [] });
  expect(state().scriptId).not.toBe(scriptId);
});

it('keeps what was chosen while somebody types', async () => {
  const { dispatch, state } = await open();
  dispatch(lineageScriptOpened({ sql: 'select a from b' }));
  dispatch(lineageDialectChosen('oracle'));
  dispatch(lineageDdlEdited('create table b (a int)'));
  dispatch(lineageNodeSelected('b\na'));
  dispatch(lineageEdgeSelected('e'));
  const { scriptId } = state();
  dispatch(lineageSqlEdited('select a, c from b'));
  expect(state()).toMatchObject({ scriptId, node: 'b\na', edge: 'e' });
  expect(state().script).toMatchObject({ dialect: 'oracle', ddl: 'create table b (a int)' });
  dispatch(lineageNodeSelected('b\na'));
  expect(state()).toMatchObject({ node: null, edge: null });
});

it('leaves the comparison with the version that it compared', async () => {
  const { dispatch, state } = await open();
  dispatch(lineageSqlEdited('select 1'));
  dispatch(lineageVersionPinned());
  expect(state().pinned).toBe('select 1');
  dispatch(lineageViewChosen('comparison'));
  dispatch(lineageVersionUnpinned());
  expect(state()).toMatchObject({ pinned: null, view: 'diagram' });
});

it('shows more or less of the diagram, and nothing to the next person', async () => {
  const { dispatch, state } = await open();
  dispatch(lineageStepsToggled());
  dispatch(lineageInfluenceToggled());
  dispatch(lineageTableToggled('t'));
  dispatch(lineageTableToggled('u'));
  dispatch(lineageTableToggled('t'));
  expect(state()).toMatchObject({ hideSteps: true, indirect: true, expanded: ['u'] });
  dispatch(sessionEnded());
  expect(state()).toMatchObject({ hideSteps: false, indirect: false, expanded: [] });
});

it('asks for another drawing only where something that it follows from has changed', async () => {
  const { dispatch, getState } = await open();
  const request = () => selectLineageRequest(getState());
  dispatch(lineageScriptOpened({ sql: 'select a from b' }));
  const before = request();
  dispatch(lineageNodeSelected('b\na'));
  dispatch(lineageEdgeSelected('e'));
  dispatch(lineageViewChosen('table'));
  expect(request()).toBe(before);
  dispatch(lineageTableToggled('t'));
  expect(request()).toMatchObject({ script: { sql: 'select a from b' }, expanded: ['t'] });
  dispatch(lineageStepsToggled());
  expect(request().shown).toEqual({ hideSteps: true, indirect: false });
});
