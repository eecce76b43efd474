import { median } from './foreground';
import type { Box, Grayscale } from './image';

/** A copy in which some boxes have the colour of what is around them. */
export function painted(
  { data, width, height, channels }: Grayscale,
  boxes: readonly Box[],
): Grayscale {
  const bare = Uint8Array.from(data);
  for (const box of boxes) {
    const [x0, x1] = [Math.max(0, box.x0 - 1), Math.min(width, box.x1 + 1)];
    const [y0, y1] = [Math.max(0, box.y0 - 1), Math.min(height, box.y1 + 1)];
    const edge = [y0, y1 - 1].flatMap((y) => [...data.subarray(y * width + x0, y * width + x1)]);
    for (let y = y0; y < y1; y += 1)
      edge.push(data[y * width + x0] ?? 0, data[y * width + x1 - 1] ?? 0);
    const ground = median(edge);
    for (let y = y0; y < y1; y += 1) bare.fill(ground, y * width + x0, y * width + x1);
  }
  return { data: bare, width, height, channels };
}
