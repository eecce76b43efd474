import type { IntlShape } from 'react-intl';
import type { NameWords } from './nameWords';

const axisIds = {
  age: 'close.axis.age',
  policyYear: 'close.axis.policyYear',
  projectedYear: 'close.axis.projectedYear',
  term: 'close.curve.term',
  single: 'close.axis.single',
} as const;
const isAxis = (text: string): text is keyof typeof axisIds => Object.hasOwn(axisIds, text);

const totals = {
  'change.total': 'close.changed.sum',
  'change.count': 'close.changed.places',
} as const;
const isTotal = (name: string): name is keyof typeof totals => Object.hasOwn(totals, name);

/** Words of what assumptions changed by between two versions. Undefined where a name is none of them. */
export function changeWords(intl: IntlShape, name: string): NameWords | undefined {
  const only = (words: string): NameWords => ({ subject: '', words });
  if (isTotal(name)) return only(intl.formatMessage({ id: totals[name] }));
  const [, side, version = ''] = /^changed\.(from|to) (.*)$/.exec(name) ?? [];
  if (side !== undefined)
    return {
      subject: version,
      words: intl.formatMessage({ id: `close.changed.${side as 'from' | 'to'}` }),
    };
  const [, axis = '', place = ''] = /^change\.(\w+) ([\d.]+)$/.exec(name) ?? [];
  if (!isAxis(axis)) return undefined;
  const of = axis === 'single' ? [] : [`${intl.formatMessage({ id: axisIds[axis] })} ${place}`];
  return only([intl.formatMessage({ id: 'close.change' }), ...of].join(' · '));
}
