import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SectionHeader } from '@/ui';
import styles from './surface.module.css';

const meta: Meta<typeof SectionHeader> = {
  title: 'Components/Section header',
  component: SectionHeader,
  tags: ['autodocs'],
  args: {
    eyebrow: 'Services',
    title: 'Figures that explain themselves',
    text: 'From the requirements document to the first close.',
  },
};
export default meta;
type Story = StoryObj<typeof SectionHeader>;

export const OfThePage: Story = { args: { level: 1 } };
export const OnDark: Story = {
  args: { onDark: true },
  decorators: [
    (Header) => (
      <div className={styles.dark}>
        <Header />
      </div>
    ),
  ],
};
