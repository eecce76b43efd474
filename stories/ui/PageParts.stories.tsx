import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card, SectionHeader, Tabs, Timeline } from '@/ui';
import { does, presses, sees } from '../support/person';
import styles from './surface.module.css';

/** What the public pages are made of: section headers, cards, tabs, timelines. */
const meta: Meta = { title: 'Components/Page parts' };
export default meta;

export const PageHeader: StoryObj = {
  render: () => (
    <SectionHeader
      level={1}
      eyebrow="Services"
      title="Figures that explain themselves"
      text="From the requirements document to the first close."
    />
  ),
};
export const SectionHeaderOnDark: StoryObj = {
  render: () => (
    <div className={styles.dark}>
      <SectionHeader
        onDark
        eyebrow="Services"
        title="One contract, two sides"
        text="Consultants and developers read the same page."
      />
    </div>
  ),
};
export const FramedCard: StoryObj = {
  render: () => (
    <Card as="article">
      <h3>Consulting</h3>
      <p>Grouping, contract boundaries and the choice of a model.</p>
    </Card>
  ),
};
export const QuietCard: StoryObj = { render: () => <Card look="quiet">A card without a frame</Card> };
export const NavyCard: StoryObj = { render: () => <Card look="navy">A card that carries structure</Card> };

const tabs = [
  { id: 'accounting', label: 'Accounting', panel: <p>Twelve years of closes.</p> },
  { id: 'systems', label: 'Systems', panel: <p>Ledgers, engines, interfaces.</p> },
];
export const TwoTabs: StoryObj = { render: () => <Tabs label="Profiles" tabs={tabs} /> };
export const SecondTab: StoryObj = {
  render: () => <Tabs label="Profiles" tabs={tabs} />,
  play: does(presses('[role="tab"]:last-child'), sees('tabpanel')),
};
export const ProjectTimeline: StoryObj = {
  render: () => (
    <Timeline
      items={[
        { id: 'a', title: 'Parallel run', when: '2022', done: true, state: 'Done', text: 'Two closes side by side.' },
        { id: 'b', title: 'Fast close', when: '2026', done: false, state: 'In progress' },
      ]}
    />
  ),
};
