import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tabs } from '@/ui';
import { play, click, findBy } from '../support/play';

const meta: Meta<typeof Tabs> = {
  title: 'Components/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  args: {
    label: 'Profiles',
    tabs: [
      { id: 'accounting', label: 'Accounting', panel: <p>Twelve years of closes.</p> },
      { id: 'systems', label: 'Systems', panel: <p>Ledgers, engines, interfaces.</p> },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Tabs>;

export const First: Story = {};
export const Second: Story = { play: play(click('[role="tab"]:last-child'), findBy('tabpanel')) };
