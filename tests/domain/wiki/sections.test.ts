import {
  branchOf,
  flattened,
  levelsOf,
  prevNextOf,
  sectionAt,
  wikiAddress,
  wikiPathOf,
} from '@/domain/wiki';

it('has 84 sections, 57 of them leaves', () => {
  expect(flattened).toHaveLength(84);
  expect(flattened.filter(({ children }) => children.length === 0)).toHaveLength(57);
});

it('finds the path in an address and the address of a path', () => {
  expect(wikiPathOf('/DetailsByInsurance')).toBe('1');
  expect(wikiPathOf('/DetailsByInsurance/4/2/1/')).toBe('4/2/1');
  expect(wikiPathOf('/DetailsByInsuranceOther')).toBeUndefined();
  expect(wikiAddress('4/2', 'answers')).toBe('/DetailsByInsurance/4/2#answers');
});

it('knows the levels above a path, and what lies below it', () => {
  expect(levelsOf('4/2/1')).toEqual(['4', '4/2', '4/2/1']);
  expect(branchOf('3').map(({ path }) => path)).toEqual([
    '3',
    '3/1',
    '3/1/1',
    '3/1/2',
    '3/2',
    '3/2/1',
    '3/2/2',
    '3/2/3',
  ]);
  expect(branchOf('9')).toEqual([]);
  expect(sectionAt('6/2/2')?.kind).toBe('issues');
});

it('walks from an overview to what it leads to, and over the end of a chapter', () => {
  expect(prevNextOf('1').previous).toBeUndefined();
  expect(prevNextOf('1').next?.path).toBe('2');
  expect(prevNextOf('2/4')).toMatchObject({ previous: { path: '2/3/3' }, next: { path: '3' } });
  expect(prevNextOf('8/2/2').next).toBeUndefined();
  expect(prevNextOf('9')).toEqual({});
});
