import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CloseAssumptionVersion, CloseCurve } from '@/api';
import {
  assumptionSeries,
  changesBetween,
  curveSeries,
  curvesInForce,
  isDropped,
} from '@/domain/close';
import { useScreenDirty, useScreenRights } from '@/store';
import { EmptyState } from '@/ui';
import type { CloseView } from '../../shared/filters/useCloseView';
import { SeriesPicker } from './SeriesPicker';
import { SeriesCard } from './SeriesCard';
import { setOf, useAssumptionDraft } from './useAssumptionDraft';
import { useExplainSeries } from './useExplainSeries';
import { VersionActions } from './VersionActions';
import { VersionList } from './VersionList';
import styles from './Versions.module.css';

interface VersionsViewProps {
  view: CloseView;
  versions: readonly CloseAssumptionVersion[];
  curves: readonly CloseCurve[];
}

/** Versions of the assumptions, the newest against the one before it, as chart and table; a draft is edited where it stands. */
export function VersionsView({ view, versions, curves }: VersionsViewProps) {
  const sorted = versions.toSorted(
    (one, other) =>
      String(other.set.effectiveFrom).localeCompare(String(one.set.effectiveFrom)) ||
      other.createdAt.localeCompare(one.createdAt),
  );
  const [chosen, setChosen] = useState<string>();
  const [against, setAgainst] = useState<string>();
  const version = sorted.find((each) => each.version === chosen) ?? sorted[0];
  if (!version)
    return (
      <EmptyState>
        <FormattedMessage id="close.versions.none" />
      </EmptyState>
    );
  const earlier = sorted[sorted.indexOf(version) + 1];
  const before = sorted.find((each) => each.version === against && each !== version) ?? earlier;
  return (
    <div className={styles.versions}>
      <VersionList
        versions={sorted}
        chosen={version.version}
        onChoose={(next) => {
          setChosen(next);
          setAgainst(undefined);
        }}
      />
      <Comparison
        key={version.version}
        view={view}
        version={version}
        versions={sorted}
        curves={curves}
        before={before}
        onCompare={setAgainst}
        onCreated={setChosen}
      />
    </div>
  );
}

interface ComparisonProps extends VersionsViewProps {
  version: CloseAssumptionVersion;
  /** Absent for the first version, until another is chosen. */
  before: CloseAssumptionVersion | undefined;
  onCompare: (version: string) => void;
  onCreated: (version: string) => void;
}

function Comparison({
  view,
  version,
  versions,
  curves,
  before,
  onCompare,
  onCreated,
}: ComparisonProps) {
  const rights = useScreenRights();
  const mayEdit = rights.write && view.mayEdit && version.state === 'draft';
  const others = useMemo(
    () =>
      curvesInForce(
        curves,
        versions.filter((each) => each.version !== version.version),
      ),
    [curves, versions, version],
  );
  const draft = useAssumptionDraft(view.book.id, version, {
    curves: others,
    period: mayEdit ? view.period : undefined,
  });
  const explain = useExplainSeries({ before: before ?? version, version, draft });
  const [key, setKey] = useState<string>();
  useScreenDirty(draft.isChanged);
  const old = before ? [...assumptionSeries(setOf(before)), ...curveSeries(draft.market)] : [];
  const changes = before ? changesBetween(old, draft.series) : undefined;
  const dropped = (changes ?? [])
    .filter(isDropped)
    .map(({ series }) => ({ ...series, values: [] }));
  return (
    <div className={styles.comparison}>
      <VersionActions {...{ view, version, versions, before, draft, onCompare, onCreated }} />
      <SeriesPicker
        all={[...draft.series, ...dropped]}
        changes={changes}
        chosen={key ?? changes?.[0]?.series.key}
        onChoose={setKey}
        explain={explain}
        render={(series) => (
          <SeriesCard
            key={series.key}
            series={series}
            before={old.find(({ key: each }) => each === series.key)?.values ?? []}
            names={{ before: before?.version, after: version.version }}
            explain={explain}
            onEdit={mayEdit ? (place, value) => draft.edit(series, place, value) : undefined}
          />
        )}
      />
    </div>
  );
}
