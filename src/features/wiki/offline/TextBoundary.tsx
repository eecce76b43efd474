import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { Locale } from '@/domain/locale';
import { hasWorker } from './worker';

const NotCached = lazy(() =>
  import(/* webpackChunkName: "wiki-offline" */ './lazy').then((m) => ({ default: m.NotCached })),
);

interface Props {
  path: string;
  locale: Locale;
  className?: string;
  children: ReactNode;
}

/** Says what can be read where the text of a page does not come. Where there is no service worker that is the layout's affair. */
export class TextBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate({ path, locale }: Props) {
    const moved = path !== this.props.path || locale !== this.props.locale;
    if (this.state.error !== undefined && moved) this.setState({ error: undefined });
  }

  override render() {
    const { path, locale, className, children } = this.props;
    if (this.state.error === undefined) return children;
    if (!hasWorker()) throw this.state.error;
    return (
      <div className={className}>
        <Suspense fallback={null}>
          <NotCached path={path} locale={locale} />
        </Suspense>
      </div>
    );
  }
}
