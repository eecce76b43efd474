import {
  favouriteToggled,
  makeStore,
  questionKept,
  questionsCleared,
  selectAskedQuestions,
} from '@/store';

async function open(user = 'mina') {
  const store = makeStore();
  await store.loadSlice('textToSql');
  return {
    store,
    ask: (question: string, at = 0) => store.dispatch(questionKept({ user, question, at })),
    toggle: (question: string) => store.dispatch(favouriteToggled({ user, question })),
    questions: (of = user) =>
      selectAskedQuestions(store.getState(), of).map(({ question }) => question),
    favourites: () =>
      selectAskedQuestions(store.getState(), user)
        .filter(({ isFavourite }) => isFavourite)
        .map(({ question }) => question),
  };
}

it('keeps the latest question first, each once, and to the user who asked it', async () => {
  const { ask, questions } = await open();
  ask('CSM by portfolio');
  ask('Claims paid');
  ask('CSM by portfolio');
  expect(questions()).toEqual(['CSM by portfolio', 'Claims paid']);
  expect(questions('juno')).toEqual([]);
});

it('keeps sixty questions, and every favourite beside them', async () => {
  const { ask, toggle, questions } = await open();
  ask('The first');
  toggle('The first');
  for (let number = 1; number <= 70; number += 1) ask(`Question ${number}`, number);
  expect(questions()).toHaveLength(61);
  expect(questions()).toEqual(expect.arrayContaining(['Question 70', 'Question 11', 'The first']));
  expect(questions()).not.toContain('Question 10');
});

it('leaves a favourite one when it is asked again and when the list is cleared, until it is none any more', async () => {
  const { ask, toggle, store, questions, favourites } = await open();
  ask('CSM by portfolio');
  ask('Claims paid');
  toggle('CSM by portfolio');
  ask('CSM by portfolio');
  expect(favourites()).toEqual(['CSM by portfolio']);
  store.dispatch(questionsCleared('mina'));
  expect(questions()).toEqual(['CSM by portfolio']);
  toggle('CSM by portfolio');
  store.dispatch(questionsCleared('mina'));
  expect(questions()).toEqual([]);
});

it('tells questions of the same words apart by what they went on from', async () => {
  const { store, ask, questions, favourites } = await open();
  const query = { measures: ['csm'], dimensions: [], filters: [], thresholds: [] };
  const onerous = { user: 'mina', question: 'only onerous ones', at: 1 };
  ask('only onerous ones');
  for (const question of ['CSM by portfolio', 'BEL by group', 'CSM by portfolio'])
    store.dispatch(questionKept({ ...onerous, after: { question, query } }));
  expect(questions()).toEqual(Array.from({ length: 3 }, () => 'only onerous ones'));
  store.dispatch(favouriteToggled({ ...onerous, after: { question: 'BEL by group', query } }));
  expect(favourites()).toHaveLength(1);
});
