import type { Meta } from '@storybook/react-webpack5';
import { ClientTestScreen } from '@/features/clientTest';
import { createScreenStory } from '../../support/createScreenStory';

const meta: Meta = { title: 'Screens/Client test' };
export default meta;

const clientTest = { screen: <ClientTestScreen />, path: '/axiosTest' };

export const Default = createScreenStory(clientTest);
export const Narrow = createScreenStory({ ...clientTest, width: 'narrow' });
