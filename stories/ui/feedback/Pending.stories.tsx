import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Pending } from '@/ui';

const meta = {
  title: 'Components/Pending',
  component: Pending,
  tags: ['autodocs'],
  args: { children: 'The rows are on their way.', size: 'panel', lines: 0 },
} satisfies Meta<typeof Pending>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {};
export const Lines: Story = { args: { lines: 8 } };
export const Page: Story = { args: { size: 'page' } };
export const Line: Story = { args: { size: 'line' } };
