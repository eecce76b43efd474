import type { Meta } from '@storybook/react-webpack5';
import { ChatQuestionsScreen } from '@/features/admin/chatQuestions';
import { createScreenStory } from '../../support/createScreenStory';
import { neverRespond, respondWith, respondWithStatus, success } from '../../support/handlers';
import { findBy, play } from '../../support/play';
import { editorQuestions } from './editorQuestions';

const meta: Meta = { title: 'Screens/Questions for editors' };
export default meta;

const screen = {
  screen: <ChatQuestionsScreen />,
  path: '/demo/chatQuestions',
  scenario: 'demoUser' as const,
};
const filled = respondWith('listEditorQuestions', () => success({ questions: editorQuestions }));

export const Filled = createScreenStory({
  ...screen,
  handlers: [filled],
  play: play(findBy('table')),
});
export const Narrow = createScreenStory({
  ...screen,
  handlers: [filled],
  width: 'narrow',
  play: play(findBy('table')),
});
export const ReadOnly = createScreenStory({
  ...screen,
  rights: 'readOnly',
  handlers: [filled],
  play: play(findBy('table')),
});
export const Empty = createScreenStory(screen);
export const Loading = createScreenStory({
  ...screen,
  handlers: [neverRespond('listEditorQuestions')],
});
export const ServerError = createScreenStory({
  ...screen,
  handlers: [respondWithStatus('listEditorQuestions', 500)],
  play: play(findBy('alert')),
});
