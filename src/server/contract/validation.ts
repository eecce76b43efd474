import { type ErrorObject, Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument, Operation, Parameter } from './document';
import { MalformedRequest } from './errorMessages';

const DOCUMENT = 'contract';
/** Enough to recognise a name that the sender made up. */
const MAX_NAME_CHARS = 40;

/** Compiles validators for the schemas that stand in the contract. No coercion; only a query's numbers and booleans are read as such. */
export class ContractValidation {
  readonly #ajv = new Ajv2020({ strict: false, useDefaults: true, ownProperties: true });

  constructor(contract: ContractDocument) {
    // Both module systems are met here: the server's own loader and the test runner's.
    (typeof addFormats === 'function'
      ? addFormats
      : (addFormats as { default: typeof addFormats }).default)(this.#ajv);
    this.#ajv.addSchema(contract, DOCUMENT, undefined, false);
  }

  /** @returns a function that gives the body back, defaults filled in, or throws MalformedRequest. */
  body(operation: Operation): (body: unknown) => unknown {
    if (operation.bodySchema === undefined) return () => undefined;
    const validate = this.#compile(operation.bodySchema);
    return (body) => {
      if (body === undefined) throw new MalformedRequest('noBody');
      return refuseUnless(validate, body);
    };
  }

  /**
   * @returns a function that gives the parameters of a query or a path back, typed, or throws MalformedRequest. Those that the contract does not
   * name are dropped.
   */
  parameters(
    parameters: readonly Parameter[],
  ): (given: Readonly<Record<string, unknown>>) => unknown {
    if (parameters.length === 0) return () => undefined;
    const validate = this.#ajv.compile({
      type: 'object',
      required: parameters.flatMap(({ name, required }) => (required ? [name] : [])),
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    });
    return (given) => {
      const known = parameters.filter(({ name }) => given[name] !== undefined);
      return refuseUnless(
        validate,
        Object.fromEntries(
          known.map(({ name, schema }) => [name, readAs(schema.type, given[name])]),
        ),
      );
    };
  }

  /** @returns a function that throws where a response is not what the contract promises. */
  response(operation: Operation): (response: unknown) => void {
    if (operation.responseSchema === undefined) return () => undefined;
    const validate = this.#compile(operation.responseSchema);
    return (response) => {
      // As the client will see it: dates are text by then, absent values absent.
      if (!validate(JSON.parse(JSON.stringify(response)))) {
        throw new Error(
          `The response of ${operation.operationId} breaks the contract: ${this.#ajv.errorsText(validate.errors)}`,
        );
      }
    };
  }

  #compile(pointer: string): ValidateFunction {
    return this.#ajv.compile({ $ref: `${DOCUMENT}${encodeURI(pointer)}` });
  }
}

function readAs(type: string | undefined, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(value))
    return Number(value);
  if (type === 'boolean' && /^(true|false)$/.test(value)) return value === 'true';
  return value;
}

function refuseUnless(validate: ValidateFunction, value: unknown): unknown {
  if (!validate(value)) throw explain(validate.errors?.[0]);
  if (holdsUnstorable(value)) throw new MalformedRequest('unstorable');
  return value;
}

/** PostgreSQL stores no U+0000 in a text, and in JSON no half of a character beyond U+FFFF. */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable);
}

function explain(error: ErrorObject | undefined): MalformedRequest {
  if (!error) return new MalformedRequest('unreadable');
  const { keyword, params, instancePath } = error as ErrorObject<string, Record<string, unknown>>;
  const place = instancePath.slice(1).replaceAll('/', '.');
  const within = (name: unknown) =>
    [place, name].filter(Boolean).join('.').slice(0, MAX_NAME_CHARS);
  const field = place || 'body';
  switch (keyword) {
    case 'required':
      return new MalformedRequest('missing', { field: within(params.missingProperty) });
    case 'additionalProperties':
      return new MalformedRequest('unknown', { field: within(params.additionalProperty) });
    case 'type':
      return new MalformedRequest('type', { field, expected: String(params.type) });
    case 'maxLength':
      return new MalformedRequest('tooLong', { field, limit: String(params.limit) });
    case 'enum':
      return new MalformedRequest('notAllowed', {
        field,
        options: (params.allowedValues as unknown[]).join(', '),
      });
    case 'minimum':
    case 'maximum':
      return new MalformedRequest('range', {
        field,
        comparison: String(params.comparison),
        limit: String(params.limit),
      });
    default:
      return new MalformedRequest('form', { field });
  }
}
