import type { FastifyInstance } from 'fastify';
import { localeFromAcceptLanguage } from '@/domain/locale';
import { type ContractDocument, listOperations } from './document';
import type { Call, Handlers, OperationId } from './types';
import { ContractValidation } from './validation';

/** What a bound handler looks like from here: the contract has already checked what its types say. */
type AnyHandler = (call: Call<OperationId>) => unknown;

interface BindingOptions {
  contract: ContractDocument;
  handlers: Handlers;
  /** Tests and development also hold every answer against the contract. */
  validateAnswers: boolean;
}

/**
 * Serves every operation of the contract by the handler of its operationId.
 * @throws {Error} for an operation without a handler or a handler without an operation.
 */
export function bindContract(app: FastifyInstance, { contract, handlers, validateAnswers }: BindingOptions): void {
  const operations = listOperations(contract);
  const table = handlers as unknown as Readonly<Record<string, AnyHandler | undefined>>;
  const surplus = Object.keys(handlers).filter((id) => !operations.some(({ operationId }) => operationId === id));
  if (surplus.length > 0) throw new Error(`openapi.yaml has no operation for the handlers: ${surplus.join(', ')}.`);

  const validation = new ContractValidation(contract);
  for (const operation of operations) {
    const handler = table[operation.operationId];
    if (!handler) throw new Error(`The operation ${operation.operationId} has no handler.`);
    const readBody = validation.body(operation);
    const readQuery = validation.query(operation);
    const checkAnswer = validateAnswers ? validation.answer(operation) : undefined;

    app.route<{ Querystring: Record<string, unknown> }>({
      method: operation.method,
      url: operation.url,
      handler: async (request, reply) => {
        // The contract has just checked both; their types say what it found.
        const body = readBody(request.body) as Call<OperationId>['body'];
        const query = readQuery(request.query) as Call<OperationId>['query'];
        const locale = localeFromAcceptLanguage(request.headers['accept-language']);
        const data = await handler({ body, query, locale, request, reply });
        if (reply.sent) return reply;
        const envelope = { code: '200', message: '', data };
        checkAnswer?.(envelope);
        return envelope;
      },
    });
  }
}
