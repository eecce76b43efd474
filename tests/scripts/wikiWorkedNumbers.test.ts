import { folder, sourceOf } from '../../scripts/wiki/files';
import { compilePage } from '../../scripts/wiki/page';
import { workedFigures } from '../../scripts/wiki/workedNumbers';

const compiled = (source: string) => compilePage(source, `${folder}/4/3/1.en.md`);
const source = sourceOf('4/3/1', 'en') ?? '';

describe('worked numbers of the handbook', () => {
  it('come from the engine', () => {
    expect(workedFigures('4/3/1')).toBe(47);
    expect(workedFigures('a/page/without/a/sheet')).toBe(0);
    expect(() => compiled(source)).not.toThrow();
  });

  it('keep a page from being built that says otherwise', () => {
    const wrong = source.replace(
      '| Opening                                 |    0.00 |  359.86 |',
      '| Opening                                 |    0.00 |  358.86 |',
    );
    expect(wrong).not.toBe(source);
    expect(() => compiled(wrong)).toThrow('table 1: Opening: says 358.86, the engine 359.8600');
    const drawn = source.replace('value: 743.76', 'value: 743.70');
    expect(() => compiled(drawn)).toThrow('drawing 1: shows 743.7 160 543.9 359.86');
  });

  it('can be taken along as a workbook and as a dataset', () => {
    const { html } = compiled(source);
    const [, list = ''] =
      /<h2 id="worked-number">.*?<\/div><ul data-take>(.*?)<\/ul>/s.exec(html) ?? [];
    expect(list).toMatch(
      /href="\/assets\/workbooks\/ie08-gmm-loss-component-reversal\.en\.[0-9a-f]{8}\.xlsx" download>Example 8 as a workbook with formulas</,
    );
    expect(list).toContain(
      '<a href="/demo/FSRS50010?book=ie08-gmm-loss-component-reversal">Example 8 in the workspace</a>',
    );
  });
});
