import { views, wordsOf } from '../catalogue';
import { text } from '../sql/columns';
import { monthsFrom } from '../reading/words/shifts';
import dimensionData from './dimensions.json';
import entityData from './entities.json';
import measureData from './measures.json';
import { type Dimension, type MeasureKind, SemanticModel, type Unit } from './SemanticModel';

const has = (name: string) => views.some((view) => view.name === name);

const DAYS: Readonly<Record<string, string>> = {
  changes: 'changed_on',
  editor_questions: 'sent_on',
};

/** The model of the curated views: the books of the close, and administration. */
export const booksModel = new SemanticModel({
  views,
  entities: entityData
    .filter(({ views: [view = ''] }) => has(view))
    .map(({ label, countLabel, ...entity }) => ({
      ...entity,
      label: wordsOf(label),
      countLabel: wordsOf(countLabel),
    })),
  measures: measureData
    .filter(({ view }) => has(view))
    .map(({ label, kind, unit, ...measure }) => ({
      ...measure,
      kind: kind as MeasureKind,
      unit: unit as Unit,
      label: wordsOf(label),
    })),
  dimensions: dimensionData.map(({ label, type, values, ...dimension }) => ({
    ...dimension,
    type: type as Dimension['type'],
    label: wordsOf(label),
    values: (values ?? []).map((each) => ({ ...each, label: wordsOf(each.label) })),
  })),
  conventions: {
    unitOf: (view) => ({ runs: 'run', journals: 'line' })[view] ?? 'group',
    share: 'portfolio',
    profit: 'profit',
    rankedBy: ['profit', 'revenue', 'csm', 'liability', 'claimsPaid'],
    isLatest: true,
    hasMonths: false,
    days: DAYS,
  },
  writing: {
    from: (view) => view,
    column: (_, { column }) => column,
    name: (_, { name }, suffix) => (name === undefined ? undefined : `${name}_${suffix}`),
    within: (view, { from, to }) =>
      DAYS[view] !== undefined
        ? `${DAYS[view]} >= ${text(`${from}-01`)} AND ${DAYS[view]} < ${text(`${monthsFrom(to, 1)}-01`)}`
        : from === to
          ? `period = ${text(from)}`
          : `period BETWEEN ${text(from)} AND ${text(to)}`,
  },
});
