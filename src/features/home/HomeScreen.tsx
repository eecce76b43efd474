import { lazy, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { demoRequested, selectSignedIn, useAppDispatch, useAppSelector, useLocale } from '@/store';
import { StaticIsland } from '@/ui';
import { Hero } from './components/Hero';
import { Pictures } from './components/Pictures';
import { useClientLinks } from './useClientLinks';

const HomeSections = lazy(() =>
  import(/* webpackChunkName: "home-island" */ './island').then((m) => ({
    default: m.HomeSections,
  })),
);

/** RT-1, RT-2, SH-8. */
export function HomeScreen() {
  const signedIn = useAppSelector(selectSignedIn);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const sections = useRef<HTMLDivElement>(null);
  useClientLinks(sections, navigate);

  return (
    <>
      <Hero signedIn={signedIn} locale={locale} onTryDemo={() => dispatch(demoRequested())} />
      <div ref={sections}>
        <StaticIsland name="sections" version={locale}>
          <HomeSections />
        </StaticIsland>
      </div>
      <Pictures within={sections} />
    </>
  );
}
