import { lazy } from 'react';
import { useLocale } from '@/store';
import { StaticIsland } from '@/ui';

const PrivacyText = lazy(() =>
  import(/* webpackChunkName: "legal-island" */ './island').then((m) => ({
    default: m.PrivacyText,
  })),
);

/** RT-7, SH-10. */
export function PrivacyScreen() {
  return (
    <StaticIsland name="privacy" version={useLocale()}>
      <PrivacyText />
    </StaticIsland>
  );
}
