import type { BookGroup, BookTreaty } from '@/domain/ifrs17/book';
import type { DiscountCurves } from '../basis/curves';
import type { ClosedQuarter } from '../quarter/closeQuarter';
import type { Book, BookPoint, CloseGroup, CloseTreaty, GroupActual, GroupClosing } from '../types';

/** What a close rests on, beside its result. */
export interface BookFacts {
  /** The book, or the part of a batch. */
  readonly book: Book;
  readonly period: string;
  /** Closings of the quarter before. */
  readonly before: readonly GroupClosing[];
  readonly closed: Pick<ClosedQuarter, 'closings' | 'failed' | 'inputs'>;
  /** When the run began, as ISO 8601. */
  readonly ranAt: string;
}

/** A group or treaty with everything of the book that its quarter rests on. */
export interface Checked extends BookFacts {
  readonly stated: CloseGroup | CloseTreaty;
  readonly points: readonly BookPoint[];
  readonly actual?: GroupActual | undefined;
  readonly opened?: GroupClosing | undefined;
  readonly closing?: GroupClosing | undefined;
  /** It could not be measured, and is named for that. */
  readonly hasFailed: boolean;
  readonly input?: BookGroup | BookTreaty | undefined;
  readonly curves: DiscountCurves;
}

export interface Compared {
  readonly expected: number;
  readonly found: number;
  /** The found figure may be less. */
  readonly atMost?: boolean;
}

/** A control over what the quarter of a group or treaty rests on: as data, with its paragraph. */
export const control = (
  id: string,
  paragraph: string,
  /** What it compares; its words are a message. */
  figure: string,
  compare: (checked: Checked) => readonly Compared[],
) => ({ id, paragraph, figure, compare });

export const isTreaty = (stated: CloseGroup | CloseTreaty): stated is CloseTreaty =>
  'covers' in stated;
export const total = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);
