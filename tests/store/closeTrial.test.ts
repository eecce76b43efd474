import {
  makeStore,
  noChanges,
  selectCloseTrial,
  sliderMoved,
  trialReset,
  workspaceOpened,
} from '@/store';

it('[RT-11] a what-if is of the user who tries it, slider by slider, until it is reset', async () => {
  const { dispatch, getState, loadSlice } = makeStore();
  await loadSlice('workspace');
  dispatch(workspaceOpened('mina'));
  dispatch(sliderMoved({ slider: 'lapse', value: 10 }));
  dispatch(sliderMoved({ slider: 'curve', value: -50 }));
  dispatch(workspaceOpened('juno'));
  expect(selectCloseTrial(getState())).toEqual(noChanges);
  dispatch(workspaceOpened('mina'));
  expect(selectCloseTrial(getState())).toEqual({ ...noChanges, lapse: 10, curve: -50 });
  dispatch(trialReset());
  expect(selectCloseTrial(getState())).toEqual(noChanges);
});
