import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import type { FieldRule, ResourceName, Right } from '@/domain/admin';
import type { Locale } from '@/domain/locale';
import type { ErrorCode, RequestFault, operations } from '../generated/contract';

type Words = Record<Locale, string>;
type ChangeKind =
  operations['saveAdminRows']['requestBody']['content']['application/json']['changes'][number]['op'];

/** Whom an operation lets in (`x-permission`): whoever is signed in and has the demo right, or of those the ones with a right on one of the menus. */
export type PermissionRule =
  | 'session'
  | { menu: string | readonly string[]; needs: Right }
  | { resource: true; needs: Right | Readonly<Record<ChangeKind, Right>> };

type Named<T> = T | { $ref: string };
interface Schema {
  type?: string;
}
interface ParameterObject {
  name: string;
  in: string;
  required?: boolean;
  schema: Named<Schema>;
}
interface OperationObject {
  operationId: string;
  parameters?: Named<ParameterObject>[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, object>;
  'x-permission'?: PermissionRule;
  'x-max-body-bytes'?: number;
  'x-download'?: boolean;
  'x-streamed'?: boolean;
  'x-websocket'?: boolean;
}

/** openapi.yaml, as far as the server reads it. */
export interface ContractDocument {
  paths: Record<string, Record<string, OperationObject>>;
  components: Record<string, Record<string, unknown>>;
  'x-error-codes': Record<ErrorCode, Words & { rule?: string }>;
  'x-request-faults': Record<RequestFault, Words>;
  'x-field-rules': Record<FieldRule, Words>;
  'x-resource-menus': Record<ResourceName, readonly [string, ...string[]]>;
}

/** A parameter with its schema, both without references. */
export interface Parameter extends ParameterObject {
  schema: Schema;
}

/** One operation: where it is served and where its schemas stand in the document. */
export interface Operation {
  operationId: string;
  method: string;
  /** As the router writes it, with `:name` for a parameter. */
  url: string;
  path: Parameter[];
  query: Parameter[];
  /** JSON pointers into the document. */
  bodySchema: string | undefined;
  /** The body is a form that holds a file. */
  multipart: boolean;
  /** The handler reads the form itself, as it comes. */
  streamed: boolean;
  /** undefined where the answer is a file. */
  responseSchema: string | undefined;
  /** The answer has an entity tag, and whoever holds it already is told so (304). */
  revalidates: boolean;
  permission: PermissionRule | undefined;
  /** The largest body, in bytes; undefined for the usual limit. */
  bodyLimit: number | undefined;
}

/** Reads openapi.yaml of the repository. */
export function loadContract(): ContractDocument {
  return load(
    readFileSync(path.resolve(import.meta.dirname, '../../../openapi.yaml'), 'utf8'),
  ) as ContractDocument;
}

/** Every operation that is a call; a socket (`x-websocket`) is none. */
export function listOperations(contract: ContractDocument): Operation[] {
  return Object.entries(contract.paths).flatMap(([url, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      if (operation['x-websocket']) return [];
      const place = `#/paths/${url.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`;
      const json = 'content/application~1json/schema';
      const parameters = (operation.parameters ?? []).map((named) => {
        const parameter = resolve(contract, named);
        return { ...parameter, schema: resolve(contract, parameter.schema) };
      });
      return {
        operationId: operation.operationId,
        method: method.toUpperCase(),
        url: url.replaceAll(/\{(\w+)\}/g, ':$1'),
        path: parameters.filter((parameter) => parameter.in === 'path'),
        query: parameters.filter((parameter) => parameter.in === 'query'),
        bodySchema:
          operation.requestBody && !isMultipart(operation)
            ? `${place}/requestBody/${json}`
            : undefined,
        multipart: isMultipart(operation),
        streamed: operation['x-streamed'] ?? false,
        responseSchema: operation['x-download'] ? undefined : `${place}/responses/200/${json}`,
        revalidates: '304' in operation.responses,
        permission: operation['x-permission'],
        bodyLimit: operation['x-max-body-bytes'],
      };
    }),
  );
}

/** Whom an operation lets in; undefined where that is everyone. */
export function permissionOf(
  contract: ContractDocument,
  operationId: keyof operations,
): PermissionRule | undefined {
  return listOperations(contract).find((each) => each.operationId === operationId)?.permission;
}

/** Where the socket of an operation is served. */
export function socketUrl(contract: ContractDocument, operationId: string): string {
  const place = Object.entries(contract.paths).find(
    ([, methods]) => methods.get?.operationId === operationId,
  );
  if (!place?.[1].get?.['x-websocket'])
    throw new Error(`openapi.yaml has no socket ${operationId}.`);
  return place[0];
}

/** What `#/components/<kind>/<name>` stands for. */
function resolve<T extends object>({ components }: ContractDocument, value: Named<T>): T {
  if (!('$ref' in value)) return value;
  const [kind = '', name = ''] = value.$ref.split('/').slice(2);
  return components[kind]?.[name] as T;
}

function isMultipart({ requestBody }: OperationObject): boolean {
  return requestBody !== undefined && 'multipart/form-data' in requestBody.content;
}
