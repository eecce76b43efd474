import {
  makeStore,
  panelClosed,
  panelOpened,
  readSessionCookies,
  routeVisited,
  selectDemoAllowed,
  selectSessionPanel,
  selectSignedIn,
  sessionEnded,
  sessionRead,
  sessionStarted,
  signInRequired,
} from '@/store';

afterEach(() => {
  for (const name of ['dif17-auth-token', 'dif17-demo-auth'])
    document.cookie = `${name}=; Max-Age=0; Path=/`;
});

it('[SE-1] keeps the session in two cookies of one day', () => {
  const written: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  makeStore().dispatch(sessionStarted({ token: 'secret', demoAuth: 'TRUE' }));
  expect(written).toEqual([
    'dif17-auth-token=secret; Path=/; Max-Age=86400; SameSite=Strict',
    'dif17-demo-auth=TRUE; Path=/; Max-Age=86400; SameSite=Strict',
  ]);
});

it('[SE-2] a session that starts stores both cookies and closes the panel; its end clears both', () => {
  const store = makeStore();
  store.dispatch(panelOpened('signIn'));
  store.dispatch(sessionStarted({ token: 'secret', demoAuth: 'FALSE' }));
  expect(readSessionCookies()).toEqual({ token: 'secret', demoAuth: 'FALSE' });
  expect(selectSessionPanel(store.getState())).toBeNull();
  expect(selectDemoAllowed(store.getState())).toBe(false);
  store.dispatch(sessionEnded());
  expect(document.cookie).toBe('');
  expect(selectSignedIn(store.getState())).toBe(false);
});

it('[SE-4] showing one panel hides the other', () => {
  const store = makeStore();
  store.dispatch(panelOpened('signIn'));
  store.dispatch(panelOpened('signUp'));
  expect(selectSessionPanel(store.getState())).toBe('signUp');
  store.dispatch(panelOpened('signIn'));
  expect(selectSessionPanel(store.getState())).toBe('signIn');
  store.dispatch(panelClosed());
  expect(selectSessionPanel(store.getState())).toBeNull();
});

it('believes any other demo flag than TRUE to be FALSE, and no token to be no session', () => {
  document.cookie = 'dif17-demo-auth=TRUE; Path=/';
  expect(readSessionCookies()).toBeNull();
  document.cookie = 'dif17-auth-token=t; Path=/';
  document.cookie = 'dif17-demo-auth=yes; Path=/';
  expect(readSessionCookies()).toEqual({ token: 't', demoAuth: 'FALSE' });
});

it('keeps the same state when the cookies say what is known', () => {
  const store = makeStore();
  store.dispatch(sessionStarted({ token: 't', demoAuth: 'TRUE' }));
  const before = store.getState().session;
  store.dispatch(sessionRead({ token: 't', demoAuth: 'TRUE' }));
  expect(store.getState().session).toBe(before);
});

it('[SE-7] whoever was asked to sign in goes on to the page, unless another was opened meanwhile', () => {
  const navigate = jest.fn();
  const store = makeStore({}, { navigate });
  const signIn = () => store.dispatch(sessionStarted({ token: 't', demoAuth: 'FALSE' }));
  store.dispatch(signInRequired('/solution/QrcodeScanner'));
  store.dispatch(routeVisited('/'));
  signIn();
  expect(navigate).toHaveBeenCalledWith('/solution/QrcodeScanner');
  navigate.mockClear();
  signIn();
  store.dispatch(signInRequired('/solution/QrcodeScanner'));
  store.dispatch(routeVisited('/Privacy'));
  signIn();
  expect(navigate).not.toHaveBeenCalled();
});
