import { createIntl } from 'react-intl';
import { groupProjections } from '@/domain/close';
import { smallCompany } from '@/domain/demoInsurer';
import { projectionExplainer, type Derivation } from '@/domain/ifrs17';
import { nameWords } from '@/features/close/explain/nameWords';
import { projectionWords } from '@/features/close/explain/projectionWords';
import { loadMessages, messagesOf } from '@/i18n';

beforeAll(() => loadMessages('en', 'close'));
const intl = () => createIntl({ locale: 'en', messages: messagesOf('en') });
const words = (name: string) => projectionWords(intl(), name)?.words;

it.each([
  ['modelPoints[0].month2.claimsOnDeath', 'Claims on death, month 2'],
  ['modelPoints[0].month12.credit12', 'Interest credited, months 1 to 12'],
  ['modelPoints[3].sumInsured', 'Sum insured'],
  ['assumptions[0].mortality[1].female[40]', 'Mortality · women, entry 41'],
  ['assumptions[0].expenses[0].perContract', 'Expenses · per contract a month'],
  [
    'claims[1] as estimated at the end of period 1, 1 changes made',
    'Claims of period 2, as estimated at the end of period 1',
  ],
  ['discount factor from 1 to 1.5, rates.lockedIn as of date 0', 'Discount factor from 1 to 1.5'],
  ['csm.release', undefined],
])('%s', (name, expected) => {
  expect(words(name)).toBe(expected);
});

it.each(['term-2025', 'fund-2025'])('has words for every figure of the contracts of %s', (id) => {
  const { atEnd } = groupProjections(smallCompany, id, '2025-12');
  const explain = atEnd && projectionExplainer(atEnd, id);
  const inEnglish = intl();
  const silent = new Set<string>();
  const seen = new Set<Derivation>();
  const visit = (node: Derivation) => {
    if (seen.has(node)) return;
    seen.add(node);
    if (nameWords(inEnglish, node.name).words === '') silent.add(node.name);
    node.from?.forEach(visit);
  };
  const flows = ['premiums', 'claims', 'expenses', 'investmentComponents'];
  const paths = flows.map((kind) => `expected.${kind}[0]`);
  for (const path of [...paths, 'riskAdjustment.shareOfOutflows']) {
    const found = explain?.explain(path);
    if (found) visit(found);
  }
  expect(seen.size).toBeGreaterThan(50);
  expect([...silent]).toEqual([]);
});

it.each([
  ['capital for lapseUp', 'Capital for non-financial risk', 'Higher lapses'],
  [
    'claims of month 9, discounted under stress of mortality',
    'Claims, month 9',
    'discounted · under stress: Mortality',
  ],
  [
    'claims and expenses of month 4, discounted to month 2',
    'claims and expenses, month 4',
    'discounted to month 2',
  ],
  ['cost of capital from month 3 on', 'Cost of capital from month 3 on', ''],
  [
    'normal quantile at assumptions[0].riskAdjustment.stressLevel',
    'Quantile of the normal distribution',
    'Confidence level of the stresses',
  ],
  ['groups[0].lockedIn for 18 years', 'rate for 18 years', 'locked-in rate'],
])('%s', (name, words, subject) => {
  expect(nameWords(intl(), name)).toEqual({ words, subject });
});
