import { render } from '@testing-library/react';
import { readScript } from '@/domain/lineage';
import { Edges } from '@/features/sqlLineage/diagram/Edges';
import { draw } from '@/features/sqlLineage/engine/draw';
import { jsonOf, svgOf } from '@/features/sqlLineage/exports/writers';
import type { Names } from '@/features/sqlLineage/results/useNames';

const sql = 'insert into t (a, b, c) select x, y, z from s';
const { lineage } = readScript({ sql, dialect: 'ansi', ddl: '' }).reading;
const nameOf = (id: string) => id.replace(/^table:/, '').replace('\n', '.');
const names: Names = {
  table: (id) => nameOf(id).split('.')[0] ?? '',
  short: (id) => nameOf(id).split('.').at(-1) ?? '',
  full: nameOf,
};

interface Written {
  tables: { name: string; columns: string[] }[];
  edges: unknown[];
}

it('writes of a selection what is selected, not all columns of its tables', () => {
  const [edge] = lineage.edges.filter(({ to }) => to.endsWith('b'));
  const only = new Set([edge?.id ?? '', edge?.from ?? '', edge?.to ?? '']);
  const written = JSON.parse(jsonOf({ ...lineage, names, sql, only })) as Written;
  expect(written.tables.map(({ name, columns }) => [name, columns])).toEqual([
    ['s', ['y']],
    ['t', ['b']],
  ]);
  expect(written.edges).toHaveLength(1);
});

it('writes all of it where nothing is selected', () => {
  const written = JSON.parse(jsonOf({ ...lineage, names, sql, only: null })) as Written;
  expect(written.tables.map(({ columns }) => columns.length)).toEqual([3, 3]);
});

it('takes no controls along in a picture', () => {
  const { container } = render(
    <svg>
      <g>
        <g data-more="s" data-less="">
          <text>Show fewer</text>
        </g>
        <text>s</text>
      </g>
    </svg>,
  );
  const drawing = draw(lineage, []);
  const { text } = svgOf(container.querySelector('svg') as SVGSVGElement, drawing, null);
  expect(text).not.toContain('Show fewer');
  expect(text).toContain('>s</text>');
});

it('draws faint edges once that lie upon each other', () => {
  const drawn = lineage.edges.map(({ id }) => ({ id, path: 'M0 0C1 0 1 1 2 1' }));
  const [first] = lineage.edges;
  const linesOf = (lit: ReadonlySet<string> | null) => {
    const { container, unmount } = render(
      <svg>
        <Edges
          edges={lineage.edges}
          drawn={drawn}
          lit={lit}
          selected={null}
          isStale={() => false}
        />
      </svg>,
    );
    const count = container.querySelectorAll('path').length;
    unmount();
    return count;
  };
  // Each has a broader one to be pressed.
  expect(linesOf(null)).toBe(6);
  expect(linesOf(new Set([first?.id ?? '']))).toBe(5);
});
