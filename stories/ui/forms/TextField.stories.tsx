import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/ui';
import { TextField } from '@/ui/forms';

const meta: Meta<typeof TextField> = {
  title: 'Components/Text field',
  component: TextField,
  tags: ['autodocs'],
  args: { id: 'name', label: 'Your Name' },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const WithHint: Story = { args: { hint: 'As in your passport' } };
export const WithError: Story = { args: { error: 'Required.' } };
export const WithAction: Story = {
  args: { id: 'code', label: 'Verification code', action: <Button>Send</Button> },
};
