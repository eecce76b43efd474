import '@/i18n/workspace';
import { useMessageSet } from '@/i18n';
import { WorkspaceScreen } from '@/features/workspace';
import { selectLocale, useAppSelector } from '@/store';
import { workspaceScreens } from './workspaceScreens';

/** The workspace with all that only the application knows: its words, its screens, and how a session ends. */
export function WorkspaceRoute() {
  useMessageSet(useAppSelector(selectLocale), 'workspace');
  return <WorkspaceScreen screens={workspaceScreens} />;
}
