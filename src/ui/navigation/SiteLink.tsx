import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A link within the site. The router's own `Link` brings the machinery of data routers along, which nothing here uses. */
export function SiteLink({
  to,
  children,
  ...props
}: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string }) {
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to, { target: props.target });
  return (
    <a {...props} href={useHref(to)} onClick={onClick}>
      {children}
    </a>
  );
}
