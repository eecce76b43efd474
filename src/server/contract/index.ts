export { bindContract } from './binding';
export { loadContract, socketUrl } from './document';
export type { ContractDocument, RightRule } from './document';
export type { Handler, Handlers, OperationId } from './types';
export { MalformedRequest, Wording } from './wording';
