import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FileButton } from '@/ui';

const meta: Meta<typeof FileButton> = {
  title: 'Components/FileButton',
  component: FileButton,
  tags: ['autodocs'],
  args: { children: 'Choose a file', accept: 'application/pdf', onFiles: () => undefined },
};
export default meta;
type Story = StoryObj<typeof FileButton>;

export const Default: Story = {};
export const Primary: Story = { args: { look: 'primary', multiple: true } };
