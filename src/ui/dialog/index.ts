export { AlertDialog } from './AlertDialog';
export type { AlertField, Complaint } from './alertField';
export { Panel } from './Panel';
export { useFocusReturn } from './useFocusReturn';
