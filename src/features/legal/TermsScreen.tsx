import { lazy } from 'react';
import { selectLocale, useAppSelector } from '@/store';
import { Standing } from '@/ui';

const TermsText = lazy(() =>
  import(/* webpackChunkName: "legal-standing" */ './standing').then((m) => ({
    default: m.TermsText,
  })),
);

/** RT-8, SH-11. */
export function TermsScreen() {
  return (
    <Standing name="terms" version={useAppSelector(selectLocale)}>
      <TermsText />
    </Standing>
  );
}
