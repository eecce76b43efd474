import { paragraphsIn, withCitations } from '../../scripts/wiki/citations';

const said = (text: string) => withCitations(text, 'ko').replaceAll('\u00a0', ' ');

it.each([
  ['(IFRS 17.44(c))', '(문단 44⑶)'],
  ['(IFRS 17.44(c), B96-B97)', '(문단 44⑶, B96~B97)'],
  ['IFRS 17.B96(c)-(d)', 'B96⑶~⑷'],
  ['근거: IFRS 17.72(a)(iii)', '근거: 문단 72⑴㈐'],
  ['IFRS 17.App. A', '부록 A'],
  ['(IFRS 17.72(a), App. A)', '(문단 72⑴, 부록 A)'],
  ['IFRS 17.66(bb)에', '문단 66(bb)에'],
  ['IAS 1.19와 IFRS 13.47', 'IAS 1.19와 IFRS 13.47'],
])('a Korean page cites %s as %s', (source, cited) => {
  expect(said(source)).toBe(cited);
});

it.each([
  ['IFRS 17.59(a)를', '문단 59⑴을'],
  ['IFRS 17.16(b)는', '문단 16⑵는'],
  ['IFRS 17.55(a)(iii)은', '문단 55⑴㈐는'],
  ['IFRS 17.44는', '문단 44는'],
  ['IFRS 17.76(c)에서는', '문단 76⑶에서는'],
])('the particle follows the reading: %s becomes %s', (source, cited) => {
  expect(said(source)).toBe(cited);
});

it('Chinese names appendices, English cites as it is written', () => {
  expect(withCitations('（IFRS 17.App. A）', 'zh-tw')).toBe('（IFRS 17 附錄A）');
  expect(withCitations('(IFRS 17.44(c))', 'en')).toBe('(IFRS 17.44(c))');
  expect(paragraphsIn('ko', 'B119A-B119B')).toBe('B119A~B119B');
});
