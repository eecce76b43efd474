import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale';

interface LocaleState {
  locale: Locale;
}

export const localeSlice = createSlice({
  name: 'locale',
  initialState: { locale: DEFAULT_LOCALE } as LocaleState,
  reducers: {
    localeChanged: (state, { payload }: PayloadAction<Locale>) => {
      state.locale = payload;
    },
  },
  selectors: { selectLocale: (state) => state.locale },
});

/** The reader chose a language: a listener loads its message sets, then stores the choice (ST-LOC). */
export const localeChosen = createAction<Locale>('locale/localeChosen');
export const { localeChanged } = localeSlice.actions;
export const { selectLocale } = localeSlice.selectors;
