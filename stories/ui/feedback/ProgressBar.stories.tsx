import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProgressBar } from '@/ui';

const meta: Meta<typeof ProgressBar> = {
  title: 'Components/Progress bar',
  component: ProgressBar,
  tags: ['autodocs'],
};
export default meta;

export const Running: StoryObj<typeof ProgressBar> = { args: { label: 'Working…' } };
