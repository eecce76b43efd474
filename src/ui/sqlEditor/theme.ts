import { EditorView } from '@codemirror/view';

export const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--paper)', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'var(--focus)', outlineOffset: '-2px' },
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: 'var(--text-s)',
    lineHeight: '1.55',
  },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--navy-50)',
    color: 'var(--ink-soft)',
  },
  '.cm-activeLineGutter': { backgroundColor: 'var(--navy-100)', color: 'var(--ink)' },
  '.cm-placeholder': { color: 'var(--ink-soft)', whiteSpace: 'normal' },
  '.cm-mark-active': { backgroundColor: 'var(--teal-100)', boxShadow: '0 2px 0 var(--teal-700)' },
  '.cm-mark-related': { backgroundColor: 'var(--navy-100)' },
  '.cm-mark-doubt': { boxShadow: '0 2px 0 var(--warning)' },
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--paper)',
    boxShadow: '0 8px 24px rgb(7 20 38 / 16%)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--navy-900)',
    color: 'var(--paper)',
  },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '0.8' },
  '.cm-diagnostic': { fontFamily: 'inherit', padding: 'var(--space-2) var(--space-3)' },
});
