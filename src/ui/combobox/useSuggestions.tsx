import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { indexAfter } from '../focus';
import { SuggestionList } from './SuggestionList';
import type { FindSuggestions, Suggestion } from './types';

interface SuggestionOptions {
  input: RefObject<HTMLInputElement | null>;
  /** Absent where nothing is suggested. */
  find: FindSuggestions | undefined;
  /** What is looked for; null while nobody types. */
  text: string | null;
  label: string;
  /** What is said where nothing is found. */
  noMatch: string;
  onPick: (value: string) => void;
}

/** Milliseconds without a key before it is looked for. */
const TYPING_PAUSE_MS = 150;

/** Which of the found ones the Enter key takes: the one that is written out, else the first; none where nothing is typed or found. */
function firstMark(choices: readonly Suggestion[], text: string): number {
  const typed = text.trim().toLowerCase();
  if (typed === '' || choices.length === 0) return -1;
  return Math.max(
    0,
    choices.findIndex(({ value }) => value.toLowerCase() === typed),
  );
}

/** Choices out of more than can be listed, looked for while somebody types: a combobox after the APG pattern. */
export function useSuggestions({ input, find, text, label, noMatch, onPick }: SuggestionOptions) {
  const id = useId();
  const [found, setFound] = useState<{ text: string; choices: readonly Suggestion[] } | null>(null);
  const [moved, setMoved] = useState<{ text: string; to: number } | null>(null);
  const wanted = find ? text : null;
  const look = useEffectEvent(async (sought: string, stillWanted: () => boolean) => {
    const choices = (await find?.(sought)) ?? [];
    if (stillWanted()) setFound({ text: sought, choices });
  });
  useEffect(() => {
    if (wanted === null) return;
    let current = true;
    const timer = setTimeout(() => void look(wanted, () => current), TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted]);

  const shown = wanted !== null && found ? found : undefined;
  const fresh = shown?.text === wanted ? shown : undefined;
  const mark = fresh
    ? moved?.text === wanted
      ? moved.to
      : firstMark(fresh.choices, fresh.text)
    : -1;
  return {
    /** What the Enter key takes; undefined where it takes what was typed. */
    marked: fresh?.choices[mark]?.value,
    /** Whether the key was for the list. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      if (wanted === null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return false;
      event.preventDefault();
      event.stopPropagation();
      const from = mark < 0 && event.key === 'ArrowUp' ? 0 : mark;
      const to = indexAfter(event.key, from, fresh?.choices.length ?? 0, { axis: 'vertical' });
      if (to !== undefined) setMoved({ text: wanted, to });
      return true;
    },
    inputProps: find && {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': shown !== undefined,
      'aria-controls': shown && `${id}-list`,
      'aria-activedescendant': mark < 0 ? undefined : `${id}-${mark}`,
    },
    list: shown && (
      <SuggestionList {...{ id, input, label, noMatch, mark, onPick }} choices={shown.choices} />
    ),
  };
}
