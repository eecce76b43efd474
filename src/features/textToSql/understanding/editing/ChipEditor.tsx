import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DataQuery } from '@/api';
import { Button } from '@/ui';
import type { Names } from '../Names';
import styles from './ChipEditor.module.css';

/** What an editor of a part is given. */
export interface EditorProps {
  id: string;
  /** The part that is changed, in words. */
  part: string;
  query: DataQuery;
  names: Names;
  onApply: (query: DataQuery) => void;
  onClose: () => void;
}

interface ChipEditorProps extends Pick<EditorProps, 'id' | 'part' | 'onClose'> {
  /** Whether what is chosen can be asked. */
  isValid: boolean;
  children: ReactNode;
  onSubmit: () => void;
}

/** A part of what was understood while it is changed. It begins with the focus; Escape leaves the part as it was. */
export function ChipEditor({ id, part, isValid, children, onSubmit, onClose }: ChipEditorProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  return (
    // Escape is heard wherever the focus is within; nothing else is done by keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <form
      ref={form}
      id={id}
      className={styles.editor}
      aria-label={intl.formatMessage({ id: 'ask.chip.change' }, { part })}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (isValid) onSubmit();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {children}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" aria-disabled={!isValid || undefined}>
          <FormattedMessage id="ask.edit.apply" />
        </Button>
        <Button onClick={onClose}>
          <FormattedMessage id="ask.edit.cancel" />
        </Button>
      </div>
    </form>
  );
}
