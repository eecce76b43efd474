import { sectionAt, WIKI, wikiPathOf } from '@/domain/wiki';
import { routes } from '../routes';

/** What visitors call the pages that are named otherwise. */
const alsoCalled: Record<string, string[]> = {
  '/ApplyForConsultation': ['contact', 'inquiry', 'counseling'],
  [WIKI]: ['wiki', 'docs', 'handbook', 'ifrs17', 'details'],
  '/IntroductionOfExperts': ['company', 'about', 'team'],
};
/** A word this short is part of too many others. */
const LEAST = 3;

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
  const holds = typed.length >= LEAST && (name.includes(typed) || typed.includes(name));
  return holds ? name.length : undefined;
}

/** The page that an address without a page may have meant: small letters, a slip of the finger, another name. Undefined where none is near. */
export function meantBy(pathname: string): string | undefined {
  const [head = '', ...rest] = pathname.split('/').filter(Boolean);
  const typed = plain(head);
  if (!typed) return undefined;
  const pages = routes.filter(({ path, bare }) => !bare && path !== '/').map(({ path }) => path.replace('/*', ''));
  const near = pages.flatMap((page) =>
    [plain(page), ...(alsoCalled[page] ?? [])].flatMap((name) => {
      const steps = far(typed, name);
      return steps === undefined ? [] : { page, steps };
    }),
  );
  const [nearest] = near.sort((a, b) => a.steps - b.steps);
  if (nearest?.page !== WIKI) return nearest?.page;
  const below = [WIKI, ...rest].join('/');
  return sectionAt(wikiPathOf(below) ?? '') ? below : WIKI;
}
