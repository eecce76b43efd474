import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SqlEditor } from '@/ui/sqlEditor';

const value = `-- Premiums by portfolio
SELECT p.name, SUM(g.premium) AS premium
FROM portfolio p
JOIN contract_group g ON g.portfolio_id = p.id
WHERE g.cohort >= 2024
GROUP BY p.name;
`;

const meta = {
  title: 'Components/SQL editor',
  component: SqlEditor,
  tags: ['autodocs'],
  args: {
    label: 'SQL',
    value,
    dialect: 'postgres',
    completionsLabel: 'Suggestions',
    tables: [
      { name: 'portfolio', columns: [{ name: 'id' }, { name: 'name', detail: 'Portfolio' }] },
      { name: 'contract_group', detail: 'Group of contracts', columns: [{ name: 'premium' }] },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SqlEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (text: string) => ({
  start: value.indexOf(text),
  end: value.indexOf(text) + text.length,
});

export const Filled: Story = {};
export const Empty: Story = { args: { value: '', placeholder: 'Paste SQL here' } };
export const ReadOnly: Story = { args: { onChange: undefined } };
export const WithErrors: Story = {
  args: { errors: [{ ...at('g.cohort'), message: 'contract_group has no column cohort' }] },
};
export const Marked: Story = {
  args: {
    marks: [
      { ...at('SUM(g.premium)'), tone: 'active' },
      { ...at('contract_group g'), tone: 'related' },
      { ...at('g.cohort'), tone: 'doubt' },
    ],
  },
};
