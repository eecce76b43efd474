/** What the server answers of the small company, for stories of the close. */
import type { ClosePeriod, CloseRun, CloseRuns } from '@/api';
import { groupProjections } from '@/domain/close';
import { rulesIn } from '@/domain/closeReports';
import { smallCompany } from '@/domain/demoInsurer';
import { respondWith, success } from '../../support/handlers';
import { rightsNamed } from '../../support/rights';
import {
  closedPeriod,
  finishedRun,
  runDetail,
  sampleGroups,
  sampleInputs,
  samplePeriods,
  shockedGroups,
} from './sampleClose';

const { definition } = smallCompany;
/** The small company in the list of books. */
export const book = {
  bookId: definition.id,
  kind: definition.kind,
  name: definition.name,
  currency: definition.currency,
  firstPeriod: definition.firstPeriod,
  lastPeriod: definition.lastPeriod,
  groups: definition.groups.length,
  modelPoints: smallCompany.points.length,
  isOwn: false,
};

const titles = {
  ACRS00010: 'Close cockpit',
  ATIS60010: 'Assumptions and cash flows',
  FSRS50010: 'Measurement and CSM roll-forward',
  FSRS50040: 'Journals and subledger',
  FSRS60010: 'Financial statements and notes',
};

const runs = samplePeriods.map((period) => finishedRun(period)).reverse();
const periods = samplePeriods.map((period) => closedPeriod(period)).reverse();

/** The list of periods and runs, with what a story says otherwise. */
export const listed = (changes: Partial<CloseRuns> = {}) =>
  respondWith(
    'listCloseRuns',
    success({ periods, runs, history: { closed: 4, total: 4 }, ...changes }),
  );

export const withLast = (change: Partial<ClosePeriod>): ClosePeriod[] =>
  periods.map((each, index) => (index === 0 ? { ...each, ...change } : each));
/** The last quarter has been approved and locked. */
export const locked = listed({
  periods: withLast({
    state: 'locked',
    changedBy: { username: 'financechief', name: 'Finance Chief' },
    changedAt: '2026-01-16T02:10:00.000Z',
    reason: 'Approved by the audit committee',
  }),
});
export const withRun = (run: CloseRun): CloseRun[] => [run, ...runs];

const scenarioIds = definition.scenarios.map(({ id }) => id).filter((id) => id !== 'base');
const lastPeriod = samplePeriods.at(-1) ?? '';
const shockedRuns = scenarioIds.map((scenarioId, index) =>
  finishedRun(lastPeriod, index + 3, { scenarioId }),
);
/** The last quarter has been closed under every scenario too, as its note on sensitivities needs it. */
export const withSensitivities = [
  listed({
    runs: [...shockedRuns, ...runs],
    periods: [
      ...shockedRuns.map(({ runId, scenarioId }) =>
        closedPeriod(lastPeriod, { runId, scenarioId }),
      ),
      ...periods,
    ],
  }),
  respondWith('getCloseFigures', (request) => {
    const runId = new URL(request.url).searchParams.get('runId');
    const run = shockedRuns.find((each) => each.runId === runId);
    return success({ groups: [...shockedGroups(run?.scenarioId ?? '')] });
  }),
];

const { assumptions: known, curves } = smallCompany;
const knownVersions = known.map(({ set, curves: _none, ...version }) => ({
  ...version,
  revision: 1,
  set: { ...set },
}));
/** A book's first version, which there is none to compare with. */
export const onlyVersion = () =>
  respondWith('getCloseAssumptions', success({ versions: knownVersions.slice(0, 1), curves: [] }));
/** The versions of the small company; with a state, a third one with higher lapses stands before them, which may state less. */
export const assumptions = (
  state?: 'draft' | 'submitted',
  createdBy = 'actuaryuser',
  dropped: readonly string[] = [],
) => {
  const versions = knownVersions;
  const last = versions.at(-1);
  const next = last &&
    state && {
      ...last,
      version: '2026-1',
      name: { en: 'Lapses of 2025', ko: '2025년 해지율', 'zh-tw': '2025 年解約率' },
      state,
      createdBy,
      createdAt: '2026-01-05',
      approvedBy: undefined,
      approvedAt: undefined,
      set: {
        ...last.set,
        version: '2026-1',
        effectiveFrom: '2026-01',
        lapse: [
          { id: 'term', rates: [0.13, 0.08, 0.06] },
          { id: 'fund', rates: [0.04] },
        ],
        ...Object.fromEntries(dropped.map((kind) => [kind, []])),
      },
    };
  return respondWith(
    'getCloseAssumptions',
    success({
      versions: next ? [...versions, next] : versions,
      curves: curves.map((curve) => ({
        ...curve,
        terms: [...curve.terms],
        rates: [...curve.rates],
      })),
    }),
  );
};

export const closeServer = [
  assumptions(),
  respondWith('getCloseGroupInput', (request) => {
    const { searchParams } = new URL(request.url);
    const groupId = searchParams.get('groupId') ?? '';
    const run = runs.find(({ runId }) => runId === searchParams.get('runId'));
    const period = run?.period ?? '2025-12';
    const { groups, treaties } = sampleInputs(period);
    const own = treaties.filter(({ id }) => id === groupId);
    const covered = own.flatMap(({ covers }) => covers);
    return success({
      groups: groups
        .filter(({ id }) => id === groupId || covered.includes(id))
        .map((group) => ({ ...group })),
      treaties: own.map((treaty) => ({ ...treaty })),
      ...groupProjections(smallCompany, groupId, period),
    });
  }),
  respondWith('listCloseBooks', success({ books: [book] })),
  respondWith(
    'getCloseBook',
    success({
      bookId: definition.id,
      modelPoints: smallCompany.points.length,
      isOwn: false,
      mayEdit: true,
      definition: definition as unknown as Record<string, unknown>,
    }),
  ),
  listed(),
  respondWith('getCloseRun', (request) => {
    const runId = new URL(request.url).pathname.split('/').at(-1);
    const run = runs.find((each) => each.runId === runId) ?? finishedRun('2025-12', 2);
    return success(runDetail(run));
  }),
  respondWith('getCloseResults', (request) => {
    const question = new URL(request.url).searchParams;
    const period = question.get('period') ?? '';
    return success({
      runId: question.get('runId') ?? finishedRun(period).runId,
      bookId: definition.id,
      period,
      scenarioId: question.get('scenarioId') ?? 'base',
      groups: [...sampleGroups(period)],
    });
  }),
  respondWith(
    'listMenus',
    success(
      Object.entries(titles).map(([code, menuName]) => ({
        menuId: code,
        menuName,
        path: `/demo/${code}`,
        parentId: null,
        rights: rightsNamed.all,
      })),
    ),
  ),
];

/** Somebody saved a rule that credits premiums received to incurred claims: what it posts is not what the notes say. */
export const misposting = respondWith(
  'listCloseRuleSets',
  success({
    versions: [
      {
        version: 1,
        rules: {
          'issued.GMM': rulesIn('issued.GMM', {}).map((rule) => ({
            ...rule,
            ...(rule.event === 'premiumReceived' && { credit: 'incurredClaims' }),
          })),
        },
        reason: 'New chart of accounts',
        savedBy: 'Sample Accountant',
        savedAt: '2026-01-08T02:00:00.000Z',
      },
    ],
  }),
);
