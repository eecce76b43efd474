import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@/domain/locale';
import type { Database } from '../database';
import type { GuardedOperation, operations } from '../generated/contract';
import type { Principal } from '../auth/guard';

/** The calls of the contract; a socket is none. */
export type OperationId = {
  [Id in keyof operations]: 200 extends keyof operations[Id]['responses'] ? Id : never;
}[keyof operations];

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
    ? { [Field in keyof Form]: Buffer }
    : undefined;
type QueryOf<Id extends OperationId> = operations[Id] extends {
  parameters: { query?: infer Query };
}
  ? NonNullable<Query>
  : undefined;
type PathOf<Id extends OperationId> = operations[Id] extends {
  parameters: { path: infer Path extends object };
}
  ? Path
  : undefined;
type DataOf<Id extends OperationId> =
  operations[Id]['responses'][200]['content']['application/json'] extends {
    data?: infer Data;
  }
    ? Exclude<Data, undefined>
    : never;

/** A validated request. */
export interface Call<Id extends OperationId> {
  body: BodyOf<Id>;
  query: QueryOf<Id>;
  path: PathOf<Id>;
  /** Who calls an operation that needs a session. */
  principal: Id extends GuardedOperation ? Principal : undefined;
  /** Checks the caller's right again, in a transaction whose outcome depends on it. @throws {BusinessError} E1502 */
  reauthorize: (db: Database) => Promise<void>;
  /** The language in which the reader wants messages. */
  locale: Locale;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers with the envelope's data, with the reply where it has answered itself, or throws a BusinessError. */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<DataOf<Id> | FastifyReply> | DataOf<Id> | FastifyReply;
export type Handlers = { [Id in OperationId]: Handler<Id> };
