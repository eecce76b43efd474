export { bindContract } from './binding';
export { loadContract, permissionOf, socketUrl } from './document';
export type { ContractDocument, PermissionRule } from './document';
export type { Handler, Handlers, OperationId } from './types';
export { MalformedRequest, ErrorMessages } from './errorMessages';
