import {
  closeQuarter,
  groupProjections,
  whatIf,
  type MeasuredGroups,
  type Trial,
} from '@/domain/close';
import { smallCompany } from '@/domain/demoInsurer';
import type { TrialAnswer, TrialQuestion } from '@/features/close/assumptions/trial/trial.worker';

const { definition } = smallCompany;
const period = definition.firstPeriod;
const measured: MeasuredGroups = {
  period,
  ...closeQuarter(smallCompany, period).inputs,
  projections: definition.groups.flatMap(
    ({ id }) => groupProjections(smallCompany, id, period).atEnd ?? [],
  ),
};
const trial: Trial = { shock: { mortality: 1.2 }, curveShift: 0.001 };

it('answers the same before and after it has rehearsed the moves of sliders, and says nothing of them', async () => {
  jest.useFakeTimers();
  const answer = jest.spyOn(window, 'postMessage').mockImplementation();
  await import('@/features/close/assumptions/trial/trial.worker');
  const ask = (question: TrialQuestion): TrialAnswer['groups'] => {
    window.dispatchEvent(new MessageEvent('message', { data: question }));
    return (answer.mock.lastCall?.[0] as TrialAnswer | undefined)?.groups ?? [];
  };
  ask({ measured, facts: definition });
  const before = ask({ trial });
  expect(before).toEqual(
    whatIf(
      measured,
      definition,
    )(trial).map(({ id, figures }) => ({
      id,
      bel: figures.belClosing,
      ra: figures.raClosing,
      csm: figures.csmClosing,
      lossComponent: figures.lcClosing,
    })),
  );
  jest.runAllTimers();
  expect(answer).toHaveBeenCalledTimes(1);
  expect(ask({ trial })).toEqual(before);
  jest.useRealTimers();
});
