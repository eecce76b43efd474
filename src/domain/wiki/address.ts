/** RT-4: what stands before the path of a section. */
export const WIKI = '/DetailsByInsurance';
/** The page of terms; it stands beside the tree. */
export const GLOSSARY = 'glossary';
/** The page that the bare address shows. */
export const FIRST = '1';

/** The address of a section path such as `4/2/1`, with the id of a heading where one is given. */
export function wikiAddress(path: string, anchor?: string): string {
  return `${WIKI}/${path}${anchor ? `#${anchor}` : ''}`;
}

/** The section path of an address, without slashes at its ends; the first page for the bare address; undefined outside the wiki. */
export function wikiPathOf(pathname: string): string | undefined {
  if (pathname !== WIKI && !pathname.startsWith(`${WIKI}/`)) return undefined;
  return pathname.slice(WIKI.length).replace(/^\/+|\/+$/g, '') || FIRST;
}
