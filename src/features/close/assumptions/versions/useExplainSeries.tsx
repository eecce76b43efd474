import type { CloseAssumptionVersion } from '@/api';
import {
  type AssumptionSeries,
  type Compared,
  curveKey,
  explainChange,
  explainMeanChange,
  placeOf,
  type SeriesChange,
  valueAt,
} from '@/domain/close';
import type { Derivation } from '@/domain/ifrs17';
import { useExplain } from '../../explain';
import { useText } from '../../shared/useText';
import { statedClose } from '../useExplainStated';
import { useAssumptionText } from '../useAssumptionText';
import type { AssumptionDraft } from './useAssumptionDraft';
import { VersionNote } from './VersionNote';

interface ComparedVersions {
  readonly before: CloseAssumptionVersion;
  readonly version: CloseAssumptionVersion;
  readonly draft: Pick<AssumptionDraft, 'market' | 'curves'>;
}

type Values = Pick<SeriesChange, 'series' | 'before' | 'after'>;

/** Opens where the numbers of a comparison of versions come from: values that they state, and what these changed by. */
export function useExplainSeries({ before, version, draft }: ComparedVersions) {
  const explain = useExplain();
  const text = useText();
  const words = useAssumptionText();
  const noteOf = (series: AssumptionSeries, of: 'before' | 'after') => {
    const curve = draft.market.find(({ id }) => series.key === curveKey(id));
    const isStated = of === 'after' && draft.curves.some(({ id }) => id === curve?.id);
    return curve && !isStated ? (
      <p>{curve.source}</p>
    ) : (
      <VersionNote version={of === 'before' ? before : version} />
    );
  };
  const titleOf = (series: AssumptionSeries, index?: number) =>
    [
      words.nameOf(series),
      ...(series.axis === 'single' || index === undefined
        ? []
        : [`${words.axisOf(series)} ${placeOf(series, index)}`]),
    ].join(' · ');
  const compared = (values: Values): Compared => ({
    ...values,
    names: { before: before.version, after: version.version },
  });
  const asked = (series: AssumptionSeries, stated: Derivation | undefined, title: string) =>
    stated &&
    (() =>
      explain({
        close: statedClose,
        of: { stated },
        title: `${title} · ${text('close.change')}`,
        note: (
          <>
            {noteOf(series, 'before')}
            {noteOf(series, 'after')}
          </>
        ),
      }));
  return {
    value:
      ({ series, ...values }: Values, of: 'before' | 'after', index: number) =>
      () => {
        const title = titleOf(series, index);
        const stated = { name: title, value: valueAt(values[of], index), paragraph: '33(c)' };
        explain({ close: statedClose, of: { stated }, title, note: noteOf(series, of) });
      },
    change: (values: Values, index: number) =>
      asked(values.series, explainChange(compared(values), index), titleOf(values.series, index)),
    meanChange: (values: Values) =>
      asked(values.series, explainMeanChange(compared(values)), titleOf(values.series)),
  };
}
export type ExplainSeries = ReturnType<typeof useExplainSeries>;
