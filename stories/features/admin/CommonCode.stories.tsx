import type { Meta } from '@storybook/react-webpack5';
import { CommonCodeScreen } from '@/features/admin/commonCode';
import { createScreenStory } from '../../support/createScreenStory';
import { respondWithStatus } from '../../support/handlers';
import { clickButton, findBy, play } from '../../support/play';
import { lists } from './gridServer';
import { enterValue, clickCell } from './gridSteps';
import { codeDetails, codeMasters } from './sampleRows';

const meta: Meta = { title: 'Screens/Common codes' };
export default meta;

const screen = {
  screen: <CommonCodeScreen />,
  path: '/demo/comCodeList',
  scenario: 'demoUser' as const,
};
const filled = { ...screen, handlers: [lists({ codeMasters, codeDetails })] };

export const Masters = createScreenStory({ ...filled, play: play(findBy('gridcell')) });
export const Details = createScreenStory({
  ...filled,
  play: play(findBy('gridcell'), clickCell('MODEL_CD'), clickCell('General measurement model')),
});
export const Changed = createScreenStory({
  ...filled,
  play: play(
    findBy('gridcell'),
    clickCell('MODEL_CD'),
    clickCell('General measurement model'),
    enterValue('Building block approach'),
  ),
});
export const Narrow = createScreenStory({ ...filled, width: 'narrow', play: play(findBy('list')) });
export const Empty = createScreenStory({
  ...screen,
  handlers: [lists({})],
  play: play(findBy('grid')),
});
export const ServerError = createScreenStory({
  ...screen,
  handlers: [respondWithStatus('listAdminRows', 500)],
  play: play(findBy('alert')),
});
export const Columns = createScreenStory({
  ...filled,
  play: play(findBy('gridcell'), clickButton(/^Columns$/), findBy('dialog')),
});
