import type { Meta } from '@storybook/react-webpack5';
import { CommonCodeScreen } from '@/features/admin/commonCode';
import { createScreenStory } from '../../support/createScreenStory';
import { fails } from '../../support/handlers';
import { does, sees } from '../../support/person';
import { lists } from './gridServer';
import { enters, picksCell, pushes } from './gridSteps';
import { codeDetails, codeMasters } from './sampleRows';

const meta: Meta = { title: 'Screens/Common codes' };
export default meta;

const screen = {
  screen: <CommonCodeScreen />,
  path: '/demo/comCodeList',
  scenario: 'demoUser' as const,
};
const filled = { ...screen, handlers: [lists({ codeMasters, codeDetails })] };

export const Masters = createScreenStory({ ...filled, play: does(sees('gridcell')) });
export const Details = createScreenStory({
  ...filled,
  play: does(sees('gridcell'), picksCell('MODEL_CD'), picksCell('General measurement model')),
});
export const Changed = createScreenStory({
  ...filled,
  play: does(
    sees('gridcell'),
    picksCell('MODEL_CD'),
    picksCell('General measurement model'),
    enters('Building block approach'),
  ),
});
export const Narrow = createScreenStory({ ...filled, width: 'narrow', play: does(sees('list')) });
export const Empty = createScreenStory({
  ...screen,
  handlers: [lists({})],
  play: does(sees('grid')),
});
export const ServerError = createScreenStory({
  ...screen,
  handlers: [fails('listAdminRows', 500)],
  play: does(sees('alert')),
});
export const Columns = createScreenStory({
  ...filled,
  play: does(sees('gridcell'), pushes(/^Columns$/), sees('dialog')),
});
