import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { SegmentedControl } from '@/ui';

const meta: Meta<typeof SegmentedControl> = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  tags: ['autodocs'],
  args: {
    label: 'View',
    options: [
      { value: 'chart', label: 'Chart' },
      { value: 'table', label: 'Table' },
    ],
    value: 'chart',
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof SegmentedControl>;

export const Default: Story = {};
export const Small: Story = { args: { small: true } };
