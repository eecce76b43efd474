import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SearchList } from '@/ui/combobox';
import { findBy, play, pressKeys } from '../support/play';

const items = [
  { id: 'gmm', label: 'General model', detail: 'Measurement', group: 'Models' },
  { id: 'vfa', label: 'Variable fee approach', detail: 'Measurement', group: 'Models' },
  { id: 'paa', label: 'Premium allocation approach', detail: 'Measurement', group: 'Models' },
  { id: 'close', label: 'Run the close', group: 'Commands' },
];

const meta = {
  title: 'Components/SearchList',
  component: SearchList,
  tags: ['autodocs'],
  args: {
    label: 'Search',
    placeholder: 'A model or a command',
    find: (text: string) =>
      items.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
    onPick: fn(),
    texts: {
      noMatch: (text: string) => `Nothing is called “${text}”.`,
      count: (count: number) => `${count} found`,
    },
  },
} satisfies Meta<typeof SearchList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { play: play(findBy('option')) };
export const Found: Story = { play: play(pressKeys('{Tab}fee')) };
export const Nothing: Story = { play: play(pressKeys('{Tab}cash')) };
