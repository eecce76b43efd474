import type { Meta } from '@storybook/react-webpack5';
import type { AdminAuditEntry } from '@/api';
import { CompanyListScreen } from '@/features/admin/company';
import { createScreenStory } from '../../support/createScreenStory';
import { answers, fails, stalls, success } from '../../support/handlers';
import { does, presses, sees, types, typesKeys } from '../../support/person';
import { codes, lists, saves } from './gridServer';
import { enters, givesFile, moves, picksCell, pushes, pushesInDialog } from './gridSteps';
import { companies } from './sampleRows';

const meta: Meta = { title: 'Screens/Companies' };
export default meta;

const screen = <CompanyListScreen />;
const rows = companies(40);
const shared = { screen, path: '/demo/companyList', scenario: 'demoUser' as const };
const filled = { ...shared, handlers: [lists({ companies: rows }), codes] };
const row = (index: number) => rows.at(index);
const renamed = [sees('gridcell'), picksCell('Saesol Insurance 2'), enters('Saesol Non-life')];

export const Filled = createScreenStory({ ...filled, play: does(sees('gridcell')) });
export const HundredThousand = createScreenStory({
  ...shared,
  handlers: [lists({ companies: companies(100_000) }), codes],
  play: does(sees('gridcell')),
});
export const Narrow = createScreenStory({ ...filled, width: 'narrow', play: does(sees('list')) });
export const Empty = createScreenStory({
  ...shared,
  handlers: [lists({}), codes],
  play: does(sees('grid')),
});
export const Loading = createScreenStory({
  ...shared,
  handlers: [stalls('listAdminRows'), codes],
  play: does(sees('grid')),
});
export const ServerError = createScreenStory({
  ...shared,
  handlers: [fails('listAdminRows', 500), codes],
  play: does(sees('alert')),
});
export const NoMatch = createScreenStory({
  ...filled,
  play: does(
    sees('gridcell'),
    presses('[role="toolbar"] [type="search"]'),
    enters('nobody'),
    sees('status'),
  ),
});
export const ReadOnly = createScreenStory({
  ...filled,
  rights: 'readOnly',
  play: does(sees('gridcell')),
});
export const Changed = createScreenStory({ ...filled, play: does(...renamed) });
export const Wrong = createScreenStory({
  ...filled,
  play: does(
    sees('gridcell'),
    picksCell('Saesol Insurance 2'),
    enters(' '),
    pushes(/^Add$/),
    pushes(/^Save/),
  ),
});
export const Summary = createScreenStory({
  ...filled,
  play: does(...renamed, pushes(/^Save/), sees('dialog')),
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
  play: does(...renamed, pushes(/^Save/), pushesInDialog(/^Save/), sees('radio')),
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
  play: does(
    sees('gridcell'),
    picksCell('C000001'),
    pushes(/^Delete$/),
    pushes(/^Save/),
    pushesInDialog(/^Save/),
  ),
});
export const Record = createScreenStory({
  ...filled,
  play: does(sees('gridcell'), picksCell('C000002'), pushes(/^Edit as form$/), sees('dialog')),
});
/** The parent is looked for among all companies. */
export const Parent = createScreenStory({
  ...filled,
  play: does(
    sees('gridcell'),
    picksCell('C000002'),
    moves('{End}{ArrowLeft}'),
    typesKeys('hanbit'),
    sees('option'),
  ),
});
export const NarrowParent = createScreenStory({
  ...filled,
  width: 'narrow',
  play: does(
    sees('list'),
    pushes(/C000002/),
    sees('dialog'),
    types({ parentCode: '{Control>}a{/Control}garam' }),
    sees('option'),
  ),
});
export const Columns = createScreenStory({
  ...filled,
  play: does(sees('gridcell'), pushes(/^Columns$/), sees('dialog')),
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
  play: does(
    sees('gridcell'),
    pushes(/^Import$/),
    givesFile(
      'companies.csv',
      'Company code,Name in English\nC000002,Saesol Non-life\nC000041,Dasom Life\nC000042,\n',
    ),
    sees('table'),
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
    answers('listAdminAudit', success({ total: changes.length, entries: changes })),
    ...filled.handlers,
  ],
  play: does(sees('gridcell'), pushes(/^History$/), sees('region')),
});
