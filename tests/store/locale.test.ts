import { createIntl } from 'react-intl';
import { messagesOf } from '@/i18n';
import { localeChosen, makeStore, selectLocale } from '@/store';

const settled = (store: ReturnType<typeof makeStore>, locale: string) =>
  new Promise<void>((resolve) => {
    const check = () => selectLocale(store.getState()) === locale && resolve();
    store.subscribe(check);
    check();
  });

it('[ST-LOC] is English where nothing is stored', () => {
  expect(selectLocale(makeStore().getState())).toBe('en');
});

it('[ST-LOC] a choice loads both message sets of the language, then stores the choice', async () => {
  const store = makeStore();
  expect(messagesOf('ko')['shell.login']).toBeUndefined();
  store.dispatch(localeChosen('ko'));
  expect(selectLocale(store.getState())).toBe('en');
  await settled(store, 'ko');
  const intl = createIntl({ locale: 'ko', messages: messagesOf('ko') });
  expect(intl.formatMessage({ id: 'shell.login' })).toBe('로그인');
  expect(messagesOf('ko')['validation.email.required']).toBeDefined();
  expect(document.cookie).toContain('dif17-locale=ko');
});

it('the last of two quick choices wins', async () => {
  const store = makeStore();
  store.dispatch(localeChosen('ko'));
  store.dispatch(localeChosen('zh-tw'));
  await settled(store, 'zh-tw');
  await Promise.resolve();
  expect(selectLocale(store.getState())).toBe('zh-tw');
});
