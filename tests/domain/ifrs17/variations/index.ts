import { allocation } from './allocation';
import { finance } from './finance';
import { general } from './general';
import { layouts } from './layouts';
import { otherWords } from './otherWords';
import { participating } from './participating';
import { reinsurance } from './reinsurance';
import { single } from './single';

export const variations = [
  ...general,
  ...layouts,
  ...participating,
  ...allocation,
  ...reinsurance,
  ...finance,
  ...single,
  ...otherWords,
];
