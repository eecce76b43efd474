import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Timeline } from '@/ui';

const meta: Meta<typeof Timeline> = {
  title: 'Components/Timeline',
  component: Timeline,
  tags: ['autodocs'],
  args: {
    items: [
      {
        id: 'a',
        title: 'Parallel run',
        when: '2022',
        done: true,
        state: 'Done',
        text: 'Two closes side by side.',
      },
      { id: 'b', title: 'Fast close', when: '2026', done: false, state: 'In progress' },
    ],
  },
};
export default meta;

export const Projects: StoryObj<typeof Timeline> = {};
