import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CheckField } from '@/ui/forms';

const meta: Meta<typeof CheckField> = {
  title: 'Components/Check field',
  component: CheckField,
  tags: ['autodocs'],
  args: { id: 'onerous', label: 'The group is onerous' },
};
export default meta;

export const Unchecked: StoryObj<typeof CheckField> = {};
