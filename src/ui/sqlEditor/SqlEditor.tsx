import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder as placeholderText,
} from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { highlighting, languageOf, type SqlTable } from './language';
import { marksChanged, marksField, type SqlMark } from './marks';
import styles from './SqlEditor.module.css';
import { theme } from './theme';

export interface SqlEditorProps {
  /** Its accessible name. */
  label: string;
  value: string;
  /** Absent: the text can be read and not changed. */
  onChange?: (value: string) => void;
  /** Where the cursor stands, as an offset; not called while the value is set from outside. */
  onCursor?: (offset: number) => void;
  /** Ctrl or Command with Enter. */
  onSubmit?: () => void;
  dialect?: string;
  /** What completion offers beside the words of SQL. */
  tables?: readonly SqlTable[];
  errors?: readonly { start: number; end: number; message: string }[];
  marks?: readonly SqlMark[];
  /** Is scrolled into view each time another object is given. */
  reveal?: { start: number; end: number } | null;
  placeholder?: string;
  /** The name of the list of completions. */
  completionsLabel?: string;
  className?: string;
}

const none: readonly never[] = [];

/** The page allows no style elements; sheets that a shadow root adopts need none. */
const rootOf = (host: HTMLElement) => host.shadowRoot ?? host.attachShadow({ mode: 'open' });

interface Surroundings {
  readonly label: string;
  readonly completionsLabel: string;
  readonly placeholder: string;
  readonly readOnly: boolean;
}

const surroundingsOf = ({ label, completionsLabel, placeholder, readOnly }: Surroundings) => [
  EditorState.readOnly.of(readOnly),
  EditorState.phrases.of({ Completions: completionsLabel }),
  // Editable, and so within reach of the keys; said in a way that tools which look for it understand.
  EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
  placeholder === '' ? [] : placeholderText(placeholder),
];

/** A text field for SQL: colours, completion, errors and marks at their place. Tab leaves it, as it leaves every field. */
export function SqlEditor({
  label,
  value,
  onChange,
  onCursor,
  onSubmit,
  dialect = 'ansi',
  tables = none,
  errors = none,
  marks = none,
  reveal = null,
  placeholder = '',
  completionsLabel = '',
  className,
}: SqlEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [language] = useState(() => new Compartment());
  const [surroundings] = useState(() => new Compartment());
  const setFromOutside = useRef(false);
  const readOnly = onChange === undefined;

  const submit = useEffectEvent(() => {
    onSubmit?.();
    return onSubmit !== undefined;
  });
  const changed = useEffectEvent((text: string) => onChange?.(text));
  const moved = useEffectEvent((offset: number) => onCursor?.(offset));
  const initial = useEffectEvent(() =>
    EditorState.create({
      doc: value,
      extensions: [
        keymap.of([{ key: 'Mod-Enter', run: () => submit() }]),
        keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
        lineNumbers(),
        history(),
        drawSelection(),
        bracketMatching(),
        autocompletion({ icons: false }),
        highlightActiveLineGutter(),
        EditorView.lineWrapping,
        highlighting,
        theme,
        marksField,
        language.of(languageOf(dialect, tables)),
        // Named from the beginning: an effect would name it a moment after it can be seen.
        surroundings.of(surroundingsOf({ label, completionsLabel, placeholder, readOnly })),
        EditorView.updateListener.of((update) => {
          if (setFromOutside.current) return;
          if (update.docChanged) changed(update.state.doc.toString());
          if (update.selectionSet || update.docChanged) moved(update.state.selection.main.head);
        }),
      ],
    }),
  );

  useEffect(() => {
    if (!host.current) return;
    const root = rootOf(host.current);
    const made = new EditorView({ state: initial(), root, parent: root });
    setView(made);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    view?.dispatch({
      effects: surroundings.reconfigure(
        surroundingsOf({ label, completionsLabel, placeholder, readOnly }),
      ),
    });
  }, [view, surroundings, label, placeholder, completionsLabel, readOnly]);

  useEffect(() => {
    view?.dispatch({ effects: language.reconfigure(languageOf(dialect, tables)) });
  }, [view, language, dialect, tables]);

  useEffect(() => {
    if (!view || view.state.doc.toString() === value) return;
    setFromOutside.current = true;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
    setFromOutside.current = false;
  }, [view, value]);

  useEffect(() => {
    view?.dispatch({ effects: marksChanged.of(marks) });
  }, [view, marks]);

  useEffect(() => {
    if (!view) return;
    const { length } = view.state.doc;
    const diagnostics = errors.map(({ start, end, message }): Diagnostic => {
      const from = Math.min(start, length);
      return { from, to: Math.max(from, Math.min(end, length)), severity: 'error', message };
    });
    view.dispatch(setDiagnostics(view.state, diagnostics));
  }, [view, errors]);

  useEffect(() => {
    if (!view || !reveal || reveal.end > view.state.doc.length) return;
    view.dispatch({ effects: EditorView.scrollIntoView(reveal.start, { y: 'center' }) });
  }, [view, reveal]);

  return <div ref={host} className={className ?? styles.editor} data-sql-editor />;
}
