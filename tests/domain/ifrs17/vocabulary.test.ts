import { asCase, unreadFacts } from '@/domain/ifrs17';
import { canonicalFacts } from '@/domain/ifrs17/cases/canonicalFacts';
import { meaningOf } from '@/domain/ifrs17/cases/meanings';
import { phrasesOf } from '@/domain/ifrs17/cases/vocabulary';

test.each([
  ['raRelease', 'releaseOfRiskAdjustment'],
  ['openingCsm', 'contractualServiceMarginOpening'],
  ['increaseInUnderlyingFcf', 'underlying_fcf_increase'],
  ['pvOutflowsInitial', 'presentValueOfCashOutflowsAtInitialRecognition'],
])('%s means the same as %s', (one, other) => {
  expect(meaningOf(one)).toBe(meaningOf(other));
});

test('no phrase stands for two facts', () => {
  const owners = new Map<string, Set<string>>();
  for (const [name, phrases] of Object.entries(phrasesOf))
    for (const phrase of [name, ...phrases])
      owners.set(meaningOf(phrase), (owners.get(meaningOf(phrase)) ?? new Set()).add(name));
  expect([...owners].filter(([, names]) => names.size > 1)).toEqual([]);
});

test('a name that is known wins over another word for the same, which is then named as unread', () => {
  const facts = {
    premium: 900,
    totalPremium: 1000,
    expectedOutflows: [200],
    riskAdjustment: 40,
    years: [{ riskAdjustmentReleased: 40, weather: 3 }],
  };
  expect(canonicalFacts(facts)).toEqual({
    facts: { ...facts, years: [{ raRelease: 40, weather: 3 }] },
    problems: [],
  });
  expect(unreadFacts(asCase({ id: 'x', facts }))).toEqual([
    'facts.totalPremium',
    'facts.years[0].weather',
  ]);
});
