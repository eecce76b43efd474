import type { Meta } from '@storybook/react-webpack5';
import { SiteHeader } from '@/app/layouts/SiteHeader';
import { createScreenStory } from '../support/createScreenStory';
import { play, click } from '../support/play';

const meta: Meta = { title: 'Shell/Header' };
export default meta;

const header = { screen: <SiteHeader />, frame: 'bare' } as const;

export const Visitor = createScreenStory(header);
export const SignedIn = createScreenStory({ ...header, scenario: 'signedIn' });
export const DemoUser = createScreenStory({ ...header, scenario: 'demoUser' });
export const Counseling = createScreenStory({ ...header, path: '/ApplyForConsultation' });
export const Narrow = createScreenStory({ ...header, width: 'narrow' });
export const NarrowMenu = createScreenStory({
  ...header,
  width: 'narrow',
  play: play(click('header details:last-of-type > summary')),
});
export const LanguageMenu = createScreenStory({
  ...header,
  play: play(click('header details:first-of-type > summary')),
});
