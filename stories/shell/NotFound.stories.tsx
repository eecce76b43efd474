import type { Meta } from '@storybook/react-webpack5';
import { NotFoundScreen } from '@/app/notFound';
import { publicRoutes } from '@/app/routes';
import { createScreenStory } from '../support/createScreenStory';

const meta: Meta = { title: 'Screens/Not found' };
export default meta;

const screen = <NotFoundScreen routes={publicRoutes} />;

export const Default = createScreenStory({ screen, path: '/no/such/page' });
export const NearAPage = createScreenStory({ screen, path: '/privacy-policy' });
export const Narrow = createScreenStory({ screen, path: '/no/such/page', width: 'narrow' });
