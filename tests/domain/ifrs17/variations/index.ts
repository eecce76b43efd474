import { allocation } from './allocation';
import { finance } from './finance';
import { general } from './general';
import { otherWords } from './otherWords';
import { participating } from './participating';
import { reinsurance } from './reinsurance';
import { single } from './single';

export const variations = [...general, ...participating, ...allocation, ...reinsurance, ...finance, ...single, ...otherWords];
