import type { Cursor } from '../Cursor';
import { BODY_MARK } from '../tokens';
import { OPERATOR_WORDS } from '../words';
import { isCall, NEVER_CALLS } from './lookahead';

/** Whether an operator follows; it is read. */
export function takeOperator(c: Cursor): boolean {
  const { kind, text, upper } = c.peek();
  if (kind === 'symbol') {
    if (text === '' || text === BODY_MARK || /^([,;()[\]{}.]|\|>)$/.test(text) || text === '->')
      return text === '->' && arrowIsOperator(c);
    c.next();
    return true;
  }
  if (!OPERATOR_WORDS.has(upper)) return false;
  if (isCall(c) && !NEVER_CALLS.test(upper)) return false;
  c.next();
  if (upper === 'IS') {
    c.takeAny('NOT');
    c.take('DISTINCT', 'FROM');
    c.take('OF');
  }
  return true;
}

/** `->` reads a field of a document, except between the parameters and the body of a lambda. */
function arrowIsOperator(c: Cursor): boolean {
  if (c.peek(1).kind !== 'string' && c.peek(1).kind !== 'number') return false;
  c.next();
  return true;
}
