import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionMenu } from '@/ui';

const meta: Meta<typeof ActionMenu> = {
  title: 'Components/ActionMenu',
  component: ActionMenu,
  tags: ['autodocs'],
  args: {
    label: 'Export',
    actions: [
      { id: 'csv', label: 'Table (CSV)', onChoose: () => undefined },
      { id: 'print', label: 'Print', onChoose: () => undefined },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof ActionMenu>;

export const Default: Story = {};
export const WithCondition: Story = { args: { children: <p>Only what is selected</p> } };
