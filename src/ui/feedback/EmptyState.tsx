import { State, type StateProps } from './State';

interface EmptyStateProps extends StateProps {
  /** Read out when it takes the place of something, as when a search finds nothing. */
  live?: boolean;
}

/** There is nothing here yet, or nothing that was looked for; and what can be done about it. */
export function EmptyState({ live = false, ...state }: EmptyStateProps) {
  return <State role={live ? 'status' : undefined} {...state} />;
}
