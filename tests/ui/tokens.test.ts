import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, '../../src/ui/tokens.css'), 'utf8');
const colours = new Map(
  [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

/** WCAG relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(colours.get(name) ?? ''))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it.each([
  ['ink', 'paper'],
  ['ink', 'navy-50'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'navy-50'],
  ['ink-soft', 'line'],
  ['navy-900', 'paper'],
  ['navy-900', 'navy-50'],
  ['on-navy', 'navy-900'],
  ['on-navy', 'navy-950'],
  ['paper', 'navy-900'],
  ['paper', 'teal-700'],
  ['paper', 'teal-800'],
  ['teal-700', 'paper'],
  ['teal-700', 'navy-50'],
  ['aqua', 'navy-900'],
  ['aqua', 'navy-950'],
  ['ink', 'teal-100'],
  ['success', 'paper'],
  ['success', 'success-soft'],
  ['warning', 'paper'],
  ['warning', 'warning-soft'],
  ['error', 'paper'],
  ['error', 'error-soft'],
])('[SH-13] text in %s can be read on %s', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['teal-700', 'paper'],
  ['aqua', 'navy-900'],
  ['aqua', 'navy-950'],
])('[SH-13] the focus in %s can be seen on %s', (ring, ground) => {
  expect(contrast(ring, ground)).toBeGreaterThanOrEqual(3);
});

const source = path.join(__dirname, '../../src');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !/tokens\.css$|[\\/]fonts[\\/]/.test(file),
);
const scaleOf = (name: string) =>
  [...css.matchAll(new RegExp(`--${name}-\\w+: ([\\d.]+rem);`, 'g'))].map(([, value]) => value);

it.each(sheets)('%s takes its sizes and spaces from the scales', (file) => {
  const text = readFileSync(path.join(source, file), 'utf8');
  expect(text.match(/font-size: [\d.]+rem/g)).toBeNull();
  const spaces = [...text.matchAll(/(?:gap|padding|margin)(?:-[a-z]+)*: ([^;]+);/g)]
    .filter(([, value = '']) => !/calc|clamp/.test(value))
    .flatMap(([, value = '']) => value.split(' '));
  expect(spaces.filter((value) => scaleOf('space').includes(value))).toEqual([]);
  const used = [...text.matchAll(/var\(--((?:text|space)-\w+)\)/g)].map(([, name]) => name);
  expect(used.filter((name) => !css.includes(`--${name}:`))).toEqual([]);
});
