import { useMemo } from 'react';
import type { Choice } from '@/domain/grid';
import { useListCommonCodeDetailsQuery } from '@/api';

const none: readonly Choice[] = [];

/** The entries of a common code as choices, by their names in the reader's language. */
export function useCodeChoices(masterCode: string): readonly Choice[] {
  const { data: details } = useListCommonCodeDetailsQuery({ mstCode: masterCode });
  return useMemo(
    () => details?.map(({ code, codeName }) => ({ value: code, label: codeName })) ?? none,
    [details],
  );
}
