import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { classes } from '../classes';
import { buttonClass, type ButtonLook } from './Button';
import styles from './FileButton.module.css';

interface FileButtonProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'ref' | 'value' | 'onChange'
> {
  look?: ButtonLook;
  /** Of its words, where the control is named by them alone although another label leads to it too. */
  labelId?: string;
  /** The files that were chosen, also those that were while the page was not yet at work. */
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A button that chooses files: the browser's own control, laid over the button's words, so that it opens before the page is at work, and without scripts. */
export function FileButton({ look, labelId, onFiles, children, ...input }: FileButtonProps) {
  const ref = useRef<HTMLInputElement>(null);
  const take = () => {
    const files = [...(ref.current?.files ?? [])];
    // The same file can be chosen again.
    if (ref.current) ref.current.value = '';
    if (files.length > 0) onFiles(files);
  };
  const takeEarlyChoice = useEffectEvent(take);
  useEffect(() => takeEarlyChoice(), []);
  return (
    <label id={labelId} className={classes(buttonClass({ look }), styles.button)}>
      {children}
      <input ref={ref} type="file" aria-labelledby={labelId} onChange={take} {...input} />
    </label>
  );
}
