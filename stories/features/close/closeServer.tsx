/** What the server answers of the small company, for stories of the close. */
import type { ReactNode } from 'react';
import {
  type ClosePeriod,
  type CloseRun,
  type CloseRuns,
  useOpenWorkspaceEventsQuery,
} from '@/api';
import { smallCompany } from '@/domain/demoInsurer';
import { FakeSocket } from '../../support/fakeSocket';
import { answers, success } from '../../support/handlers';
import { rightsNamed } from '../../support/rights';
import { closedPeriod, finishedRun, runDetail, sampleGroups, samplePeriods } from './sampleClose';

const { definition } = smallCompany;
const book = {
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
  answers(
    'listCloseRuns',
    success({ periods, runs, history: { closed: 4, total: 4 }, ...changes }),
  );

export const withLast = (change: Partial<ClosePeriod>): ClosePeriod[] =>
  periods.map((each, index) => (index === 0 ? { ...each, ...change } : each));
export const withRun = (run: CloseRun): CloseRun[] => [run, ...runs];

export const closeServer = [
  answers('listCloseBooks', success({ books: [book] })),
  answers(
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
  answers('getCloseRun', (request) => {
    const runId = new URL(request.url).pathname.split('/').at(-1);
    const run = runs.find((each) => each.runId === runId) ?? finishedRun('2025-12', 2);
    return success(runDetail(run));
  }),
  answers('getCloseResults', (request) => {
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
  answers(
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

/** A screen beside the socket that an open workspace holds. */
export function Live({ children }: { children: ReactNode }) {
  useOpenWorkspaceEventsQuery();
  return children;
}

/** The server tells how far a run has come. */
export const tellProgress = (run: CloseRun) => async () => {
  FakeSocket.latest.receives(JSON.stringify({ type: 'closeProgress', run }));
};
