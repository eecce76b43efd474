import type { Preview } from '@storybook/react-webpack5';
import { DEFAULT_LOCALE, isLocale, languageTag } from '@/domain/locale';
import { loadAllMessages } from '@/i18n';
import '@/i18n/workspace';
import { defaultSetting, type ScreenSetting } from './createScreenStory';
import { Stage } from './Stage';

const localeOf = (globals: Record<string, unknown>) => (isLocale(globals.locale) ? globals.locale : DEFAULT_LOCALE);
const settingOf = (parameters: Record<string, unknown>) => (parameters.setting as ScreenSetting | undefined) ?? defaultSetting;

/** What every story has around it, in Storybook and in a test alike; each adds its own network (`msw`). */
export const application = {
  initialGlobals: { locale: DEFAULT_LOCALE },
  loaders: [({ globals }) => loadAllMessages(localeOf(globals))],
  beforeEach: ({ globals, parameters }) => {
    const { cookies } = settingOf(parameters);
    document.documentElement.lang = languageTag(localeOf(globals));
    for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; Path=/`;
    return () => {
      for (const name of Object.keys(cookies)) document.cookie = `${name}=; Path=/; Max-Age=0`;
    };
  },
  decorators: [
    (Story, { globals, id, parameters }) => {
      const locale = localeOf(globals);
      return (
        <Stage key={`${id} ${locale}`} setting={settingOf(parameters)} locale={locale}>
          <Story />
        </Stage>
      );
    },
  ],
} satisfies Preview;
