import type { Meta } from '@storybook/react-webpack5';
import { SiteFooter } from '@/app/layouts/SiteFooter';
import { createScreenStory } from '../support/createScreenStory';

const meta: Meta = { title: 'Shell/Footer' };
export default meta;

const footer = { screen: <SiteFooter />, frame: 'bare' } as const;

export const Wide = createScreenStory(footer);
export const Narrow = createScreenStory({ ...footer, width: 'narrow' });
