import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/ui';
import styles from './surface.module.css';

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Submit' },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { look: 'primary' } };
export const Outline: Story = { args: { look: 'outline' } };
export const Plain: Story = { args: { look: 'plain' } };
export const Wide: Story = { args: { look: 'primary', wide: true } };
export const Disabled: Story = { args: { look: 'primary', disabled: true } };
export const Busy: Story = { args: { look: 'primary', 'aria-busy': true } };
export const OnDark: Story = {
  args: { look: 'onDark' },
  decorators: [
    (Button) => (
      <div className={styles.dark}>
        <Button />
      </div>
    ),
  ],
};
