import type { Meta } from '@storybook/react-webpack5';
import { LOCALES } from '@/domain/locale';
import { loadAllMessages } from '@/i18n';
import { createScreenStory } from '../support/createScreenStory';
import { MessagesPage } from './MessagesPage';

const meta: Meta = {
  title: 'Spec/Messages',
  loaders: [() => Promise.all(LOCALES.map(loadAllMessages))],
};
export default meta;

export const AllRows = createScreenStory({ screen: <MessagesPage /> });
