import { FormattedMessage, useIntl } from 'react-intl';
import {
  type LineageView,
  lineageInfluenceToggled,
  lineageStepsToggled,
  lineageVersionPinned,
  lineageVersionUnpinned,
  lineageViewChosen,
  selectLineageView,
  selectPinnedSql,
  selectSimplification,
  useAppDispatch,
  useAppSelector,
} from '@/store';
import { Button, SegmentedControl } from '@/ui';
import { CheckField } from '@/ui/forms';
import type { LineageAnswer } from '../engine/protocol';
import { ExportMenu } from '../exports/ExportMenu';
import styles from './Results.module.css';
import { Search } from './Search';
import type { Names } from './useNames';

interface ResultToolbarProps {
  answer: LineageAnswer;
  names: Names;
  lit: ReadonlySet<string> | null;
  onFind: (node: string) => void;
}

const views = {
  diagram: { id: 'lineage.view.diagram' },
  table: { id: 'lineage.view.table' },
  comparison: { id: 'lineage.view.comparison' },
} as const satisfies Record<LineageView, { id: string }>;

/** How the lineage is shown, what of it, and how it is taken along. */
export function ResultToolbar({ answer, names, lit, onFind }: ResultToolbarProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectLineageView);
  const { hideSteps, indirect } = useAppSelector(selectSimplification);
  const pinned = useAppSelector(selectPinnedSql);
  const offered = (Object.keys(views) as LineageView[]).filter(
    (each) => each !== 'comparison' || pinned !== null,
  );
  return (
    <div className={styles.toolbar}>
      <SegmentedControl
        label={intl.formatMessage({ id: 'lineage.view' })}
        options={offered.map((each) => ({
          value: each,
          label: <FormattedMessage {...views[each]} />,
        }))}
        value={view}
        onChange={(each) => dispatch(lineageViewChosen(each))}
      />
      <Search lineage={answer.lineage} names={names} onFind={onFind} />
      <CheckField
        id="lineage-steps"
        label={<FormattedMessage id="lineage.hideSteps" />}
        checked={hideSteps}
        onChange={() => dispatch(lineageStepsToggled())}
      />
      <CheckField
        id="lineage-indirect"
        label={<FormattedMessage id="lineage.indirect" />}
        checked={indirect}
        onChange={() => dispatch(lineageInfluenceToggled())}
      />
      <Button
        title={intl.formatMessage({ id: 'lineage.pin.why' })}
        aria-pressed={pinned !== null}
        onClick={() => {
          if (pinned !== null) dispatch(lineageVersionUnpinned());
          else dispatch(lineageVersionPinned());
        }}
      >
        <FormattedMessage id={pinned === null ? 'lineage.pin' : 'lineage.unpin'} />
      </Button>
      <ExportMenu answer={answer} names={names} lit={lit} />
    </div>
  );
}
