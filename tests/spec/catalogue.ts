import type { Row } from './row';
import { calls } from './rows/calls';
import { messages } from './rows/messages';
import { ocrRows } from './rows/ocr';
import { routes } from './rows/routes';
import { session } from './rows/session';
import { shell } from './rows/shell';
import { states } from './rows/states';
import { validation } from './rows/validation';
import { wikiRows } from './rows/wiki';

/** Every row of the specification, in its order. */
export const catalogue: readonly Row[] = [
  ...routes,
  ...wikiRows,
  ...shell,
  ...session,
  ...validation,
  ...states,
  ...calls,
  ...messages,
  ...ocrRows,
];

/** The area of a row: the letters in front of its number. */
export function areaOf({ id }: Row): string {
  return id.split('-')[0] ?? id;
}
