import { useEffect, useState } from 'react';
import type { Locale } from '@/domain/locale';
import type { Engine } from './engine';
import { loadEngine } from './load';

/** The search of a language once it is prepared; `failed` when it did not come. */
export function useEngine(locale: Locale): { engine?: Engine; failed: boolean } {
  const [state, setState] = useState<{ locale: Locale; engine?: Engine; failed: boolean }>({
    locale,
    failed: false,
  });
  useEffect(() => {
    let wanted = true;
    loadEngine(locale).then(
      (engine) => wanted && setState({ locale, engine, failed: false }),
      () => wanted && setState({ locale, failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [locale]);
  return state.locale === locale ? state : { failed: false };
}
