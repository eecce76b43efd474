import { lazy } from 'react';
import { useLocale } from '@/store';
import { StaticIsland } from '@/ui';

const TermsText = lazy(() =>
  import(/* webpackChunkName: "legal-island" */ './island').then((m) => ({
    default: m.TermsText,
  })),
);

/** RT-8, SH-11. */
export function TermsScreen() {
  return (
    <StaticIsland name="terms" version={useLocale()}>
      <TermsText />
    </StaticIsland>
  );
}
