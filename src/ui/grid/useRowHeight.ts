import { useMedia } from '../hooks/useMedia';

/** Pixels: dense for a mouse, large enough for a finger. */
const DENSE = 32;
const ROOMY = 44;

export function useRowHeight(): number {
  return useMedia('(pointer: coarse)') ? ROOMY : DENSE;
}
