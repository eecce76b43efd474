import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentProps, useState } from 'react';
import { DateField } from '@/ui/forms';

function Choosing(props: ComponentProps<typeof DateField>) {
  const [value, setValue] = useState(props.value);
  return <DateField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof DateField> = {
  title: 'Components/Date field',
  component: DateField,
  tags: ['autodocs'],
  args: { id: 'closing', label: 'Closing date', choose: 'Choose a date', value: '' },
  render: (args) => <Choosing {...args} />,
};
export default meta;
type Story = StoryObj<typeof DateField>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: '2026-12-31' } };
