import { noChanges, type RootState, type TrialChanges } from '@/store';
import { workspaceWith } from '../../support/workspace';

/** Sliders as somebody left them. */
export const trying = (changes: Partial<TrialChanges>): Partial<RootState> => {
  const { workspace } = workspaceWith([]);
  const [name = '@'] = Object.keys(workspace?.byUser ?? {});
  const own = workspace?.byUser[name];
  if (!own) throw new Error('The workspace has its user.');
  const closeTrial = { ...noChanges, ...changes };
  // A screen by itself is of nobody.
  return { workspace: { user: '', byUser: { '@': { ...own, closeTrial } } } };
};
