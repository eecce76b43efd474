// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const socketPaths = { openWorkspaceEvents: '/api/v1/basicbiz/workspace/events' } as const;
