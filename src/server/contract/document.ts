import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Locale } from '@/domain/locale';
import type { ErrorCode, RequestFault } from '../generated/contract';

type Words = Record<Locale, string>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: { type?: string };
}
interface OperationObject {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, object> };
}

/** openapi.yaml, as far as the server reads it. */
export interface ContractDocument {
  paths: Record<string, Record<string, OperationObject>>;
  'x-error-codes': Record<ErrorCode, Words & { rule?: string }>;
  'x-request-faults': Record<RequestFault, Words>;
}

/** One operation: where it is served and where its schemas stand in the document. */
export interface Operation {
  operationId: string;
  method: string;
  url: string;
  query: Parameter[];
  /** JSON pointers into the document. */
  bodySchema: string | undefined;
  /** The body is a form that holds a file. */
  multipart: boolean;
  answerSchema: string;
}

/** Reads openapi.yaml of the repository. */
export function loadContract(): ContractDocument {
  return parse(readFileSync(path.resolve(import.meta.dirname, '../../../openapi.yaml'), 'utf8')) as ContractDocument;
}

export function listOperations(contract: ContractDocument): Operation[] {
  return Object.entries(contract.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const place = `#/paths/${url.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`;
      const json = 'content/application~1json/schema';
      return {
        operationId: operation.operationId,
        method: method.toUpperCase(),
        url,
        query: (operation.parameters ?? []).filter((parameter) => parameter.in === 'query'),
        bodySchema: operation.requestBody && !isMultipart(operation) ? `${place}/requestBody/${json}` : undefined,
        multipart: isMultipart(operation),
        answerSchema: `${place}/responses/200/${json}`,
      };
    }),
  );
}

function isMultipart({ requestBody }: OperationObject): boolean {
  return requestBody !== undefined && 'multipart/form-data' in requestBody.content;
}
