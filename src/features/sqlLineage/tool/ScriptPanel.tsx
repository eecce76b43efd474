import { type DragEvent, type RefObject, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  lineageDdlEdited,
  lineageScriptOpened,
  lineageSqlEdited,
  selectLineageScript,
  toastShown,
  useAppDispatch,
  useAppSelector,
} from '@/store';
import { classes } from '@/ui';
import { SqlEditor } from '@/ui/sqlEditor';
import type { LineageAnswer } from '../engine/protocol';
import { problems as problemTexts } from '../messages';
import styles from './LineageTool.module.css';
import { scriptOf } from './openFiles';
import { ScriptToolbar } from './ScriptToolbar';
import type { Highlight } from './useHighlight';

interface ScriptPanelProps {
  answer: LineageAnswer | null;
  highlight: Highlight;
  onCursor: (offset: number) => void;
  /** Where tables are defined; opened where somebody is asked for definitions. */
  definitions: RefObject<HTMLDetailsElement | null>;
}

const noProblems: LineageAnswer['problems'] = [];

/** The SQL, by typing, pasting, dropping or opening, and what is known of its tables. */
export function ScriptPanel({ answer, highlight, onCursor, definitions }: ScriptPanelProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const script = useAppSelector(selectLineageScript);
  const [hovering, setHovering] = useState(false);
  const problems = answer?.problems ?? noProblems;
  const errors = useMemo(
    () =>
      problems.map(({ kind, start, end }) => ({
        start,
        end,
        message: intl.formatMessage(problemTexts[kind]),
      })),
    [problems, intl],
  );
  const lineOf = (offset: number) => script.sql.slice(0, offset).split('\n').length;

  const take = async (files: File[]) => {
    if (files.length === 0) return;
    const opened = await scriptOf(files);
    if (opened) dispatch(lineageScriptOpened(opened));
    else dispatch(toastShown({ intent: 'error', text: { id: 'lineage.unreadable' } }));
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // The browser would open a dropped file in place of the page.
    event.preventDefault();
    setHovering(true);
  };
  const onDrop = (event: DragEvent) => {
    setHovering(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    void take([...event.dataTransfer.files]);
  };
  return (
    // A file may be dropped anywhere on the panel; the keyboard has the button that chooses one.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.panel}
      aria-label={intl.formatMessage({ id: 'lineage.script' })}
      onDragOverCapture={onDragOver}
      onDragLeave={() => setHovering(false)}
      onDropCapture={onDrop}
    >
      <ScriptToolbar detected={answer?.dialect} onFiles={(files) => void take(files)} />
      <SqlEditor
        className={classes(styles.editor, hovering && styles.hovering)}
        label={intl.formatMessage({ id: 'lineage.sql' })}
        placeholder={intl.formatMessage({ id: 'lineage.placeholder' })}
        completionsLabel={intl.formatMessage({ id: 'lineage.completions' })}
        value={script.sql}
        dialect={script.dialect === 'auto' ? answer?.dialect : script.dialect}
        errors={errors}
        marks={highlight.marks}
        reveal={highlight.reveal}
        onChange={(sql) => dispatch(lineageSqlEdited(sql))}
        onCursor={onCursor}
      />
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label={intl.formatMessage({ id: 'lineage.problems' })}>
          {problems.slice(0, 3).map(({ kind, start }) => (
            <li key={`${kind} ${start}`}>
              <FormattedMessage
                id="lineage.problem.at"
                values={{ line: lineOf(start), problem: intl.formatMessage(problemTexts[kind]) }}
              />
            </li>
          ))}
        </ul>
      )}
      <details ref={definitions} className={styles.definitions}>
        <summary>
          <FormattedMessage id="lineage.ddl" />
        </summary>
        <p>
          <FormattedMessage id="lineage.ddl.why" />
        </p>
        <SqlEditor
          className={styles.ddl}
          label={intl.formatMessage({ id: 'lineage.ddl' })}
          placeholder={intl.formatMessage({ id: 'lineage.ddl.placeholder' })}
          completionsLabel={intl.formatMessage({ id: 'lineage.completions' })}
          value={script.ddl}
          dialect={script.dialect === 'auto' ? answer?.dialect : script.dialect}
          onChange={(ddl) => dispatch(lineageDdlEdited(ddl))}
        />
      </details>
    </section>
  );
}
