/**
 * Generates both sides of the contract from openapi.yaml: RTK Query hooks, operation list and socket addresses for the browser, types for the server.
 * As a program: with `--check` nothing is written and a difference is an error.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTS, { astToString } from 'openapi-typescript';
import { load } from 'js-yaml';
import { pathToFileURL } from 'node:url';
import { format } from './support/format';

const root = path.resolve(import.meta.dirname, '..');
const contractFile = path.join(root, 'openapi.yaml');
const banner = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n';

type Named<T> = T | { $ref: string };
interface Schema {
  type?: string;
  required?: string[];
  properties?: Record<string, Named<Schema>>;
  enum?: string[];
}
interface Parameter {
  name: string;
  required?: boolean;
  schema: Named<Schema>;
  example?: unknown;
}
interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  /** Not a call that answers with JSON: a file, a socket. */
  'x-permission'?: unknown;
  'x-download'?: boolean;
  'x-websocket'?: boolean;
  parameters?: Named<Parameter>[];
  responses: Record<string, { content?: Record<string, { schema: Named<Schema> }> }>;
  requestBody?: {
    content: Record<
      string,
      { schema?: { $ref?: string }; examples?: Record<string, { value: unknown }> }
    >;
  };
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
  'x-error-codes': object;
  'x-request-faults': object;
}

const isCall = (operation: Operation) => !operation['x-download'] && !operation['x-websocket'];

/** What `#/components/<kind>/<name>` stands for. */
function resolve<T extends object>({ components }: Contract, value: Named<T>): T {
  if (!('$ref' in value)) return value;
  const [kind = '', name = ''] = value.$ref.split('/').slice(2);
  return components[kind]?.[name] as T;
}

/** A file cannot live in the store: there stands its name, and the address under which the browser holds it. */
const file: Schema = {
  type: 'object',
  required: ['name', 'address'],
  properties: { name: { type: 'string' }, address: { type: 'string' } },
};

/** The browser's client takes the envelope away: to a screen an operation answers with the envelope's data. */
function unwrap(contract: Contract, { responses, ...operation }: Operation): void {
  if (operation['x-download'])
    responses['200'] = { ...responses['200'], content: { 'application/json': { schema: file } } };
  const json = responses['200']?.content?.['application/json'];
  const { data } = (json && resolve(contract, json.schema).properties) ?? {};
  if (json && data) json.schema = data;
}

/** The hooks, with a response type and an argument type an operation. */
async function hooks(): Promise<string> {
  const folder = await mkdtemp(path.join(root, 'src/api/.generate-'));
  const contract = load(await readFile(contractFile, 'utf8')) as Contract;
  const calls = Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .filter((operation) => !operation['x-websocket']);
  const downloads = calls.filter((operation) => operation['x-download']);
  for (const operation of calls) unwrap(contract, operation);
  try {
    const schemaFile = path.join(folder, 'contract.json');
    await writeFile(schemaFile, JSON.stringify(contract));
    const outputFile = path.join(folder, 'siteApi.ts');
    await generateEndpoints({
      schemaFile,
      apiFile: path.join(root, 'src/api/emptyApi.ts'),
      apiImport: 'emptyApi',
      exportName: 'siteApi',
      filterEndpoints: calls.map(({ operationId }) => operationId),
      // A file is asked for anew each time.
      endpointOverrides: [
        { pattern: downloads.map(({ operationId }) => operationId), type: 'mutation' },
      ],
      outputFile,
      hooks: { queries: true, lazyQueries: true, mutations: true },
      tag: false,
      mergeReadWriteOnly: true,
      encodePathParams: true,
    });
    return (await readFile(outputFile, 'utf8')).replace(
      /from ['"].*emptyApi['"]/,
      "from '../emptyApi'",
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The name under which a hook takes its body: the schema's own, else `body`. */
function bodyArgument(schema: { $ref?: string } | undefined): string {
  const name = schema?.$ref?.split('/').at(-1);
  return name ? name.charAt(0).toLowerCase() + name.slice(1) : 'body';
}

/** What the test view of the client needs to know of each operation. */
async function operations(): Promise<string> {
  const contract = load(await readFile(contractFile, 'utf8')) as Contract;
  const list = Object.entries(contract.paths).flatMap(([url, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      if (!isCall(operation)) return [];
      const body = Object.entries(operation.requestBody?.content ?? {})[0];
      return {
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path: url,
        tag: operation.tags[0],
        summary: operation.summary,
        parameters: (operation.parameters ?? []).map((parameter) => {
          const { name, required, schema, example } = resolve(contract, parameter);
          const { type, enum: options } = resolve(contract, schema);
          return {
            name,
            required: required ?? false,
            type: type ?? 'string',
            options: options ?? [],
            example: example === undefined ? '' : String(example),
          };
        }),
        ...(body && {
          body: {
            contentType: body[0],
            argument: bodyArgument(body[1].schema),
            example: Object.values(body[1].examples ?? {})[0]?.value ?? {},
          },
        }),
      };
    }),
  );
  return `export const operations = ${JSON.stringify(list)} as const;\n`;
}

/** Where the WebSockets are, by operationId. */
async function sockets(): Promise<string> {
  const contract = load(await readFile(contractFile, 'utf8')) as Contract;
  const list = Object.entries(contract.paths).flatMap(([url, methods]) =>
    Object.values(methods)
      .filter((operation) => operation['x-websocket'])
      .map(({ operationId }) => [operationId, url]),
  );
  return `export const socketPaths = ${JSON.stringify(Object.fromEntries(list))} as const;\n`;
}

/** The types of the operations, and the codes and faults that an answer may name. */
async function serverTypes(): Promise<string> {
  const contract = load(await readFile(contractFile, 'utf8')) as Contract;
  const union = (words: object) =>
    Object.keys(words)
      .map((key) => `'${key}'`)
      .join(' | ');
  const guarded = Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .filter((operation) => operation['x-permission'] !== undefined);
  return `${astToString(await openapiTS(pathToFileURL(contractFile)))}
export type ErrorCode = ${union(contract['x-error-codes'])};
/** The operations that need a session (\`x-permission\`). */
export type GuardedOperation = ${guarded.map(({ operationId }) => `'${operationId}'`).join(' | ')};
export type RequestFault = ${union(contract['x-request-faults'])};
`;
}

const outputs: [file: string, make: () => Promise<string>][] = [
  ['src/api/generated/siteApi.ts', hooks],
  ['src/api/generated/operations.ts', operations],
  ['src/api/generated/sockets.ts', sockets],
  ['src/server/generated/contract.ts', serverTypes],
];

/** Writes the outputs that differ; with `check` reports them instead. Resolves to the files that differed. */
export async function generate({ check = false } = {}): Promise<string[]> {
  const differing: string[] = [];
  for (const [file, make] of outputs) {
    const target = path.join(root, file);
    const text = await format(target, banner + (await make()));
    if (text === (await readFile(target, 'utf8').catch(() => ''))) continue;
    differing.push(file);
    if (!check) await writeFile(target, text);
  }
  return differing;
}

if (import.meta.filename === process.argv[1]) {
  const check = process.argv.includes('--check');
  const differing = await generate({ check });
  for (const file of differing) {
    console.log(
      check
        ? `${file} differs from what openapi.yaml gives: run \`npm run generate\` and commit the result.`
        : `wrote ${file}`,
    );
  }
  if (check && differing.length > 0) process.exitCode = 1;
}
