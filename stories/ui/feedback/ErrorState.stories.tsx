import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button, ErrorState } from '@/ui';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  args: {
    children: 'The rows could not be loaded.',
    size: 'panel',
    tone: 'error',
    retry: { label: 'Try again', onRetry: fn() },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {};
export const Page: Story = { args: { size: 'page', heading: 'This page could not be shown' } };
export const Gone: Story = {
  args: {
    size: 'page',
    tone: 'warning',
    heading: 'You may not open this menu any more',
    children: 'An administrator has taken the right away.',
    retry: undefined,
    actions: <Button look="primary">Close this tab</Button>,
  },
};
export const Line: Story = { args: { size: 'line' } };
