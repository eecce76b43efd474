import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localeFromAcceptLanguage } from '@/domain/locale';
import type { Database } from '../database';
import type { Guard, Principal } from '../auth/guard';
import { type ContractDocument, listOperations } from './document';
import type { Call, Handlers, OperationId } from './types';
import { Revalidation } from './revalidation';
import { readUpload } from './upload';
import { ContractValidation } from './validation';

/** What a bound handler looks like from here: the contract has already checked what its types say. */
type AnyHandler = (call: Call<OperationId>) => unknown;

interface BindingOptions {
  contract: ContractDocument;
  handlers: Handlers;
  guard: Guard;
  /** Tests and development also hold every answer against the contract. */
  validateResponses: boolean;
}

/**
 * Serves every operation of the contract by the handler of its operationId.
 * @throws {Error} for an operation without a handler or a handler without an operation.
 */
export function bindContract(
  app: FastifyInstance,
  { contract, handlers, guard, validateResponses }: BindingOptions,
): void {
  const operations = listOperations(contract);
  const table = handlers as unknown as Readonly<Record<string, AnyHandler | undefined>>;
  const surplus = Object.keys(handlers).filter(
    (id) => !operations.some(({ operationId }) => operationId === id),
  );
  if (surplus.length > 0)
    throw new Error(`openapi.yaml has no operation for the handlers: ${surplus.join(', ')}.`);

  const validation = new ContractValidation(contract);
  const revalidation = new Revalidation();
  for (const operation of operations) {
    const handler = table[operation.operationId];
    if (!handler) throw new Error(`The operation ${operation.operationId} has no handler.`);
    const checkBody = validation.body(operation);
    const readBody = (request: FastifyRequest) =>
      operation.streamed
        ? undefined
        : operation.multipart
          ? readUpload(request)
          : checkBody(request.body);
    const readQuery = validation.parameters(operation.query);
    const readPath = validation.parameters(operation.path);
    const checkResponse = validateResponses ? validation.response(operation) : undefined;

    const { permission } = operation;
    const principals = new WeakMap<FastifyRequest, Principal>();

    const serve = (scope: FastifyInstance) =>
      scope.route<{ Querystring: Record<string, unknown>; Params: Record<string, unknown> }>({
        method: operation.method,
        url: operation.url,
        bodyLimit: operation.bodyLimit,
        // Before the body is read: nobody without a session sends us megabytes.
        onRequest: async (request) => {
          if (permission) principals.set(request, await guard.authenticate(request));
        },
        handler: async (request, reply) => {
          // The contract has just checked both; their types say what it found.
          const body = (await readBody(request)) as Call<OperationId>['body'];
          const query = readQuery(request.query) as Call<OperationId>['query'];
          const path = readPath(request.params) as Call<OperationId>['path'];
          const principal = principals.get(request);
          const reauthorize = async (db?: Database) => {
            if (permission && principal)
              await guard.authorize(principal, permission, { path, body }, db);
          };
          await reauthorize();
          const locale = localeFromAcceptLanguage(request.headers['accept-language']);
          const data = await handler({
            body,
            query,
            path,
            principal: principal as Call<OperationId>['principal'],
            reauthorize,
            locale,
            request,
            reply,
          });
          if (data === reply || reply.sent) return reply;
          const envelope = { code: '200', message: '', data };
          if (operation.revalidates && data)
            return revalidation.send(request, reply, { ...envelope, data }, checkResponse);
          checkResponse?.(envelope);
          return envelope;
        },
      });
    // The parser for forms stays with the operations that take one; elsewhere a form is of the wrong type.
    if (!operation.multipart) serve(app);
    else
      void app.register(async (scope) => {
        await scope.register(multipart);
        serve(scope);
      });
  }
}
