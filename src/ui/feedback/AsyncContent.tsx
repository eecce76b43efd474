import type { ComponentProps, ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { Pending } from './Pending';
import type { StateProps } from './State';

interface AsyncContentProps extends Pick<StateProps, 'size'> {
  failed: boolean;
  ready: boolean;
  /** The words of both states. */
  texts: { pending: ReactNode; failed: ReactNode };
  retry?: ComponentProps<typeof ErrorState>['retry'];
  /** Grey lines while it waits. */
  lines?: number;
  children: ReactNode;
}

/** Content, what stands in its place until it has come, and where it does not come. What is there stays, whatever fails later. */
export function AsyncContent({
  failed,
  ready,
  texts,
  retry,
  lines,
  size,
  children,
}: AsyncContentProps) {
  if (ready) return children;
  if (failed)
    return (
      <ErrorState size={size} retry={retry}>
        {texts.failed}
      </ErrorState>
    );
  return (
    <Pending size={size} lines={lines}>
      {texts.pending}
    </Pending>
  );
}
