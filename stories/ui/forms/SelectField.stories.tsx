import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SelectField } from '@/ui/forms';
import { models } from './models';

const meta: Meta<typeof SelectField> = {
  title: 'Components/Select field',
  component: SelectField,
  tags: ['autodocs'],
  args: { id: 'model', label: 'Measurement model', options: models },
};
export default meta;

export const Models: StoryObj<typeof SelectField> = {};
