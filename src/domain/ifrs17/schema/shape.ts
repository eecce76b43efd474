/** Shapes of JSON values: numbers and texts, what is made of them, and the errors of their checks. */
export { choice, flag, number, text } from './atoms';
export { either, list, object, tagged } from './compounds';
export {
  found,
  InputError,
  parse,
  type Infer,
  type JsonSchema,
  type Problem,
  type Shape,
} from './problem';
