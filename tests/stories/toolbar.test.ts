import { defaultSetting } from '../../stories/support/createScreenStory';
import {
  asWritten,
  handlersIn,
  isChanged,
  settingIn,
  surroundingsOf,
} from '../../stories/support/toolbar';

it('leaves a story as it is written where nothing is chosen, or nothing that there is', () => {
  expect(isChanged({ ...asWritten })).toBe(false);
  expect(surroundingsOf({ person: 'nobody', network: 'constructor' })).toEqual(asWritten);
  expect(settingIn(asWritten, defaultSetting)).toBe(defaultSetting);
  expect(handlersIn(asWritten)).toEqual([]);
});

it('puts another person in place of the one of the story; a dialog that is open stays open', () => {
  const story = {
    ...defaultSetting,
    state: { session: { credentials: null, panel: 'signIn' as const } },
  };
  const demoUser = settingIn({ ...asWritten, person: 'demoUser' }, story);
  expect(demoUser.state.session).toMatchObject({
    credentials: { demoAuth: 'TRUE' },
    panel: 'signIn',
  });
  expect(demoUser.cookies).toMatchObject({ 'dif17-demo-auth': 'TRUE' });
  const visitor = settingIn({ ...asWritten, person: 'visitor' }, demoUser);
  expect(visitor.state.session).toEqual({ credentials: null, panel: 'signIn' });
  expect(visitor.cookies).toEqual({});
});

it('changes what the user may do', () => {
  expect(settingIn({ ...asWritten, rights: 'view' }, defaultSetting).rights).toMatchObject({
    read: true,
    write: false,
  });
});

it('answers every operation of the contract in one way, before the person does', () => {
  const [first] = handlersIn({ ...asWritten, network: 'offline', person: 'demoUser' });
  expect(handlersIn({ ...asWritten, network: 'offline' }).length).toBeGreaterThan(15);
  expect(first?.info.header).toContain('/auth/signIn');
});
