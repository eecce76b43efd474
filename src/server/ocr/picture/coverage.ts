import type { Box, Grayscale } from './image';

/** The part of the foreground, the rarer side of Otsu's threshold, that lies in some boxes. */
export function coveredShare({ data, width }: Grayscale, boxes: readonly Box[]): number {
  const threshold = otsu(data);
  const isDark = (value: number) => value <= threshold;
  let dark = 0;
  for (let at = 0; at < data.length; at += 1) if (isDark(data[at] ?? 0)) dark += 1;
  const darkIsInk = dark <= data.length / 2;
  const inside = new Uint8Array(data.length);
  for (const { x0, y0, x1, y1 } of boxes) {
    for (let y = y0; y < y1; y += 1) inside.fill(1, y * width + x0, y * width + x1);
  }
  let [foreground, covered] = [0, 0];
  for (let at = 0; at < data.length; at += 1) {
    if (isDark(data[at] ?? 0) !== darkIsInk) continue;
    foreground += 1;
    covered += inside[at] ?? 0;
  }
  return covered / Math.max(1, foreground);
}

function otsu(data: Uint8Array): number {
  const counts = new Float64Array(256);
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const whole = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [below, weight, best, threshold] = [0, 0, -1, 128];
  for (let value = 0; value < 255; value += 1) {
    weight += counts[value] ?? 0;
    below += (counts[value] ?? 0) * value;
    const rest = data.length - weight;
    if (weight === 0 || rest === 0) continue;
    const between = weight * rest * (below / weight - (whole - below) / rest) ** 2;
    if (between > best) [best, threshold] = [between, value];
  }
  return threshold;
}

/** Writing changes between dark and light at one place in ten; snow on a screen at nearly every second one. */
const SNOW = 0.3;

/** Whether a picture is so restless that there can be no writing on it. */
export function isNoise({ data }: Grayscale): boolean {
  const threshold = otsu(data);
  let changes = 0;
  for (let at = 1; at < data.length; at += 1)
    if ((data[at] ?? 0) <= threshold !== (data[at - 1] ?? 0) <= threshold) changes += 1;
  return changes > data.length * SNOW;
}
