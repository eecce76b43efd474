import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Table } from '@/ui';

interface Group {
  name: string;
  model: string;
  csm: number;
}
const groups: Group[] = [
  { name: 'Whole life 2024', model: 'General model', csm: 1840 },
  { name: 'Motor 2024', model: 'Premium allocation', csm: 0 },
  { name: 'Unit-linked 2024', model: 'Variable fee', csm: 620 },
];

const meta = {
  title: 'Components/Table',
  component: Table<Group>,
  tags: ['autodocs'],
  args: {
    label: 'Groups of contracts',
    rowHeads: true,
    rows: groups,
    rowKey: ({ name }) => name,
    columns: [
      { id: 'name', head: 'Group', cell: ({ name }) => name, foot: 'Total' },
      { id: 'model', head: 'Model', cell: ({ model }) => model, foot: '' },
      { id: 'csm', head: 'CSM', align: 'end', cell: ({ csm }) => csm, foot: 2460 },
    ],
  },
} satisfies Meta<typeof Table<Group>>;
export default meta;

export const Filled: StoryObj<typeof meta> = {};
export const Narrow: StoryObj<typeof meta> = { globals: { viewport: { value: 'narrow' } } };
