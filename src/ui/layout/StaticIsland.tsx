import { type ReactNode, Suspense, useState } from 'react';

interface StaticIslandProps {
  /** Unique on the page. */
  name: string;
  /** What the content depends on besides its name: the language. */
  version: string;
  className?: string;
  /** What draws the content anew; a lazy component, so that its code comes only then. */
  children: ReactNode;
}

/** What the page shows under a name before the application has come; nothing at build time and after a change of page. */
export function islandHtml(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector(`[data-island="${name}"]`)?.innerHTML;
}

/**
 * A part of a prerendered page that does not change: the browser keeps what stands there, and neither its code nor its words are loaded. They
 * come when the part is drawn anew: after a change of page or of language.
 */
export function StaticIsland({ name, version, className, children }: StaticIslandProps) {
  const [kept] = useState(() => ({ version, html: islandHtml(name) }));
  if (kept.html !== undefined && kept.version === version) {
    return (
      <div
        key="kept"
        data-island={name}
        className={className}
        dangerouslySetInnerHTML={{ __html: kept.html }}
      />
    );
  }
  const old = kept.html !== undefined && <div dangerouslySetInnerHTML={{ __html: kept.html }} />;
  return (
    <div key="drawn" data-island={name} className={className}>
      <Suspense fallback={old}>{children}</Suspense>
    </div>
  );
}
