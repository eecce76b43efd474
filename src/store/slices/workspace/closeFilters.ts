import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Which groups of a book are looked at; what is null is not narrowed. As an address says it, which may ask for what there is not. */
export interface CloseScope {
  company: string | null;
  portfolio: string | null;
  /** Measurement model; reinsurance held is one of its own. */
  model: string | null;
  group: string | null;
}

/** What stands beside the figures: another period, another scenario, or another run of the same. */
export interface CloseComparison {
  kind: 'period' | 'scenario' | 'run';
  id: string;
}

/** What a user looks at on the five screens of the close: the same on each of them. Null: what the book begins with. */
export interface CloseFilters extends CloseScope {
  /** Dataset: the demo insurer, the small company, a published example, one's own book. */
  book: string | null;
  /** Close month, as `2025-12`. */
  period: string | null;
  scenario: string | null;
  /** Presentation currency. */
  currency: string | null;
  /** Figures are shown in so many units of currency. */
  unit: string | null;
  comparison: CloseComparison | null;
}

const everyGroup: CloseScope = { company: null, portfolio: null, model: null, group: null };
export const initialCloseFilters: CloseFilters = {
  ...everyGroup,
  book: null,
  period: null,
  scenario: null,
  currency: null,
  unit: null,
  comparison: null,
};

export const closeFiltersSlice = createSlice({
  name: 'closeFilters',
  initialState: initialCloseFilters,
  reducers: {
    /** Another book has other periods, scenarios and groups. */
    bookChosen: (_state, { payload }: PayloadAction<string>) => ({
      ...initialCloseFilters,
      book: payload,
    }),
    periodChosen: (state, { payload }: PayloadAction<string>) => {
      state.period = payload;
      state.comparison = null;
    },
    /** A run belongs to its scenario, and no scenario is compared with itself. */
    scenarioChosen: (state, { payload }: PayloadAction<string>) => {
      state.scenario = payload;
      const { kind, id } = state.comparison ?? {};
      if (kind === 'run' || (kind === 'scenario' && id === payload)) state.comparison = null;
    },
    /** One part of the scope; a group stands in one portfolio of one company, so what is wider takes what is narrower with it. */
    scopeChanged: (state, { payload }: PayloadAction<Partial<CloseScope>>) => {
      if ('company' in payload) Object.assign(state, { portfolio: null, group: null });
      else if ('portfolio' in payload || 'model' in payload) state.group = null;
      Object.assign(state, payload);
    },
    scopeCleared: (state) => Object.assign(state, everyGroup),
    currencyChosen: (state, { payload }: PayloadAction<string>) => {
      state.currency = payload;
    },
    unitChosen: (state, { payload }: PayloadAction<string>) => {
      state.unit = payload;
    },
    comparisonChosen: (state, { payload }: PayloadAction<CloseComparison | null>) => {
      state.comparison = payload;
    },
    /** Somebody followed a link or typed an address: what it does not say is as at the beginning. */
    addressFollowed: (_state, { payload }: PayloadAction<Partial<CloseFilters>>) => ({
      ...initialCloseFilters,
      ...payload,
    }),
  },
});
export const closeFilterActions = closeFiltersSlice.actions;

const names = [
  'book',
  'period',
  'scenario',
  'company',
  'portfolio',
  'group',
  'currency',
  'model',
  'unit',
] as const;
const comparisons = ['period', 'scenario', 'run'] as const;
const isOneOf = <Value extends string>(all: readonly Value[], text: string): text is Value =>
  all.some((each) => each === text);

/** The filters as the query of an address, with its question mark; empty where nothing is chosen. */
export function closeQuery(filters: CloseFilters): string {
  const { comparison } = filters;
  const query = new URLSearchParams(
    names.flatMap((name) => (filters[name] === null ? [] : [[name, filters[name]]])),
  );
  if (comparison) query.set('against', `${comparison.kind}:${comparison.id}`);
  const text = query.toString();
  return text && `?${text}`;
}

/** The comparison that an address asks for; text of no kind is taken for a period that no book has. */
function comparisonOf(given: string): CloseComparison {
  const [kind = '', ...id] = given.split(':');
  return isOneOf(comparisons, kind) && id.length > 0
    ? { kind, id: id.join(':') }
    : { kind: 'period', id: given };
}

/** What the query of an address says. Whether the book has it is for the screen to say. */
export function closeFiltersOf(query: string): Partial<CloseFilters> {
  const given = new URLSearchParams(query);
  const against = given.get('against');
  return {
    ...Object.fromEntries(
      names.flatMap((name) => {
        const value = given.get(name);
        return value ? [[name, value]] : [];
      }),
    ),
    ...(against && { comparison: comparisonOf(against) }),
  };
}
