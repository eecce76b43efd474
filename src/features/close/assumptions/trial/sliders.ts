import type { Trial } from '@/domain/close';
import type { TrialChanges } from '@/store';

/** What can be moved: assumptions by per cent of themselves, curves by basis points. */
export const sliders = [
  { id: 'lapse', unit: 'percent', min: -50, max: 100, step: 1 },
  { id: 'mortality', unit: 'percent', min: -50, max: 100, step: 1 },
  { id: 'morbidity', unit: 'percent', min: -50, max: 100, step: 1 },
  { id: 'expenses', unit: 'percent', min: -50, max: 100, step: 1 },
  { id: 'curve', unit: 'basisPoints', min: -200, max: 200, step: 5 },
  { id: 'illiquidity', unit: 'basisPoints', min: -100, max: 100, step: 5 },
] as const satisfies readonly {
  id: keyof TrialChanges;
  unit: 'percent' | 'basisPoints';
  min: number;
  max: number;
  step: number;
}[];
export type Slider = (typeof sliders)[number];

const factors = ['lapse', 'mortality', 'morbidity', 'expenses'] as const;
const BASIS_POINT = 1e-4;

/** The changes as the engine takes them; what is not moved is left out. */
export function trialOf(changes: TrialChanges): Trial {
  const moved = factors.filter((each) => changes[each] !== 0);
  return {
    ...(moved.length > 0 && {
      shock: Object.fromEntries(moved.map((each) => [each, 1 + changes[each] / 100])),
    }),
    ...(changes.curve !== 0 && { curveShift: changes.curve * BASIS_POINT }),
    ...(changes.illiquidity !== 0 && { illiquidityShift: changes.illiquidity * BASIS_POINT }),
  };
}
