import * as mockEngine from './support/engineInPlace';
import * as mockWorkers from './support/workersInPlace';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as assumptionStories from '../../../stories/features/close/Assumptions.stories';
import * as cockpitStories from '../../../stories/features/close/Cockpit.stories';
import * as journalStories from '../../../stories/features/close/Journals.stories';
import * as measurementStories from '../../../stories/features/close/Measurement.stories';
import * as statementStories from '../../../stories/features/close/Statements.stories';
import { composeStories, show } from '../../support/stories';

jest.mock('@/features/close/engine/createEngine', () => ({
  createEngine: mockEngine.createEngine,
}));
jest.mock('@/features/close/assumptions/trial/createTrialWorker', () => ({
  createTrialWorker: mockWorkers.createTrialWorker,
}));
jest.mock('@/features/close/assumptions/flows/createWorker', () => ({
  createWorker: mockWorkers.createFlowsWorker,
}));

const assumptions = composeStories(assumptionStories);
const cockpit = composeStories(cockpitStories);
const journals = composeStories(journalStories);
const measurement = composeStories(measurementStories);
const statements = composeStories(statementStories);

/** A share wherever it is said; an amount that is all of a text. Years, counts and names with digits are neither. */
const NUMBER = /\d%|^[-+−]\d[\d,.]*$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
/** Marks of charts, heads, what a slider says, powers of ten, and what was recorded when somebody posted. */
const OTHERS = 'svg, th, option, output, sup, .history';

/** Numbers on the screen that open nothing, with what stands around them. */
function closedNumbers(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode as Text;
    if (!parentElement || !NUMBER.test(textContent.trim())) continue;
    if (parentElement.closest(`button, a, ${OTHERS}`)) continue;
    found.push(`${parentElement.closest('tr, li, dl > div, p')?.textContent}: ${textContent}`);
  }
  return found;
}

it.each([
  ['versions of assumptions', assumptions.Versions],
  ['curves', assumptions.Curves],
  ['projected cash flows', assumptions.CashFlows],
  ['a what-if', assumptions.WhatIfWorse],
  ['runs compared', cockpit.TwoRuns],
  ['a control that fails', cockpit.Failing],
  ['measurement', measurement.Closed],
  ['measurement compared', measurement.Compared],
  ['journals', journals.Closed],
  ['lines of the journal', journals.Lines],
  ['the trial balance', journals.TrialBalance],
  ['statements', statements.Closed],
  ['performance', statements.Performance],
  ['notes', statements.Notes],
])('[RT-11] every number of %s opens how it was computed', async (_name, story) => {
  await show(story);
  const explained = () => screen.queryAllByTitle('How was this computed?').length;
  for (const button of screen.queryAllByRole('button', { name: 'Table' }))
    await userEvent.click(button);
  await waitFor(() => expect(explained()).toBeGreaterThan(0));
  await waitFor(() => expect(closedNumbers()).toEqual([]));
});
