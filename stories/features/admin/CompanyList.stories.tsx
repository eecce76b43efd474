import type { Meta } from '@storybook/react-webpack5';
import type { AdminAuditEntry } from '@/api';
import { CompanyListScreen } from '@/features/admin/company';
import { createScreenStory } from '../../support/createScreenStory';
import { neverRespond, respondWith, respondWithStatus, success } from '../../support/handlers';
import { click, clickButton, findBy, play, pressKeys, typeInto } from '../../support/play';
import { codes, lists, saves } from './gridServer';
import { enterValue, uploadInDialog, moveTo, clickCell, clickInDialog } from './gridSteps';
import { companies } from './sampleRows';

const meta: Meta = { title: 'Screens/Companies' };
export default meta;

const screen = <CompanyListScreen />;
const rows = companies(40);
const shared = { screen, path: '/demo/companyList', scenario: 'demoUser' as const };
const filled = { ...shared, handlers: [lists({ companies: rows }), codes] };
const row = (index: number) => rows.at(index);
const renamed = [
  findBy('gridcell'),
  clickCell('Saesol Insurance 2'),
  enterValue('Saesol Non-life'),
];

export const Filled = createScreenStory({ ...filled, play: play(findBy('gridcell')) });
export const HundredThousand = createScreenStory({
  ...shared,
  handlers: [lists({ companies: companies(100_000) }), codes],
  play: play(findBy('gridcell')),
});
export const Narrow = createScreenStory({ ...filled, width: 'narrow', play: play(findBy('list')) });
export const Empty = createScreenStory({
  ...shared,
  handlers: [lists({}), codes],
  play: play(findBy('grid')),
});
export const Loading = createScreenStory({
  ...shared,
  handlers: [neverRespond('listAdminRows'), codes],
  play: play(findBy('grid')),
});
export const ServerError = createScreenStory({
  ...shared,
  handlers: [respondWithStatus('listAdminRows', 500), codes],
  play: play(findBy('alert')),
});
export const NoMatch = createScreenStory({
  ...filled,
  play: play(
    findBy('gridcell'),
    click('[role="toolbar"] [type="search"]'),
    enterValue('nobody'),
    findBy('status'),
  ),
});
export const ReadOnly = createScreenStory({
  ...filled,
  rights: 'readOnly',
  play: play(findBy('gridcell')),
});
export const Changed = createScreenStory({ ...filled, play: play(...renamed) });
export const Wrong = createScreenStory({
  ...filled,
  play: play(
    findBy('gridcell'),
    clickCell('Saesol Insurance 2'),
    enterValue(' '),
    clickButton(/^Add$/),
    clickButton(/^Save/),
  ),
});
export const Summary = createScreenStory({
  ...filled,
  play: play(...renamed, clickButton(/^Save/), findBy('dialog')),
});
export const Conflict = createScreenStory({
  ...filled,
  handlers: [
    saves(() => ({
      outcome: 'conflict',
      errors: [],
      current: {
        ...row(1),
        version: 2,
        values: { ...row(1).values, nameEn: 'Saesol Fire & Marine', representative: 'Jisoo Han' },
        savedBy: 'Jisoo Han',
        savedAt: '2026-11-21T05:12:00.000Z',
      },
    })),
    ...filled.handlers,
  ],
  play: play(...renamed, clickButton(/^Save/), clickInDialog(/^Save/), findBy('radio')),
});
export const InUse = createScreenStory({
  ...filled,
  handlers: [
    saves(() => ({
      outcome: 'inUse',
      errors: [],
      usedBy: [{ kind: 'companies', key: 'C000002', name: 'Saesol Insurance 2' }],
      usedByTotal: 1,
    })),
    ...filled.handlers,
  ],
  play: play(
    findBy('gridcell'),
    clickCell('C000001'),
    clickButton(/^Delete$/),
    clickButton(/^Save/),
    clickInDialog(/^Save/),
  ),
});
export const Record = createScreenStory({
  ...filled,
  play: play(
    findBy('gridcell'),
    clickCell('C000002'),
    clickButton(/^Edit as form$/),
    findBy('dialog'),
  ),
});
/** The parent is looked for among all companies. */
export const Parent = createScreenStory({
  ...filled,
  play: play(
    findBy('gridcell'),
    clickCell('C000002'),
    moveTo('{End}{ArrowLeft}'),
    pressKeys('hanbit'),
    findBy('option'),
  ),
});
export const NarrowParent = createScreenStory({
  ...filled,
  width: 'narrow',
  play: play(
    findBy('list'),
    clickButton(/C000002/),
    findBy('dialog'),
    typeInto({ parentCode: '{Control>}a{/Control}garam' }),
    findBy('option'),
  ),
});
export const Columns = createScreenStory({
  ...filled,
  play: play(findBy('gridcell'), clickButton(/^Columns$/), findBy('dialog')),
});
export const Imported = createScreenStory({
  ...filled,
  handlers: [
    saves((index) =>
      index === 0
        ? { outcome: 'updated', errors: [], current: row(1) }
        : index === 1
          ? { outcome: 'created', errors: [] }
          : {
              outcome: 'invalid',
              errors: [{ field: 'nameEn', rule: 'required', message: 'Please enter a value.' }],
            },
    ),
    ...filled.handlers,
  ],
  play: play(
    findBy('gridcell'),
    clickButton(/^Import$/),
    uploadInDialog(
      'companies.csv',
      'Company code,Name in English\nC000002,Saesol Non-life\nC000041,Dasom Life\nC000042,\n',
    ),
    findBy('table'),
  ),
});
const changes: AdminAuditEntry[] = [
  {
    id: 2,
    at: '2026-11-21T05:12:00.000Z',
    username: 'accountantuser',
    name: 'Jisoo Han',
    action: 'update',
    key: 'C000001',
    before: { closingMonth: 3 },
    after: { closingMonth: 12 },
  },
  {
    id: 1,
    at: '2026-11-20T01:00:00.000Z',
    username: 'adminuser',
    name: 'System Administrator',
    action: 'create',
    key: 'C000001',
    before: null,
    after: { nameEn: 'Hanbit Life' },
  },
];
export const History = createScreenStory({
  ...filled,
  handlers: [
    respondWith('listAdminAudit', success({ total: changes.length, entries: changes })),
    ...filled.handlers,
  ],
  play: play(findBy('gridcell'), clickButton(/^History$/), findBy('region')),
});
