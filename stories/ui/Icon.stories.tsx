import {
  AddIcon,
  ArrowUpIcon,
  DocumentIcon,
  ErrorIcon,
  FolderCloseIcon,
  TickCircleIcon,
  TrashIcon,
} from '@blueprintjs/icons';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { decorative } from '@/ui';
import { Icon, iconNames } from '@/ui/icons';
import styles from './surface.module.css';

const meta: Meta<typeof Icon> = {
  title: 'Components/Icon',
  component: Icon,
  tags: ['autodocs'],
  args: { name: 'search', size: 24 },
};
export default meta;
type Story = StoryObj<typeof Icon>;

export const One: Story = {};

/** The set that screens use by default. */
export const GeneralSet: Story = {
  render: ({ size }) => (
    <ul className={styles.icons}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size={size} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};

const second = {
  AddIcon,
  ArrowUpIcon,
  DocumentIcon,
  ErrorIcon,
  FolderCloseIcon,
  TickCircleIcon,
  TrashIcon,
};

/** Blueprint's set, of which some are shown: for what the general one lacks, in chunks that come late. */
export const SecondSet: Story = {
  render: ({ size }) => (
    <ul className={styles.icons}>
      {Object.entries(second).map(([name, BlueprintIcon]) => (
        <li key={name}>
          <BlueprintIcon size={size} svgProps={decorative} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
