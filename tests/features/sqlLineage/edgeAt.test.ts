import { edgeAt } from '@/features/sqlLineage/diagram/edgeAt';

/** A horizontal line of 100 pixels at a height, as a browser would measure it. */
function lineAt(y: number): SVGPathElement {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const point = (x: number) => ({ matrixTransform: () => ({ x, y }) });
  return Object.assign(path, {
    getScreenCTM: () => ({}),
    getBoundingClientRect: () => ({
      left: 0,
      right: 100,
      top: y,
      bottom: y,
      width: 100,
      height: 0,
    }),
    getTotalLength: () => 100,
    getPointAtLength: point,
  });
}

function drawingOf(heights: Readonly<Record<string, number>>): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [id, y] of Object.entries(heights)) {
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    group.dataset['edge'] = id;
    group.append(lineAt(y));
    svg.append(group);
  }
  return svg;
}

describe('a press on the lines of the diagram', () => {
  const svg = drawingOf({ a: 10, b: 15, c: 16, d: 60 });

  it('means the nearest line, though the place of another lies over it', () => {
    expect(edgeAt(svg, { x: 50, y: 9 }, null)).toBe('a');
  });

  it('means none where no line is near', () => {
    expect(edgeAt(svg, { x: 50, y: 40 }, null)).toBeUndefined();
    expect(edgeAt(svg, { x: 140, y: 10 }, null)).toBeUndefined();
  });

  it('goes through those that a finger cannot tell apart', () => {
    const first = edgeAt(svg, { x: 50, y: 17 }, null) ?? '';
    const second = edgeAt(svg, { x: 50, y: 17 }, first) ?? '';
    expect([first, second].sort()).toEqual(['b', 'c']);
    expect(edgeAt(svg, { x: 50, y: 17 }, second)).toBe(first);
  });
});
