import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  selectLineageScript,
  selectLineageView,
  toastShown,
  useAppDispatch,
  useAppSelector,
} from '@/store';
import { ActionMenu, saveFile } from '@/ui';
import { CheckField } from '@/ui/forms';
import { DIAGRAM_ID } from '../diagram/Diagram';
import type { LineageAnswer } from '../engine/protocol';
import { edgeKinds } from '../messages';
import type { Names } from '../results/useNames';
import styles from './ExportMenu.module.css';

interface ExportMenuProps {
  answer: LineageAnswer;
  names: Names;
  lit: ReadonlySet<string> | null;
}

const data = ['csv', 'json'] as const;
const pictures = ['svg', 'png'] as const;
const labels = {
  svg: { id: 'lineage.export.svg' },
  png: { id: 'lineage.export.png' },
  csv: { id: 'lineage.export.csv' },
  json: { id: 'lineage.export.json' },
} as const;

/** The lineage as a picture or as data, all of it or what is lit. What writes a file comes when one is asked for. */
export function ExportMenu({ answer, names, lit }: ExportMenuProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectLineageView);
  const script = useAppSelector(selectLineageScript);
  const [onlyLit, setOnlyLit] = useState(false);
  const only = onlyLit ? lit : null;

  const save = async (format: keyof typeof labels) => {
    try {
      const writers = await import(/* webpackChunkName: "sqlLineage-export" */ './writers');
      const name = `${script.title.replace(/\.\w+$/, '') || 'lineage'}.${format}`;
      const drawn = document.getElementById(DIAGRAM_ID);
      const table = { ...answer.lineage, names, sql: script.sql, only };
      const heads = (['to', 'from', 'kind', 'expression'] as const).map((id) =>
        intl.formatMessage({ id: `lineage.column.${id}` }),
      );
      if (format === 'csv')
        saveFile(
          new Blob([writers.csvOf(table, heads, (kind) => intl.formatMessage(edgeKinds[kind]))], {
            type: 'text/csv',
          }),
          name,
        );
      else if (format === 'json')
        saveFile(new Blob([writers.jsonOf(table)], { type: 'application/json' }), name);
      else if (drawn instanceof SVGSVGElement) {
        // As for the printer: all of it is drawn, whatever is in sight.
        dispatchEvent(new Event('beforeprint'));
        const picture = writers.svgOf(drawn, answer.drawing, only);
        dispatchEvent(new Event('afterprint'));
        saveFile(format === 'svg' ? writers.svgFile(picture) : await writers.pngOf(picture), name);
      }
    } catch {
      dispatch(toastShown({ intent: 'error', text: { id: 'lineage.export.failed' } }));
    }
  };
  const formats = view === 'diagram' ? [...pictures, ...data] : data;
  return (
    <ActionMenu
      label={intl.formatMessage({ id: 'lineage.export' })}
      actions={[
        ...formats.map((format) => ({
          id: format,
          label: <FormattedMessage {...labels[format]} />,
          onChoose: () => void save(format),
        })),
        {
          id: 'print',
          label: <FormattedMessage id="lineage.export.print" />,
          onChoose: () => print(),
        },
      ]}
    >
      {lit !== null && (
        <div className={styles.only}>
          <CheckField
            id="lineage-export-lit"
            label={<FormattedMessage id="lineage.export.lit" />}
            checked={onlyLit}
            onChange={() => setOnlyLit(!onlyLit)}
          />
        </div>
      )}
    </ActionMenu>
  );
}
