import type { Model } from '../tesseract';
import { type Candidate, isSmall, isWhole } from './candidate';
import {
  isDoubtful,
  isOpen,
  isPromising,
  modelOfBest,
  type Proposal,
  readAsItCame,
  readLarge,
  type State,
} from './state';

/** Letters of a screen are read well once they are twice as high; among its frames and icons the engine's own layout finds few of them. */
export const doubled: Proposal = {
  name: 'doubled',
  modelFor: modelOfBest,
  isWanted: (state) =>
    isOpen(state) && isSmall(state.image) && !state.doubled.has(modelOfBest(state)),
  read: readDoubled,
};

export function readDoubled(state: State, model: Model): Promise<Candidate> {
  state.doubled.add(model);
  return readLarge(state, model, 'doubled', { layout: 'block' });
}

export const local: Proposal = {
  name: 'local',
  modelFor: modelOfBest,
  isWanted: (state) => isOpen(state) && isPromising(state) && !(state.best && isWhole(state.best)),
  read: (state, model) => readLarge(state, model, 'local', { layout: 'page', local: true }),
};

export const sparse: Proposal = {
  name: 'sparse',
  modelFor: modelOfBest,
  isWanted: (state) =>
    isOpen(state) && isPromising(state) && isSmall(state.image) && isDoubtful(state),
  read: ({ best, image, work }, model) =>
    readAsItCame({ image: best?.image ?? image, work }, model, 'sparse', { layout: 'sparse' }),
};
