import type { Staff } from '../content';

/** The ring's measures in px, the same for the drawing in the page and for the chart that takes its place. */
export const RING = { size: 240, margin: 8, hole: 0.62, gap: 3 };

const colors = ['#0b1f3a', '#0b6e67', '#6480a8', '#8a6d1d', '#a34a00'];

export function colorOf(index: number): string {
  return colors[index % colors.length] ?? '#0b1f3a';
}

/** The sectors as SVG paths around the middle of the ring, clockwise from the top, in proportion to the people. */
export function sectors(staff: Staff[]): string[] {
  const outer = RING.size / 2 - RING.margin;
  const inner = outer * RING.hole;
  const total = staff.reduce((sum, { people }) => sum + people, 0);
  const point = (radius: number, share: number) => {
    const angle = share * 2 * Math.PI;
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  };
  let before = 0;
  return staff.map(({ people }) => {
    const from = before / total;
    before += people;
    const to = before / total;
    const large = to - from > 0.5 ? 1 : 0;
    return (
      `M${point(outer, from)}A${outer} ${outer} 0 ${large} 1 ${point(outer, to)}` +
      `L${point(inner, to)}A${inner} ${inner} 0 ${large} 0 ${point(inner, from)}Z`
    );
  });
}
