import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '@/ui';

const meta: Meta<typeof Card> = { title: 'Components/Card', component: Card, tags: ['autodocs'] };
export default meta;
type Story = StoryObj<typeof Card>;

export const Framed: Story = {
  args: {
    as: 'article',
    children: (
      <>
        <h3>Consulting</h3>
        <p>Grouping, contract boundaries and the choice of a model.</p>
      </>
    ),
  },
};
export const Quiet: Story = { args: { look: 'quiet', children: 'A card without a frame' } };
export const Navy: Story = { args: { look: 'navy', children: 'A card that carries structure' } };
