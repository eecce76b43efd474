import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentProps, useState } from 'react';
import { Combobox } from '@/ui/combobox';
import { play, click, typeInto } from '../support/play';
import { models } from './forms/models';

function Choosing(props: ComponentProps<typeof Combobox>) {
  const [value, setValue] = useState(props.value);
  return <Combobox {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof Combobox> = {
  title: 'Components/Combobox',
  component: Combobox,
  tags: ['autodocs'],
  args: {
    id: 'model',
    name: 'model',
    label: 'Measurement model',
    options: models,
    value: '',
    texts: { toggle: 'Show the models', noMatch: 'No model of this name' },
  },
  render: (args) => <Choosing {...args} />,
};
export default meta;
type Story = StoryObj<typeof Combobox>;

export const Closed: Story = {};
export const Open: Story = { play: play(click('#model')) };
export const Filtered: Story = { play: play(typeInto({ model: 'fee' })) };
export const Nothing: Story = { play: play(typeInto({ model: 'cash' })) };
