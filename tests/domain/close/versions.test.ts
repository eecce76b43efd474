import { approvedSince, type VersionHead } from '@/domain/close';

const version = (
  name: string,
  effectiveFrom: string,
  approvedAt: string,
  more: Partial<VersionHead> = {},
): VersionHead => ({
  version: name,
  state: 'approved',
  approvedAt,
  set: { effectiveFrom },
  ...more,
});
const curves = [
  { id: 'old', date: '2025-09' },
  { id: 'next', date: '2026-03' },
];
const since = (versions: readonly VersionHead[]) =>
  approvedSince(versions, curves, { period: '2025-12', moment: '2026-01-10T09:00:00.000Z' });
const first = version('1', '2025-01', '2024-12-20T00:00:00.000Z');

it('names what was approved since and would be used now', () => {
  expect(since([first])).toEqual([]);
  expect(since([first, version('2', '2026-01', '2026-01-11T00:00:00.000Z')])).toEqual(['2']);
  expect(since([first, version('2', '2025-10', '2026-01-11T00:00:00.000Z')])).toEqual(['2']);
});

it('does not name what the quarter would not rest on', () => {
  const late = '2026-01-11T00:00:00.000Z';
  expect(since([first, version('2', '2026-01', '2026-01-09T00:00:00.000Z')])).toEqual([]);
  expect(since([first, version('2', '2026-02', late)])).toEqual([]);
  expect(since([first, version('2', '2026-01', late, { state: 'submitted' })])).toEqual([]);
  // Another version took its place before the quarter began.
  const before = version('0', '2024-06', late);
  expect(since([before, first])).toEqual([]);
});

it('names a version whose rates the curves of the quarter take', () => {
  const stating = (id: string) =>
    version('2', '2026-02', '2026-01-11T00:00:00.000Z', { curves: [{ id, rates: [0.03] }] });
  expect(since([first, stating('old')])).toEqual(['2']);
  expect(since([first, stating('next')])).toEqual([]);
});
