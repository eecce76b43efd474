import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { AsyncContent } from '@/ui';

const meta = {
  title: 'Components/AsyncContent',
  component: AsyncContent,
  tags: ['autodocs'],
  args: {
    ready: false,
    failed: false,
    texts: { pending: 'The rows are on their way.', failed: 'The rows could not be loaded.' },
    retry: { label: 'Try again', onRetry: fn() },
    children: <p>The rows.</p>,
  },
} satisfies Meta<typeof AsyncContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const WaitingForRows: Story = { args: { lines: 8 } };
export const Failed: Story = { args: { failed: true } };
export const Ready: Story = { args: { ready: true } };
