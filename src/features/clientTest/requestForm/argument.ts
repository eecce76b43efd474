import type { Operation } from '../operationList';

/** What the form holds: the parameters as text by their names, the body as JSON text. */
export interface RequestText {
  parameters: Record<string, string>;
  body: string;
}

/** The contract's examples, to begin with; what is optional is left out. */
export function exampleOf({ parameters, body }: Operation): RequestText {
  return {
    parameters: Object.fromEntries(
      parameters.map(({ name, required, example }) => [name, required ? example : '']),
    ),
    body: body ? JSON.stringify(body.example, null, 2) : '',
  };
}

/**
 * The argument that the operation's hook takes. Parameters left empty are not sent; numbers are numbers.
 * @throws SyntaxError where the body is not JSON
 */
export function argumentOf({ parameters, body }: Operation, text: RequestText): object | undefined {
  const given = parameters
    .map(({ name, type }) => ({ name, type, value: text.parameters[name] ?? '' }))
    .filter(({ value }) => value !== '')
    .map(
      ({ name, type, value }) =>
        [name, type === 'integer' || type === 'number' ? Number(value) : value] as const,
    );
  if (!body && parameters.length === 0) return undefined;
  return {
    ...Object.fromEntries(given),
    ...(body && { [body.argument]: JSON.parse(text.body) as unknown }),
  };
}
