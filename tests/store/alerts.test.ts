import { businessErrorReceived } from '@/api';
import {
  type AlertAnswer,
  closeAlert,
  makeStore,
  toastClosed,
  toastShown,
  selectAlert,
  selectToast,
  showAlert,
} from '@/store';
import { alertQueued } from '@/store/slices/alerts/slice';

const question = { type: 'question', text: { text: 'Sure?' } } as const;

function ask() {
  const store = makeStore();
  const answers: AlertAnswer[] = [];
  store.dispatch(showAlert({ ...question, callback: (answer) => answers.push(answer) }));
  return { store, answers, alert: () => selectAlert(store.getState()) };
}

describe('the shared dialog in the store', () => {
  it('[ST-ALERT] runs the callback once, while the dialog is still open', () => {
    const { store, answers, alert } = ask();
    expect(alert()).toMatchObject(question);
    store.dispatch(closeAlert(true));
    expect(alert()).toBeNull();
    store.dispatch(closeAlert(true));
    expect(answers).toEqual([true]);
  });

  it('[ST-ALERT] keeps the dialog that a callback has opened', () => {
    const store = makeStore();
    const next = showAlert({ type: 'info', text: { text: 'Next' } });
    store.dispatch(showAlert({ ...question, callback: () => store.dispatch(next) }));
    store.dispatch(closeAlert(true));
    expect(selectAlert(store.getState())).toMatchObject({ text: { text: 'Next' } });
  });

  it('[ST-ALERT] tells the callback of a dialog that lost its place that it was cancelled', () => {
    const { store, answers, alert } = ask();
    store.dispatch(businessErrorReceived({ code: 'E1106', message: 'Too many requests.' }));
    expect(answers).toEqual([null]);
    expect(alert()).toEqual({ type: 'error', text: { text: 'Too many requests.' } });
  });
});

describe('an alert that waits', () => {
  const waiting = { type: 'warning', text: { text: 'Later' } } as const;

  it('opens when the one before has been closed, or at once where there is none', () => {
    const { store, alert } = ask();
    store.dispatch(alertQueued(waiting));
    expect(alert()).toMatchObject(question);
    store.dispatch(closeAlert(true));
    expect(alert()).toEqual(waiting);
    store.dispatch(closeAlert(true));
    expect(alert()).toBeNull();
    store.dispatch(alertQueued(waiting));
    expect(alert()).toEqual(waiting);
  });

  it('goes with the one that it would have followed', () => {
    const { store, alert } = ask();
    store.dispatch(alertQueued(waiting));
    store.dispatch(showAlert(question));
    store.dispatch(closeAlert(true));
    expect(alert()).toBeNull();
  });
});

it('[AP-10] a refusal without words leaves an open question as it is', () => {
  const { store, answers, alert } = ask();
  store.dispatch(businessErrorReceived({ code: 'E1106', message: '' }));
  expect(alert()).toMatchObject(question);
  expect(answers).toEqual([]);
});

describe('the notice in the store', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const notice = { intent: 'success', text: { text: 'Done' } } as const;

  it('[ST-NOTICE] hides after 3000 ms; a later notice has its own time', async () => {
    const store = makeStore();
    store.dispatch(toastShown(notice));
    await jest.advanceTimersByTimeAsync(2000);
    store.dispatch(toastShown({ ...notice, text: { text: 'Again' } }));
    await jest.advanceTimersByTimeAsync(2999);
    expect(selectToast(store.getState())).toMatchObject({ text: { text: 'Again' } });
    await jest.advanceTimersByTimeAsync(1);
    expect(selectToast(store.getState())).toBeNull();
  });

  it('[ST-NOTICE] can be closed', () => {
    const store = makeStore();
    store.dispatch(toastShown(notice));
    store.dispatch(toastClosed());
    expect(selectToast(store.getState())).toBeNull();
  });
});
