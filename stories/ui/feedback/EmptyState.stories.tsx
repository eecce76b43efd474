import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, EmptyState } from '@/ui';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  args: { children: 'There are no groups of contracts yet.', size: 'panel', live: false },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {};
export const WithAction: Story = {
  args: { actions: <Button look="primary">Add the first one</Button> },
};
export const Page: Story = { args: { size: 'page', heading: 'Nothing here yet' } };
export const Line: Story = { args: { size: 'line' } };
