import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextArea } from '@/ui/forms';

const meta: Meta<typeof TextArea> = {
  title: 'Components/Text area',
  component: TextArea,
  tags: ['autodocs'],
  args: { id: 'message', label: 'Your Message', rows: 4 },
};
export default meta;

export const Lines: StoryObj<typeof TextArea> = {};
