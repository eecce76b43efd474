import {
  acquisitionAssets,
  basisChanges,
  byTransition,
  claimsDevelopment,
  claimsReconciliation,
  closeBook,
  columnKind,
  columnLabel,
  confidenceLevels,
  cubeOf,
  eventLabel,
  expectedDerecognition,
  expectedRecognition,
  figureLabel,
  financeAnalysis,
  financeAndReturns,
  financialPerformance,
  financialPosition,
  maturityAnalysis,
  measurementMethods,
  newContracts,
  reconciliation100,
  reconciliation101,
  revenueAnalysis,
  riskMitigation,
  rowLabel,
  rulesOf,
  sensitivities,
  serviceExpenses,
  tableLabel,
  underlyingItems,
  withPositions,
  yieldCurves,
  type Label,
} from '@/domain/ifrs17/book';
import { bookControlResults, strayChecks } from '@/domain/close';
import { bookControls } from '@/domain/close/controls/bookControls';
import { controls } from '@/domain/ifrs17/book/controls/controls';
import { policies } from '@/domain/ifrs17/schema/policies';
import { LOCALES } from '@/domain/locale';
import { formatText, labelMessage, loadMessages, messagesOf } from '@/i18n';
import en from '@/i18n/messages/close/en.json';
import { createIntl } from 'react-intl';
import { groups, periods, treaties } from './support/book';

const closed = closeBook(groups, treaties, periods[0] ?? '').groups;
const asset = { ...closed[0], family: 'acquisitionAsset', figures: { assetClosing: -10 } };
const over = { ...closed[0], figures: {} };
const all = [...closed, asset, over] as typeof closed;
const cube = cubeOf([
  ...all,
  ...closed.map((each) => ({
    ...each,
    figures: { 'claimsEstimate[8,4]': 1, 'claimsEstimate[4,0]': 1, 'claimsEstimate[0,0]': 1 },
  })),
]);
const bounds = [1, 5];
const whose = { company: 'Life' };
const tables = [
  acquisitionAssets(cube, {}),
  basisChanges([{ group: 'A', reason: 'B135', profitOrLoss: 3, oci: -3, carryingAmount: 80 }]),
  byTransition(cube, {}),
  claimsDevelopment(cube, {}, 2),
  claimsReconciliation(cube, {}),
  confidenceLevels(
    cube,
    (['confidenceLevel', 'costOfCapital', 'other'] as const).map((technique) => ({
      ...whose,
      technique,
      level: 0.75,
    })),
  ),
  expectedDerecognition(cube, {}, bounds),
  expectedRecognition(cube, {}, bounds),
  maturityAnalysis(cube, {}, bounds),
  financeAnalysis(cube, {}),
  financeAndReturns(cube, [{ profitOrLoss: 30 }]),
  financialPerformance(cube),
  financialPosition(cube),
  measurementMethods(
    groups.map((group) => ({
      ...group,
      others: [
        ...['bottomUp', 'riskFree'].map((each) => `discountRates.${each}`),
        ...['confidenceLevel', 'costOfCapital', 'share'].map((each) => `riskAdjustment.${each}`),
      ],
    })),
  ),
  newContracts(cube, {}),
  withPositions(cube, {}, reconciliation100(cube, {})),
  reconciliation101(cube, {}),
  revenueAnalysis(cube, {}),
  riskMitigation(cube, {}),
  serviceExpenses(cube, {}),
  sensitivities(
    closed,
    (['insurance', 'policyholderBehaviour', 'market'] as const).map((risk) => ({
      id: 'mortality',
      risk,
      groups: closed,
    })),
  ),
  underlyingItems(
    ['houses', 'equityFunds', 'bondFunds', 'moneyMarketFunds'].map((item) => ({
      portfolio: 'Variable',
      item,
      fairValue: 120,
    })),
  ),
  yieldCurves({ KRW: { spot: [0.03] } }, [1, 2]),
];
const facts = { before: all, ledger: {}, source: {} };
const stated = policies.schema.properties as Record<string, { readonly enum?: readonly unknown[] }>;
const choices = Object.entries(stated).flatMap(([name, { enum: values = [false, true] }]) =>
  values.map((value) => rowLabel('measurementMethods', `${name}.${String(value)}`)),
);
const labels: readonly Label[] = [
  ...tables.flatMap(({ id, rows, columns }) => [
    tableLabel(id),
    // A note of one side has its side behind a dot.
    ...[id, `${id}.held`].flatMap((named) => [
      ...rows.map((row) => rowLabel(named, row.id)),
      ...columns.map((column) => columnLabel(named, column)),
    ]),
  ]),
  ...choices,
  ...controls.map(({ message }) => ({ id: message })),
  ...controls.flatMap(({ compare, ofAssets }) =>
    all
      .filter(({ family }) => ofAssets || family !== 'acquisitionAsset')
      .flatMap((group) => compare({ ...group, recoveryCap: 1 }, facts))
      .map(({ figure }) => figureLabel(figure)),
  ),
  ...bookControlResults(new Map([['A', []]])).map(({ message }) => ({ id: message })),
  ...bookControls.map(({ figure }) => figureLabel(figure)),
  figureLabel('groups'),
  ...[...strayChecks({ groups: [], treaties: [] }, '', [{ group: 'A', points: 1, actuals: 1 }])]
    .flatMap(([, checks]) => checks)
    .map(({ figure }) => figureLabel(figure)),
  ...rulesOf({ model: 'GMM', side: 'issued', family: 'acquisitionAsset' }).map(({ event }) =>
    eventLabel(event),
  ),
  ...(['GMM', 'VFA', 'PAA'] as const).flatMap((model) =>
    (['issued', 'held'] as const).flatMap((side) =>
      rulesOf({ model, side, family: model === 'PAA' ? 'allocation' : 'general' }).map(
        ({ event }) => eventLabel(event),
      ),
    ),
  ),
];

