import type { Product } from '@/domain/ifrs17';
import type { BookGroup, BookTreaty, Book as StatedBook } from '@/domain/ifrs17/book';
import type { Period } from '../period';
import type { ExchangeRate, Scenario } from './basis';
import type { CloseGroup, CloseTreaty } from './groups';
import type { LocalizedText } from './text';

export interface Portfolio {
  readonly id: string;
  readonly name: LocalizedText;
}

/** Something planted or noteworthy: what a reader of the quarter should find. */
export interface BookEvent {
  readonly id: string;
  readonly period: Period;
  readonly groups: readonly string[];
  readonly text: LocalizedText;
}

/** What notes say that no measurement gives, of one quarter (110, 111, 113, 119). Amounts in the functional currency. */
export interface StatedNotes extends Partial<
  Pick<StatedBook, 'returns' | 'underlyingItems' | 'basisChanges' | 'confidenceLevels'>
> {
  readonly period: Period;
}

/** What a book is, without its contracts and what happened to them. */
export interface BookDefinition {
  readonly id: string;
  readonly kind: 'demo' | 'small' | 'example' | 'own';
  readonly name: LocalizedText;
  readonly company: string;
  /** Functional currency (30). */
  readonly currency: string;
  readonly firstPeriod: Period;
  readonly lastPeriod: Period;
  readonly portfolios: readonly Portfolio[];
  readonly products: readonly Product[];
  readonly groups: readonly CloseGroup[];
  readonly treaties: readonly CloseTreaty[];
  readonly scenarios: readonly Scenario[];
  readonly exchangeRates: readonly ExchangeRate[];
  /** Crediting tables that follow the risk-free curve of the date (B74-B77): the forward rates less this margin. */
  readonly creditingMargins?: Readonly<Record<string, number>> | undefined;
  readonly events: readonly BookEvent[];
  readonly notes?: readonly StatedNotes[] | undefined;
  /** Published example: measured as it is stated, over all its periods. */
  readonly example?: PublishedExample | undefined;
}

export interface PublishedExample {
  /** Name under which the engine has it, with the figures that are printed. */
  readonly id: string;
  readonly source: string;
  readonly paragraphs: string;
  readonly periods: readonly Period[];
  readonly groups: readonly BookGroup[];
  readonly treaties: readonly BookTreaty[];
  /** How its figures are closed, where its source has no group over periods. */
  readonly note?: LocalizedText | undefined;
}
