import { use, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DIALECTS, type DialectId } from '@/domain/lineage';
import { lazyResource } from '@/i18n';
import {
  lineageDialectChosen,
  lineageScriptOpened,
  selectLineageScript,
  useAppDispatch,
  useAppSelector,
  useLocale,
} from '@/store';
import { Button, FileButton } from '@/ui';
import { SQL_ACCEPT } from './openFiles';
import { loadSamples } from './samples';
import styles from './LineageTool.module.css';

const samplesOf = lazyResource(loadSamples);

interface ScriptToolbarProps {
  /** What the script looks like. */
  detected: DialectId | undefined;
  onFiles: (files: File[]) => void;
}

/** Where SQL comes from, and how it is read. */
export function ScriptToolbar({ detected, onFiles }: ScriptToolbarProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const script = useAppSelector(selectLineageScript);
  const samples = use(samplesOf(useLocale()));
  const [sample, setSample] = useState('');
  const detectedName = DIALECTS.find(({ id }) => id === detected)?.name;

  const open = (index: string) => {
    setSample('');
    const chosen = samples[Number(index)];
    if (chosen) dispatch(lineageScriptOpened(chosen));
  };
  return (
    <div className={styles.toolbar}>
      <select
        name="lineage-sample"
        className={styles.select}
        aria-label={intl.formatMessage({ id: 'lineage.sample' })}
        value={sample}
        onChange={({ target }) => open(target.value)}
      >
        <option value="">{intl.formatMessage({ id: 'lineage.sample' })}</option>
        {samples.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </select>
      <FileButton multiple accept={SQL_ACCEPT} onFiles={onFiles}>
        <FormattedMessage id="lineage.open" />
      </FileButton>
      <select
        name="lineage-dialect"
        className={styles.select}
        aria-label={intl.formatMessage({ id: 'lineage.dialect' })}
        value={script.dialect}
        onChange={({ target }) => dispatch(lineageDialectChosen(target.value as DialectId))}
      >
        <option value="auto">
          {detectedName
            ? intl.formatMessage({ id: 'lineage.dialect.detected' }, { name: detectedName })
            : intl.formatMessage({ id: 'lineage.dialect.auto' })}
        </option>
        {DIALECTS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {script.sql !== '' && (
        <Button look="plain" onClick={() => dispatch(lineageScriptOpened({ sql: '' }))}>
          <FormattedMessage id="lineage.clear" />
        </Button>
      )}
    </div>
  );
}
