import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OfflineRow } from '@/features/wiki/offline/OfflineRow';

const meta: Meta<typeof OfflineRow> = {
  title: 'Components/Offline reading',
  component: OfflineRow,
  args: {
    state: { pages: ['4/2/1'], complete: false, bytes: 1_240_000 },
    onKeep: () => undefined,
    onRemove: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof OfflineRow>;

export const Offered: Story = {};
export const Keeping: Story = {
  args: { state: { pages: [], complete: false, bytes: 1_240_000, progress: 0.45 } },
};
export const Kept: Story = { args: { state: { pages: [], complete: true, bytes: 1_240_000 } } };
export const Failed: Story = {
  args: { state: { pages: [], complete: false, bytes: 1_240_000, failed: true } },
};
export const NarrowKeeping: Story = { ...Keeping, globals: { viewport: { value: 'narrow' } } };
