import type { Preview } from '@storybook/react-webpack5';
import { DEFAULT_LOCALE, isLocale, languageTag } from '@/domain/locale';
import { loadAllMessages } from '@/i18n';
import { defaultSetting, type ScreenSetting } from './createScreenStory';
import { loadEverySlice } from './everySlice';
import { scenarios } from './scenarios';
import { StoryProviders } from './StoryProviders';
import { asWritten, settingIn, surroundingsOf } from './toolbar';

const localeOf = (globals: Record<string, unknown>) =>
  isLocale(globals.locale) ? globals.locale : DEFAULT_LOCALE;
function settingOf(
  parameters: Record<string, unknown>,
  globals: Record<string, unknown>,
): ScreenSetting {
  return settingIn(
    surroundingsOf(globals),
    (parameters.setting as ScreenSetting | undefined) ?? defaultSetting,
  );
}
const everyCookie = Object.values(scenarios).flatMap(({ cookies }) => Object.keys(cookies));
function setCookies(cookies: Record<string, string>): void {
  for (const name of everyCookie) document.cookie = `${name}=; Path=/; Max-Age=0`;
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; Path=/`;
}

/** What every story has around it, in Storybook and in a test alike; each adds its own network (`msw`). */
export const application = {
  initialGlobals: { locale: DEFAULT_LOCALE, ...asWritten },
  loaders: [({ globals }) => loadAllMessages(localeOf(globals)), loadEverySlice],
  beforeEach: ({ globals, parameters }) => {
    document.documentElement.lang = languageTag(localeOf(globals));
    setCookies(settingOf(parameters, globals).cookies);
    return () => setCookies({});
  },
  decorators: [
    (Story, { globals, id, parameters }) => {
      const locale = localeOf(globals);
      return (
        <StoryProviders
          key={[id, locale, ...Object.values(surroundingsOf(globals))].join(' ')}
          setting={settingOf(parameters, globals)}
          locale={locale}
        >
          <Story />
        </StoryProviders>
      );
    },
  ],
} satisfies Preview;
