import { operations, type siteApi } from '@/api';

export type OperationId = keyof typeof siteApi.endpoints;

export interface Parameter {
  name: string;
  required: boolean;
  type: string;
  options: readonly string[];
  example: string;
}
/** An operation of the contract, as the test view needs it. */
export interface Operation {
  operationId: OperationId;
  method: string;
  path: string;
  tag: string;
  summary: string;
  parameters: readonly Parameter[];
  body?: { contentType: string; argument: string; example: object };
}

export const allOperations: readonly [Operation, ...Operation[]] = operations;

/** The operations whose name, address, tag or summary holds the text. */
export function matchingOperations(text: string): Operation[] {
  const wanted = text.trim().toLowerCase();
  return allOperations.filter(({ operationId, path, tag, summary }) =>
    [operationId, path, tag, summary].some((part) => part.toLowerCase().includes(wanted)),
  );
}
