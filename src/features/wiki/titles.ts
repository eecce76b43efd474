import type { IntlShape } from 'react-intl';
import { GLOSSARY, type LeafKind, sectionAt, type WikiSection } from '@/domain/wiki';
import type { MessageId } from '@/i18n';
import { messages } from './messages';

/** Names of the kinds of leaf; every other page has a title of its own. */
const kinds: Record<LeafKind, MessageId> = {
  standard: 'wiki.kind.standard',
  amendments: 'wiki.kind.amendments',
  issues: 'wiki.kind.issues',
};
const isLeafKind = (kind: WikiSection['kind']): kind is LeafKind => kind in kinds;

/** The title in the section tree: short, as it stands below the titles of the levels above. */
export function shortTitle(intl: IntlShape, { path, kind }: WikiSection): string {
  return intl.formatMessage({
    id: isLeafKind(kind) ? kinds[kind] : (`wiki.title.${path}` as MessageId),
  });
}

/** A section whose short title says nothing without its chapter has a title of its own beside it. */
function ownTitle(intl: IntlShape, section: WikiSection): string {
  const id = `wiki.ownTitle.${section.path}`;
  return id in intl.messages
    ? intl.formatMessage({ id: id as MessageId })
    : shortTitle(intl, section);
}

/** The title of a section by itself, which no other page has: a leaf is named after its section. */
export function fullTitle(intl: IntlShape, section: WikiSection): string {
  const parent =
    isLeafKind(section.kind) && sectionAt(section.path.slice(0, section.path.lastIndexOf('/')));
  if (!parent) return ownTitle(intl, section);
  const values = { section: ownTitle(intl, parent), kind: shortTitle(intl, section) };
  return intl.formatMessage({ id: messages.leafTitle.id }, values);
}

/** WK-2: the title of the page at a section path. */
export function titleOf(intl: IntlShape, path: string): string {
  if (path === GLOSSARY) return intl.formatMessage(messages.glossary);
  const section = sectionAt(path);
  return section ? fullTitle(intl, section) : intl.formatMessage(messages.documentation);
}
