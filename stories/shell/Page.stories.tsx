import type { Meta } from '@storybook/react-webpack5';
import { App } from '@/app/App';
import { createScreenStory } from '../support/createScreenStory';

const meta: Meta = { title: 'Shell/Page' };
export default meta;

const page = { screen: <App />, frame: 'app' } as const;

export const Home = createScreenStory(page);
export const HomeNarrow = createScreenStory({ ...page, width: 'narrow' });
export const Consultation = createScreenStory({ ...page, path: '/ApplyForConsultation' });
export const NotFound = createScreenStory({ ...page, path: '/no/such/page' });
