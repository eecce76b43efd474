import { panelClosed, selectSessionPanel, useAppDispatch, useAppSelector } from '@/store';
import { Button } from '@/ui';

export function SessionDialogs() {
  const dispatch = useAppDispatch();
  const panel = useAppSelector(selectSessionPanel);
  return (
    <div role="dialog" aria-label={panel ?? ''}>
      <Button onClick={() => dispatch(panelClosed())}>×</Button>
    </div>
  );
}