test('whatever a close shows has words, and no words are left over', () => {
  const said = new Set(labels.flatMap((label) => ('id' in label ? [label.id] : [])));
  const kinds = ['control', 'table', 'line', 'method', 'event', 'figure'];
  const known = Object.keys(en).filter((id) => kinds.includes(id.split('.')[1] ?? ''));
  expect([...said].filter((id) => !(id in en))).toEqual([]);
  expect(known.filter((id) => !said.has(id))).toEqual([]);
});

test.each(LOCALES)('every label can be said in %s', async (locale) => {
  await loadMessages(locale, 'close');
  const intl = createIntl({ locale, messages: messagesOf(locale) });
  for (const label of labels)
    expect(formatText(intl, labelMessage(label))).not.toMatch(/^close\.|[{}]/);
});

test.each([
  ['financialPosition', 'Life/Term', { text: 'Life/Term' }],
  ['financeAndReturns', 'book', { id: 'close.line.wholeBook' }],
  [
    'confidenceLevels',
    'A. Life/Term.costOfCapital',
    { id: 'close.line.byCostOfCapital', values: { name: 'A. Life/Term' } },
  ],
  ['sensitivities', 'market.up 0.5', { id: 'close.line.market', values: { name: 'up 0.5' } }],
  ['claimsDevelopment', 'estimate.2', { id: 'close.line.estimateAfter', values: { years: 2 } }],
  ['reconciliation100.issued', 'cashInflows', { id: 'close.line.cashInflows' }],
  ['reconciliation100.held', 'cashInflows', { id: 'close.line.premiumsPaid' }],
  ['reconciliation100.held', 'incurredClaims', { id: 'close.line.recoveredClaims' }],
  ['byTransition', 'csm.opening', { id: 'close.line.opening' }],
])('row of %s: %s', (table, row, label) => {
  expect(rowLabel(table, row)).toEqual(label);
});

test.each([
  ['maturityAnalysis', '0-0.25', { id: 'close.line.upToYears', values: { to: 0.25 } }],
  ['maturityAnalysis', '1-5', { id: 'close.line.betweenYears', values: { from: 1, to: 5 } }],
  ['maturityAnalysis', '5+', { id: 'close.line.overYears', values: { from: 5 } }],
  ['yieldCurves', '10', { id: 'close.line.termYears', values: { years: 10 } }],
  ['claimsDevelopment', '3', { id: 'close.line.accidentYearsAgo', values: { years: 3 } }],
])('column of %s: %s', (table, column, label) => {
  expect(columnLabel(table, column)).toEqual(label);
});

test('what is no amount is not shown in a unit of currency', () => {
  expect(columnKind('confidenceLevels', 'confidenceLevel')).toBe('rate');
  expect(columnKind('confidenceLevels', 'riskAdjustment')).toBe('amount');
  expect(columnKind('measurementMethods', 'groups')).toBe('count');
  expect(columnKind('yieldCurves', '10')).toBe('rate');
});
