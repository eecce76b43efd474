import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResourceName } from '@/domain/admin';
import type { GridValues } from '@/domain/grid';
import type { MessageId } from '@/i18n';
import { useLocale } from '@/store';
import { type ApiError, toApiError, isTold, useSaveAdminRowsMutation } from '@/api';
import { Button } from '@/ui';
import { TextField } from '@/ui/forms';
import type { GridColumn } from '@/ui/grid';
import { Panel } from '@/ui/dialog';
import styles from '../saving/Dialogs.module.css';
import type { RowFormatters } from '../rows/rowFormatters';
import { ImportLines } from './ImportLines';
import {
  importBatch,
  type ImportLine,
  type ImportPlan,
  judgedLines,
  MAX_LINES,
  planImport,
} from './plan';
import { namesInAllLanguages } from './namesInAllLanguages';
import { readTable } from './readTable';

interface ImportDialogProps {
  resource: ResourceName;
  columns: readonly GridColumn[];
  /** The values that every line gets, as the master of details. */
  fixed: GridValues;
  words: RowFormatters;
  onDraft: (lines: readonly ImportLine[]) => void;
  onSaved: (count: number) => void;
  onClose: () => void;
}

interface Judged {
  plan: ImportPlan;
  lines: ImportLine[];
}

/** A file is tried first: the server judges every line as it would on saving, and saves nothing. */
export function ImportDialog({
  resource,
  columns,
  fixed,
  words,
  onDraft,
  onSaved,
  onClose,
}: ImportDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [save, { isLoading }] = useSaveAdminRowsMutation();
  const [fault, setFault] = useState<string>();
  const [judged, setJudged] = useState<Judged>();

  const sayFailure = (failure: ApiError | undefined, id: MessageId) =>
    failure && !isTold(failure) && setFault(formatMessage({ id }));
  const tryOut = async (file: File | undefined) => {
    setJudged(undefined);
    setFault(undefined);
    if (!file) return;
    const table = await readTable(file, locale);
    if (typeof table === 'string')
      return setFault(
        formatMessage({
          id: table === 'tooLarge' ? 'grid.import.tooLarge' : 'grid.import.unreadable',
        }),
      );
    // A colleague may have exported it in another language.
    const plan = planImport(resource, table, columns, fixed, await namesInAllLanguages());
    if (plan.missing.length > 0) {
      return setFault(
        formatMessage({ id: 'grid.import.missing' }, { columns: plan.missing.join(', ') }),
      );
    }
    if (plan.rows.length === 0) return setFault(formatMessage({ id: 'grid.import.noLines' }));
    if (plan.rows.length > MAX_LINES)
      return setFault(formatMessage({ id: 'grid.import.tooMany' }, { limit: MAX_LINES }));
    const answer = await save({
      resource,
      adminSaveRequest: { dryRun: true, changes: importBatch(plan) },
    });
    const result = answer.data;
    if (result) setJudged({ plan, lines: judgedLines(plan, result.lines) });
    else sayFailure(toApiError(answer), 'grid.import.failed');
  };
  const saveNow = async ({ plan, lines }: Judged) => {
    const answer = await save({ resource, adminSaveRequest: { changes: importBatch(plan) } });
    const result = answer.data;
    if (result?.saved)
      return onSaved(lines.filter(({ outcome }) => outcome !== 'unchanged').length);
    if (result) setJudged({ plan, lines: judgedLines(plan, result.lines) });
    else sayFailure(toApiError(answer), 'grid.save.failed');
  };
  const wrong = judged?.lines.some(({ outcome }) => outcome === 'invalid');
  const idle = !judged || judged.lines.every(({ outcome }) => outcome === 'unchanged');
  return (
    <Panel
      title={formatMessage({ id: 'grid.import.title' })}
      closeLabel={formatMessage({ id: 'grid.close' })}
      className={styles.wide}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="grid.import.lead" />
      </p>
      <TextField
        id={`import-${resource}`}
        type="file"
        accept=".csv,.xlsx,text/csv"
        label={formatMessage({ id: 'grid.import.file' })}
        error={fault}
        disabled={isLoading}
        onChange={(event) => void tryOut(event.target.files?.[0])}
      />
      <div aria-live="polite" aria-busy={isLoading}>
        {isLoading && <FormattedMessage id="grid.import.judging" />}
        {judged && judged.plan.unknown.length > 0 && (
          <p className={styles.more}>
            <FormattedMessage
              id="grid.import.unknown"
              values={{ columns: judged.plan.unknown.join(', ') }}
            />
          </p>
        )}
        {judged && <ImportLines lines={judged.lines} words={words} />}
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>
          <FormattedMessage id="grid.cancel" />
        </Button>
        <Button disabled={idle || isLoading} onClick={() => judged && onDraft(judged.lines)}>
          <FormattedMessage id="grid.import.toDraft" />
        </Button>
        <Button
          look="primary"
          disabled={idle || wrong || isLoading}
          onClick={() => judged && void saveNow(judged)}
        >
          <FormattedMessage id="grid.import.save" />
        </Button>
      </div>
    </Panel>
  );
}
