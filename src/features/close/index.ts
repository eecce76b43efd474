import { type ComponentType, createElement } from 'react';
import { useMessageSet } from '@/i18n';
import { useLocale } from '@/store';

/** The screens of the close speak a message set of their own, which comes with the first of them. */
const withWords = (load: () => Promise<ComponentType>) => async (): Promise<ComponentType> => {
  const Screen = await load();
  return function CloseScreen() {
    useMessageSet(useLocale(), 'close');
    return createElement(Screen);
  };
};

/** The screens of the close by the last part of their path (RT-11), each in a chunk of its own. */
export const closeScreens: Record<string, () => Promise<ComponentType>> = {
  ACRS00010: withWords(() =>
    import(/* webpackChunkName: "ACRS00010" */ './cockpit').then((m) => m.CockpitScreen),
  ),
  ATIS60010: withWords(() =>
    import(/* webpackChunkName: "ATIS60010" */ './assumptions').then((m) => m.AssumptionsScreen),
  ),
  FSRS50010: withWords(() =>
    import(/* webpackChunkName: "FSRS50010" */ './measurement').then((m) => m.MeasurementScreen),
  ),
  FSRS50040: withWords(() =>
    import(/* webpackChunkName: "FSRS50040" */ './journals').then((m) => m.JournalsScreen),
  ),
  FSRS60010: withWords(() =>
    import(/* webpackChunkName: "FSRS60010" */ './statements').then((m) => m.StatementsScreen),
  ),
};
