import { verbFormsOf } from './idle/korean';
import phrases from './phrases.json';

const BEHIND_STEM = '고|고 나면|고 나서|고서|고는|고 보면|면|면서|자'.split('|');
const BEHIND_INFINITIVE = '서|도|야|줘| 줘|주세요| 주세요| 주십시오'.split('|');
const BEHIND_OTHERS = '| 나머지| 후| 뒤| 다음| 상태| 때| 경우|을 때|을 경우|다면'.split('|');

const join = (stem: string, ends: readonly string[]) => ends.map((end) => `${stem}${end}`);

/** 걷어내면, 제외하고 나면, 뺀 나머지: what is left out in Korean, in all forms of its verbs. */
export const removals = phrases.removals.flatMap((stem) => {
  const [own = '', infinitive = '', ...others] = verbFormsOf(stem);
  return [
    ...join(own, BEHIND_STEM),
    ...join(infinitive, BEHIND_INFINITIVE),
    ...others.flatMap((form) => join(form, BEHIND_OTHERS)),
  ];
});
