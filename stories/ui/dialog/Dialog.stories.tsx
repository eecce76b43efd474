import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentProps, useState } from 'react';
import { Button } from '@/ui';
import { CloseButton, Dialog } from '@/ui/dialog';
import { clickButton, findBy, play } from '../../support/play';

function Opened(props: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it</Button>
      {open && (
        <Dialog {...props} onClose={close}>
          <CloseButton label="Close" onClick={close} />
          {props.children}
        </Dialog>
      )}
    </>
  );
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  args: {
    label: 'Groups of contracts',
    placement: 'center',
    closeOnLink: true,
    onClose: () => undefined,
    children: <a href="#groups">To the groups</a>,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = play(clickButton(/Open it/), findBy('dialog'));
export const Closed: Story = {};
export const Center: Story = { play: open };
export const Top: Story = { args: { placement: 'top' }, play: open };
export const Drawer: Story = { args: { placement: 'left' }, play: open };
