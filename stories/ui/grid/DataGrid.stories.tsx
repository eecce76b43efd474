import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/ui';
import { enterValue, moveTo, clickCell } from '../../features/admin/gridSteps';
import { play, findBy, pressKeys } from '../../support/play';
import { rowOf, SampleGrid } from './sampleGrid';

const meta: Meta = { title: 'Components/Grid', parameters: { layout: 'fullscreen' } };
export default meta;

export const Filled: StoryObj = { render: () => <SampleGrid />, play: play(findBy('gridcell')) };
export const HundredThousand: StoryObj = {
  render: () => <SampleGrid rowCount={100_000} />,
  play: play(findBy('gridcell')),
};
export const Loading: StoryObj = {
  render: () => <SampleGrid rowCount={0} ready={false} note={<p>Loading…</p>} />,
};
export const Empty: StoryObj = {
  render: () => (
    <SampleGrid
      rowCount={0}
      note={
        <>
          <p>No row matches the search and filters.</p>
          <Button>Show all rows</Button>
        </>
      }
    />
  ),
};

const pending = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [index, 'pending' as const]).slice(6),
);
export const RowsOnTheirWay: StoryObj = {
  render: () => <SampleGrid special={pending} />,
  play: play(findBy('gridcell')),
};

const wrong = {
  1: rowOf(1, {
    state: 'changed',
    values: { groups: 'many' },
    before: { groups: 137 },
    errors: { groups: 'Please enter a whole number.' },
  }),
};
export const ErrorInACell: StoryObj = {
  render: () => <SampleGrid special={wrong} />,
  play: play(
    findBy('gridcell'),
    clickCell('C000002'),
    moveTo('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}'),
  ),
};

const states = {
  0: rowOf(0, { key: 'new-1', state: 'created' }),
  1: rowOf(1, {
    state: 'changed',
    values: { name: '새솔화재' },
    before: { name: '새솔손해보험 2' },
  }),
  2: rowOf(2, { state: 'deleted' }),
  3: rowOf(3, {
    problem: 'In use and cannot be deleted: Hanbit Life 1 (C000001)',
    state: 'deleted',
  }),
};
export const Edited: StoryObj = {
  render: () => <SampleGrid special={states} />,
  play: play(findBy('gridcell')),
};
export const BeingEdited: StoryObj = {
  render: () => <SampleGrid />,
  play: play(findBy('gridcell'), clickCell('Saesol Insurance 2'), pressKeys('Saesol Non-life')),
};
export const JustEdited: StoryObj = {
  render: () => <SampleGrid />,
  play: play(findBy('gridcell'), clickCell('Saesol Insurance 2'), enterValue('Saesol Non-life')),
};
export const Selected: StoryObj = {
  render: () => <SampleGrid checked={new Set(['C000002', 'C000003'])} />,
  play: play(
    findBy('gridcell'),
    clickCell('Saesol Insurance 2'),
    pressKeys('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}'),
  ),
};
export const ReadOnly: StoryObj = {
  render: () => <SampleGrid readOnly />,
  play: play(findBy('gridcell')),
};
export const Sorted: StoryObj = {
  render: () => (
    <SampleGrid
      sort={{ column: 'name', descending: true }}
      filters={{ nameEn: 'Life', model: 'GMM' }}
    />
  ),
  play: play(findBy('gridcell')),
};
