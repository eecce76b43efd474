import { defineMessages } from 'react-intl';

/** The five screens in the order of the story: run, assume, measure, post, report. Each is an address below `/demo` and a menu of that path. */
export const closeScreens = [
  'ACRS00010',
  'ATIS60010',
  'FSRS50010',
  'FSRS50040',
  'FSRS60010',
] as const;
export type CloseScreenCode = (typeof closeScreens)[number];

export const closePath = (code: CloseScreenCode) => `/demo/${code}`;

/** Screens whose figures can be shown in a presentation currency (IAS 21.38-39). */
export const presentingScreens: ReadonlySet<CloseScreenCode> = new Set(['FSRS50010', 'FSRS60010']);

/** A screen has one name: in menu, tab and heading. */
export const closeTitles = defineMessages({
  ACRS00010: { id: 'close.title.ACRS00010' },
  ATIS60010: { id: 'close.title.ATIS60010' },
  FSRS50010: { id: 'close.title.FSRS50010' },
  FSRS50040: { id: 'close.title.FSRS50040' },
  FSRS60010: { id: 'close.title.FSRS60010' },
});

/** What the next screen answers of the figures that are seen. */
export const nextScreens = {
  ACRS00010: { to: 'ATIS60010', id: 'close.next.ATIS60010' },
  ATIS60010: { to: 'FSRS50010', id: 'close.next.FSRS50010' },
  FSRS50010: { to: 'FSRS50040', id: 'close.next.FSRS50040' },
  FSRS50040: { to: 'FSRS60010', id: 'close.next.FSRS60010' },
  FSRS60010: undefined,
} as const satisfies Record<CloseScreenCode, { to: CloseScreenCode; id: string } | undefined>;
