import { compileFormula } from '@/domain/ifrs17/formula/compile';
import { parseFormula } from '@/domain/ifrs17/formula/parse';
import { printFormula, valueOf } from '@/domain/ifrs17/formula/print';

type Values = Readonly<Record<string, number>>;
const value = (text: string, values: Values = {}) => {
  const names = Object.keys(values);
  const compiled = compileFormula(parseFormula(text), (name) => names.indexOf(name));
  return compiled(Float64Array.from(Object.values(values)), 0);
};
const printed = (text: string, values: Values = {}) =>
  printFormula(parseFormula(text), {
    nameOf: (name) => name,
    valueOf: (name) => values[name] ?? 0,
  });

test.each<[string, Values, number]>([
  ['1 - 2 - 3', {}, -4],
  ['-a × b', { a: 2, b: 3 }, -6],
  ['a ÷ b ÷ 2', { a: 12, b: 3 }, 2],
  ['(1 + i) ^ (1 ÷ 2) - 1', { i: 0.21 }, 0.1],
  ['max(0, a - b, c)', { a: 1, b: 2, c: 3 }, 3],
  ['min(a, max(0, b[1].c))', { a: 5, 'b[1].c': 2 }, 2],
  ['if(a, 1 ÷ a, 7)', { a: 0 }, 7],
  ['exact(a + b - c)', { a: 0.1, b: 0.2, c: 0.3 }, 0],
])('%s', (text, values, expected) => {
  expect(value(text, values)).toBeCloseTo(expected, 12);
  expect(valueOf(parseFormula(text), (name) => values[name] ?? 0)).toBeCloseTo(expected, 12);
});

test('a formula is printed for the case at hand, with the names that it rests on', () => {
  expect(printed('if(units, a ÷ (a + b), 1) × c', { units: 1 })).toEqual({
    text: 'a ÷ (a + b) × c',
    names: ['a', 'b', 'c'],
  });
  expect(printed('a + b - c - d', { a: 1, d: 2 }).text).toBe('a - d');
  expect(printed('-(a - b) × (-c)').text).toBe('-(a - b) × (-c)');
});

test.each(['a +', 'a b', 'max(1', '#', 'if(1, 2)'])('%s is no formula', (text) => {
  expect(() => value(text, { a: 1, b: 1 })).toThrow(RangeError);
});
