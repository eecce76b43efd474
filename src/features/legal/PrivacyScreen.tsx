import { lazy } from 'react';
import { selectLocale, useAppSelector } from '@/store';
import { Standing } from '@/ui';

const PrivacyText = lazy(() =>
  import(/* webpackChunkName: "legal-standing" */ './standing').then((m) => ({
    default: m.PrivacyText,
  })),
);

/** RT-7, SH-10. */
export function PrivacyScreen() {
  return (
    <Standing name="privacy" version={useAppSelector(selectLocale)}>
      <PrivacyText />
    </Standing>
  );
}
