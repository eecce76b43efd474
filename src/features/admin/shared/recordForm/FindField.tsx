import { type ComponentProps, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '@/ui/forms';
import { type FindSuggestions, useSuggestions } from '@/ui/combobox';

interface FindFieldProps extends Omit<ComponentProps<typeof TextField>, 'onChange'> {
  label: string;
  find: FindSuggestions;
  value: string;
  onChange: (text: string) => void;
}

/** A choice that is looked for, as a field of a form. */
export function FindField({ label, find, value, onChange, onBlur, ...field }: FindFieldProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  /** For what is typed, or for whatever there is. */
  const [looking, setLooking] = useState<'typed' | 'all' | null>(null);
  const pick = (picked: string) => {
    onChange(picked);
    setLooking(null);
  };
  const suggestions = useSuggestions({
    input,
    find,
    text: looking && (looking === 'typed' ? value : ''),
    label,
    noMatch: formatMessage({ id: 'grid.find.nothing' }),
    onPick: pick,
  });
  return (
    <>
      <TextField
        {...field}
        {...suggestions.inputProps}
        ref={input}
        label={label}
        value={value}
        autoComplete="off"
        onChange={(event) => {
          setLooking('typed');
          onChange(event.target.value);
        }}
        onBlur={(event) => {
          setLooking(null);
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (!looking) {
            if (event.key === 'ArrowDown') setLooking('all');
            return;
          }
          if (suggestions.onKeyDown(event)) return;
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Neither sends the form nor closes the dialog around it.
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter' && suggestions.marked !== undefined) pick(suggestions.marked);
          else setLooking(null);
        }}
      />
      {suggestions.list}
    </>
  );
}
