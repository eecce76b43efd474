import type { Query } from '../query';
import type { Meaning } from './words/lexicon';
import type { Span } from './words/spans';
import { type Tokens, isOperator, meaningsOf } from './tokens';

type ValueMeaning = Extract<Meaning, { kind: 'value' }>;

/** Accounts and events are called as figures of other views are. */
const OF_THE_LEDGER: ReadonlySet<string> = new Set(['account', 'event']);

/** "Entries for premiums received": entries are of the ledger, and what they are for is an event. */
const ENTRIES =
  /\b(?:entries|postings) (?:(?:were|are|have been) )?(?:for|on|about|booked|posted)\b/;

/** Which views a question is on, and so which values its words can mean. */
export class Scope {
  readonly #views: readonly string[];
  /** Those of what is listed, or was asked before, where figures are named as well. */
  readonly #listed: readonly string[];

  constructor(
    private readonly tokens: Tokens,
    previous: Query | undefined,
    private readonly book: string | undefined,
  ) {
    const { model } = tokens;
    const all = <T>(read: (span: Span) => T[]) => tokens.list.flatMap(read);
    const measured = all((span) =>
      meaningsOf(span, 'measure').flatMap(({ id }) => model.measureOf(id)?.view ?? []),
    );
    const listed = all((span) =>
      meaningsOf(span, 'entity').flatMap(({ id }) => model.entityOf(id)?.views ?? []),
    );
    const before = previous ? model.viewsOf(previous).flat() : [];
    this.#listed = [...listed, ...(measured.length > 0 ? before : [])];
    // "The closing month of Garam Life": of what the value is one of.
    const held = all((span) =>
      meaningsOf(span, 'value').flatMap(({ dimension }) => {
        const { lists = '', column } = model.dimensionOf(dimension) ?? {};
        const entity = model.entityOf(lists);
        return entity?.key === column ? (entity?.views ?? []) : [];
      }),
    );
    const named = listed.length > 0 ? listed : before.length > 0 ? before : held;
    this.#views = measured.length > 0 ? measured : named;
  }

  /** Of several columns that are called so, the one that stands nearest to the figures; that there are others makes it a guess. */
  nearest(span: Span): Span {
    const named = meaningsOf(span, 'dimension');
    if (named.length < 2) return span;
    const [nearest, ...others] = named
      .map((meaning) => ({ meaning, at: this.#placeOf(meaning.id) }))
      .toSorted((a, b) => a.at - b.at);
    if (!nearest) return span;
    return {
      ...span,
      meanings: [nearest.meaning, ...span.meanings.filter(({ kind }) => kind !== 'dimension')],
      isApproximate: span.isApproximate ?? others.some(({ at }) => at < Infinity),
    };
  }

  /** "Credits on the insurance revenue account", "and just for cash?" after accounts: a figure of another view that is called as a value of this one. */
  asValue(span: Span): Span {
    const { model } = this.tokens;
    const own = meaningsOf(span, 'measure').flatMap(({ id }) => model.measureOf(id)?.view ?? []);
    const [value] = meaningsOf(span, 'value').filter(({ dimension }) =>
      OF_THE_LEDGER.has(dimension),
    );
    const isOther =
      value !== undefined &&
      own.length > 0 &&
      [...this.#views, ...this.#listed].some(
        (view) => !own.includes(view) && model.hasDimension(view, value.dimension),
      );
    return isOther ? { ...span, meanings: [{ ...value, isNamesake: undefined }] } : span;
  }

  #placeOf(id: string): number {
    const { model } = this.tokens;
    const column = model.dimensionOf(id)?.column;
    const places = this.#views.flatMap(
      (view) =>
        model.views
          .find(({ name }) => name === view)
          ?.columns.flatMap(({ name }, index) => (name === column ? [index] : [])) ?? [],
    );
    return Math.min(...places);
  }

  /** A name that was guessed, of something that the question cannot be about. */
  isMisread(span: Span): boolean {
    return (
      span.isApproximate === true &&
      this.#views.length > 0 &&
      span.meanings.every((meaning) => meaning.kind === 'value' && !this.#isPossible(meaning))
    );
  }

  /** Only values that the figures can be filtered by, where some can; those of the book before others. */
  values(span: Span | undefined): ValueMeaning[] {
    const values = meaningsOf(span, 'value');
    const possible = values.filter((value) => this.#isPossible(value));
    const inBook = possible.filter(({ books }) => !books || books.includes(this.book ?? ''));
    if (inBook.length > 0) return inBook;
    const isSaidWithout =
      this.#views.length > 0 && (span?.meanings.some(({ kind }) => kind === 'stop') ?? false);
    return possible.length > 0 || isSaidWithout ? possible : values;
  }

  /** What rows are chosen by there, if they are. */
  valueAt(index: number): ValueMeaning | undefined {
    const span = this.tokens.at(index);
    if (!span || meaningsOf(span, 'measure').length > 0) return undefined;
    const [value] = this.values(span);
    // "the currency list": a dimension that is impossible here, and the name of something that is possible.
    const isDimension = meaningsOf(span, 'dimension').some(({ id }) => this.has(id));
    const isNounToo = meaningsOf(span, 'entity').length > 0;
    // "The roles menu", not 메뉴의 메뉴명
    const next = this.tokens.at(index + 1);
    const isName =
      next?.text !== span.text &&
      meaningsOf(next, 'dimension').some(({ id }) => id === value?.dimension);
    if (value?.isNamesake && isName) return value;
    const isNamesake = value?.isNamesake === true && (isDimension || !this.#isPossible(value));
    return value && !isNounToo && !isNamesake && !isOperator(span, 'notBefore') ? value : undefined;
  }

  #isPossible({ dimension }: ValueMeaning): boolean {
    return this.has(dimension);
  }

  /** Whether the ledger is asked, whatever figures its accounts and events are called as. */
  isOnLedger(): boolean {
    const { list, model, text } = this.tokens;
    return (
      ENTRIES.test(text) ||
      [...this.#views, ...this.#listed].some((view) => model.hasDimension(view, 'account')) ||
      list.some((span) => meaningsOf(span, 'dimension').some(({ id }) => id === 'account')) ||
      // "Lines of paragraph 44(e)"
      (this.#views.length === 0 &&
        list.some((span) => meaningsOf(span, 'dimension').some(({ id }) => id === 'paragraph')))
    );
  }

  /** Whether something that is asked for is split by it. */
  has(dimension: string): boolean {
    return this.#views.some((view) => this.tokens.model.hasDimension(view, dimension));
  }
}
