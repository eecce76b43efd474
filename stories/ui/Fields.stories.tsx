import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { CheckField, Combobox, DateField, SelectField, TextArea, TextField } from '@/ui/forms';
import { does, presses, types } from '../support/person';

const meta: Meta = { title: 'Components/Fields' };
export default meta;

const models = [
  { value: 'GMM', label: 'General model' },
  { value: 'PAA', label: 'Premium allocation approach' },
  { value: 'VFA', label: 'Variable fee approach' },
];

function Choice() {
  const [value, setValue] = useState('');
  return (
    <Combobox
      id="model"
      name="model"
      label="Measurement model"
      options={models}
      value={value}
      onChange={setValue}
      texts={{ toggle: 'Show the models', nothing: 'No model of this name' }}
    />
  );
}

function Day({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <DateField id="closing" label="Closing date" choose="Choose a date" value={value} onChange={setValue} />;
}

export const Text: StoryObj = { render: () => <TextField id="name" label="Your Name" hint="As in your passport" /> };
export const WithError: StoryObj = { render: () => <TextField id="name" label="Your Name" error="Required." /> };
export const Lines: StoryObj = { render: () => <TextArea id="message" label="Your Message" rows={4} /> };
export const Select: StoryObj = { render: () => <SelectField id="model" label="Measurement model" options={models} /> };
export const Check: StoryObj = { render: () => <CheckField id="onerous" label="The group is onerous" /> };
export const ComboboxClosed: StoryObj = { render: () => <Choice /> };
export const ComboboxOpen: StoryObj = { render: () => <Choice />, play: does(presses('#model')) };
export const ComboboxFiltered: StoryObj = { render: () => <Choice />, play: does(types({ model: 'fee' })) };
export const ComboboxNothing: StoryObj = { render: () => <Choice />, play: does(types({ model: 'cash' })) };
export const DateEmpty: StoryObj = { render: () => <Day /> };
export const DateChosen: StoryObj = { render: () => <Day initial="2026-12-31" /> };
