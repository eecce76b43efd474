import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TwoPanels } from '@/ui';

const meta: Meta<typeof TwoPanels> = {
  title: 'Components/TwoPanels',
  component: TwoPanels,
  tags: ['autodocs'],
  args: {
    label: 'Reading text',
    children: (
      <>
        <p>A page of an annual report</p>
        <p>Its text</p>
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof TwoPanels>;

export const Default: Story = {};
