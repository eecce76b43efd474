import { lazy, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  demoRequested,
  selectLocale,
  selectSignedIn,
  useAppDispatch,
  useAppSelector,
} from '@/store';
import { Standing } from '@/ui';
import { Hero } from './components/Hero';
import { Pictures } from './components/Pictures';
import { useSiteLinks } from './useSiteLinks';

const Below = lazy(() =>
  import(/* webpackChunkName: "home-standing" */ './standing').then((m) => ({ default: m.Below })),
);

/** RT-1, RT-2, SH-8. */
export function HomeScreen() {
  const signedIn = useAppSelector(selectSignedIn);
  const locale = useAppSelector(selectLocale);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const below = useRef<HTMLDivElement>(null);
  useSiteLinks(below, navigate);

  return (
    <>
      <Hero signedIn={signedIn} locale={locale} onTryDemo={() => dispatch(demoRequested())} />
      <div ref={below}>
        <Standing name="below" version={locale}>
          <Below />
        </Standing>
      </div>
      <Pictures within={below} />
    </>
  );
}
