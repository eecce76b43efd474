import { sectionAt, WIKI, wikiPathOf } from '@/domain/wiki';
import type { MessageId } from '@/i18n';
import { nameOf, type SiteRoute } from '../routes/route';

/** A shorter word is part of too many others. */
const MIN_LETTERS = 3;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** How many letters differ, are missing or too many (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (let at = 0; at < to.length; at++) {
      const same = (row[at] ?? 0) + (letter === to[at] ? 0 : 1);
      next.push(Math.min(same, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** How far a typed word is from a name: nothing where it is the name; undefined where it is another word. */
function far(typed: string, name: string): number | undefined {
  const differs = distance(typed, name);
  if (differs <= Math.floor(name.length / 4)) return differs;
  const holds = typed.length >= MIN_LETTERS && (name.includes(typed) || typed.includes(name));
  return holds ? name.length : undefined;
}

interface Suggestion {
  path: string;
  name: MessageId;
  /** The number of a section of the handbook. */
  section?: string;
}

/** The page that an address without a page may have meant: small letters, a slip of the finger, another name. Undefined where none is near. */
export function suggestRoute(pathname: string, routes: SiteRoute[]): Suggestion | undefined {
  const [head = '', ...rest] = pathname.split('/').filter(Boolean);
  const typed = plain(head);
  if (!typed) return undefined;
  const near = routes.flatMap((route) => {
    const { path, aliases = [] } = route;
    const address = path.replace('/*', '');
    // A tool is known by what it is called, not by the folder that all of them are in.
    const own = address.split('/').slice(1);
    const said = own.length > 1 ? plain(rest.at(-1) ?? head) : typed;
    return [plain(own.at(-1) ?? ''), ...aliases].flatMap((name) => {
      const steps = name ? far(said, name) : undefined;
      return steps === undefined ? [] : { path: address, name: nameOf(route), steps };
    });
  });
  const [nearest] = near.sort((a, b) => a.steps - b.steps);
  if (nearest?.path !== WIKI) return nearest;
  const below = [WIKI, ...rest].join('/');
  const section = wikiPathOf(below) ?? '';
  return rest.length > 0 && sectionAt(section)
    ? { ...nearest, path: below, section: section.replaceAll('/', '.') }
    : nearest;
}
