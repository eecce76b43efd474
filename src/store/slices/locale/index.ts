import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale';

interface LocaleState {
  locale: Locale;
}

const localeSlice = createSlice({
  name: 'locale',
  initialState: { locale: DEFAULT_LOCALE } as LocaleState,
  reducers: {
    /** The reader chose a language: a listener loads its message sets, then stores the choice (ST-LOC). */
    localeChosen: (_state, _action: PayloadAction<Locale>) => undefined,
    localeChanged: (state, { payload }: PayloadAction<Locale>) => {
      state.locale = payload;
    },
  },
  selectors: { selectLocale: (state) => state.locale },
});

export { localeSlice };
export const { localeChosen, localeChanged } = localeSlice.actions;
export const { selectLocale } = localeSlice.selectors;
