import { useState } from 'react';
import { useTypingPause } from '@/ui';
import { scan } from '../engine/scan';
import { type Colours, type Modules, pixelsOf } from './drawing';

export type ReadBack = 'checking' | 'right' | 'wrong';

/** Whether the engine reads the code as it will be printed, and reads exactly what was meant. */
export function useReadBack(
  text: string,
  modules: Modules | undefined,
  colours: Colours,
): ReadBack {
  const key = `${colours.dark} ${colours.light} ${modules?.length ?? 0} ${text}`;
  const [checked, setChecked] = useState<{ key: string; right: boolean }>();
  useTypingPause(key, async () => {
    if (!modules) return;
    const answer = await scan({ kind: 'pixels', picture: pixelsOf(modules, colours) });
    const read = 'pages' in answer ? answer.pages.flatMap(({ codes }) => codes) : [];
    setChecked({ key, right: read.length === 1 && read[0]?.text === text });
  });
  if (checked?.key !== key) return 'checking';
  return checked.right ? 'right' : 'wrong';
}
