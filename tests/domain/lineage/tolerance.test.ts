import fc from 'fast-check';
import { lineageOf } from '@/domain/lineage';
import { columns } from './support';

const script = `with open_claims as (
  select c.contract_id, sum(c.paid) filter (where c.state = 'open') as paid, max(c.day) over (partition by c.kind) as latest
  from claims c left join (select id, kind from lines where kind in ('fire', 'motor')) l on l.id = c.line_id
  where c.day >= date '2024-01-01' group by 1 having sum(c.paid) > 0)
insert into mart.open_claims (contract_id, paid, latest)
select o.contract_id, case when o.paid is null then 0 else o.paid end, coalesce(o.latest, cast('2024-01-01' as date))
from open_claims o`;

describe('broken SQL', () => {
  it.each([
    ['a list that ends with a comma', 'insert into t select a, from b'],
    ['a parenthesis that is never closed', 'insert into t select (a + from b'],
    ['a table that has not been written yet', 'insert into t select a from where x = 1'],
    ['a string that is never closed', "insert into t select a || 'x from b"],
    ['a keyword that is misspelt', 'inser into t selec a from b'],
    ['half a condition', 'insert into t select a from b where ('],
  ])('%s leaves the statements beside it whole', (_what, broken) => {
    const found = columns(
      `insert into x select k from first;\n${broken};\ninsert into y select k from last;`,
    );
    expect(found).toEqual(expect.arrayContaining(['first.k -> x.k', 'last.k -> y.k']));
  });

  it('shows what can be read of a half-written statement', () => {
    expect(columns('insert into t select a, b, from s join')).toEqual(
      ['?.a -> t.a', '?.b -> t.b'].map((edge) => edge.replace('?', 's')),
    );
  });

  it('never throws, wherever a script is cut, repeated or scrambled', () => {
    const place = fc.nat({ max: script.length });
    const piece = fc.constantFrom(
      '(',
      ')',
      "'",
      '"',
      ',',
      ' select ',
      ' from ',
      ' join ',
      ';',
      ' as ',
      '$$',
      '{{',
      '/*',
      ' union ',
      ' case ',
      '.',
      '*',
    );
    fc.assert(
      fc.property(place, place, fc.array(piece, { maxLength: 4 }), (from, to, pieces) => {
        const broken = script.slice(0, from) + pieces.join('') + script.slice(to);
        expect(() => lineageOf(broken)).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });

  it('reads random tokens to their end', () => {
    const word = fc.constantFrom(
      ...script.split(/\s+/),
      '(',
      ')',
      ';',
      'MERGE',
      'USING',
      'PIVOT',
      'LATERAL',
      'VALUES',
      'OVER',
      'UPDATE',
      'SET',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        expect(() => lineageOf(words.join(' '))).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });

  it('reads a long script in time that grows with its length alone', () => {
    const one = `${script};\n`;
    const statements = lineageOf(one.repeat(200)).statements;
    expect(statements).toHaveLength(200);
  });
});
