import { FormattedMessage } from 'react-intl';
import { closeFilterActions, useAppDispatch, useLocale, useScreenRights } from '@/store';
import { Button } from '@/ui';
import { BASE, type CloseView } from '../../shared/filters/useCloseView';
import { OwnBookButton } from '../../ownBook/OwnBookButton';
import { periodName } from '../../shared/periods';
import { isUnderWay } from '../runs/runFigures';
import { useRunActions } from '../runs/useRunActions';
import { useRunsOf } from '../runs/useRunsOf';
import { quarterToCloseNext } from './quarterOrder';

/** What can be done with the period now, by who may: run, run again, cancel, and on to the next; who may take away may lock and unlock. */
export function PeriodActions({ view }: { view: CloseView }) {
  const rights = useScreenRights();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const { list, runs } = useRunsOf(view);
  const actions = useRunActions(view);
  const running = runs.find(isUnderWay);
  const state = view.status?.state ?? 'open';
  const isBase = view.scenario === BASE;
  const next = running ? undefined : quarterToCloseNext(view, list?.periods ?? []);
  return (
    <>
      {rights.write && <OwnBookButton />}
      {rights.delete && isBase && state === 'locked' && (
        <Button onClick={actions.unlock}>
          <FormattedMessage id="close.unlock" />
        </Button>
      )}
      {rights.delete && isBase && state === 'closed' && !view.status?.isStale && !running && (
        <Button onClick={actions.lock}>
          <FormattedMessage id="close.lock" />
        </Button>
      )}
      {rights.write && running && (
        <Button onClick={() => actions.cancel(running)}>
          <FormattedMessage id="close.cancel" />
        </Button>
      )}
      {rights.write && state !== 'locked' && !running && (
        <Button look={next ? 'outline' : 'primary'} onClick={actions.start}>
          <FormattedMessage id={state === 'closed' ? 'close.runAgain' : 'close.run'} />
        </Button>
      )}
      {rights.write && next && (
        <Button look="primary" onClick={() => dispatch(closeFilterActions.periodChosen(next))}>
          <FormattedMessage id="close.next" values={{ period: periodName(next, locale) }} />
        </Button>
      )}
    </>
  );
}
