import { FormattedMessage, useIntl } from 'react-intl';
import type { Comparison } from '@/domain/clauses';
import {
  changesOnlyToggled,
  layoutChosen,
  selectTermsComparison,
  useAppDispatch,
  useAppSelector,
} from '@/store';
import { ActionMenu, Button, SegmentedControl } from '@/ui';
import { CheckField } from '@/ui/forms';
import { type ExportFormat, useExport } from './exports/useExport';
import styles from './ResultToolbar.module.css';

interface ResultToolbarProps {
  comparison: Comparison;
  shown: readonly number[];
  onStep: (by: 1 | -1) => void;
}

const layouts = ['sideBySide', 'inline'] as const;
const formats = {
  workbook: { id: 'terms.export.workbook' },
  word: { id: 'terms.export.word' },
  html: { id: 'terms.export.html' },
} as const satisfies Record<ExportFormat, { id: string }>;

/** From change to change, how both wordings are shown, and how the result is taken along. */
export function ResultToolbar({ comparison, shown, onStep }: ResultToolbarProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { layout, changesOnly } = useAppSelector(selectTermsComparison);
  const save = useExport(comparison);
  return (
    <div className={styles.toolbar}>
      <div className={styles.group}>
        <Button
          disabled={shown.length === 0}
          title={intl.formatMessage({ id: 'terms.keys' })}
          onClick={() => onStep(-1)}
        >
          <FormattedMessage id="terms.previous" />
        </Button>
        <Button
          disabled={shown.length === 0}
          title={intl.formatMessage({ id: 'terms.keys' })}
          onClick={() => onStep(1)}
        >
          <FormattedMessage id="terms.next" />
        </Button>
      </div>
      <div className={styles.group}>
        <SegmentedControl
          label={intl.formatMessage({ id: 'terms.layout' })}
          options={layouts.map((each) => ({
            value: each,
            label: <FormattedMessage id={`terms.layout.${each}`} />,
          }))}
          value={layout}
          onChange={(each) => dispatch(layoutChosen(each))}
        />
        <CheckField
          id="terms-changes-only"
          label={<FormattedMessage id="terms.changesOnly" />}
          checked={changesOnly}
          onChange={() => dispatch(changesOnlyToggled())}
        />
      </div>
      <ActionMenu
        label={intl.formatMessage({ id: 'terms.export' })}
        actions={[
          {
            id: 'print',
            label: <FormattedMessage id="terms.export.print" />,
            onChoose: () => window.print(),
          },
          ...(Object.keys(formats) as ExportFormat[]).map((format) => ({
            id: format,
            label: <FormattedMessage {...formats[format]} />,
            onChoose: () => void save(format),
          })),
        ]}
      />
    </div>
  );
}
