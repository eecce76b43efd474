import type { Meta } from '@storybook/react-webpack5';
import { TextToSqlScreen } from '@/features/textToSql';
import { createScreenStory } from '../../support/createScreenStory';
import { respondWith, success } from '../../support/handlers';
import { click, clickButton, findBy, play, pressKeys } from '../../support/play';
import { written, writtenAmiss } from './ownAnswers';

/** Questions on tables that somebody defines; their SQL never runs. */
const meta: Meta = { title: 'Screens/Text to SQL, own tables' };
export default meta;

const asking = {
  screen: <TextToSqlScreen />,
  path: '/solution/textToSql',
  scenario: 'signedIn',
} as const;

const ownQuestion = [
  clickButton(/My own tables/),
  clickButton(/Try an example/),
  click('#ask-question'),
  pressKeys('claim amount by region in Q1 2025{Enter}'),
] as const;
export const Empty = createScreenStory({
  ...asking,
  play: play(clickButton(/My own tables/), findBy('button')),
});
export const Written = createScreenStory({
  ...asking,
  handlers: [respondWith('writeSql', success(written))],
  play: play(...ownQuestion, findBy('table')),
});
export const NarrowWritten = createScreenStory({
  ...asking,
  width: 'narrow',
  handlers: [respondWith('writeSql', success(written))],
  play: play(...ownQuestion, findBy('table')),
});
export const Refused = createScreenStory({
  ...asking,
  handlers: [respondWith('writeSql', success(writtenAmiss))],
  play: play(...ownQuestion, findBy('alert')),
});
