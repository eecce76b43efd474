import type { IntlShape } from 'react-intl';
import type { DataAnswer } from '@/api';
import type { Locale } from '@/domain/locale';
import type { SemanticModel } from '@/domain/questions';

/** The names of figures, dimensions and values in the reader's language. */
export class Names {
  constructor(
    private readonly intl: IntlShape,
    private readonly locale: Locale,
    private readonly answer: Pick<DataAnswer, 'names'>,
    readonly model: SemanticModel,
  ) {}

  measure(id: string): string {
    return this.model.measureOf(id)?.label[this.locale] ?? id;
  }

  dimension(id: string): string {
    return this.model.dimensionOf(id)?.label[this.locale] ?? id;
  }

  entity(id: string): string {
    return this.model.entityOf(id)?.label[this.locale] ?? id;
  }

  value(dimension: string, value: string): string {
    if (value === '') return this.intl.formatMessage({ id: 'ask.none' });
    const known = this.model.dimensionOf(dimension)?.values.find((each) => each.value === value);
    if (known) return known.label[this.locale];
    if (dimension === 'period') return this.period(value);
    const named = this.answer.names.find(
      (each) => each.dimension === dimension && each.value === value,
    );
    return named?.name ?? value;
  }

  /** A value that a query names. Who may not see it, as where a link leads further than rights do, is told that and no code. */
  chosen(dimension: string, value: string): string {
    const { name, values = [] } = this.model.dimensionOf(dimension) ?? {};
    const isNamed =
      name === undefined ||
      value === '' ||
      [...values, ...this.answer.names.filter((each) => each.dimension === dimension)].some(
        (each) => each.value === value,
      );
    return isNamed
      ? this.value(dimension, value)
      : this.intl.formatMessage({ id: 'ask.value.notVisible' });
  }

  period(month: string): string {
    const [year, of] = month.split('-').map(Number);
    const date = Date.UTC(year ?? 0, (of ?? 1) - 1);
    return this.intl.formatDate(date, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  }

  /** A meaning as `choices` names it: `measure:csm`, `portfolio=HLT`. */
  meaning(said: string): string {
    const [kind = '', id = ''] = said.split(':');
    if (kind === 'measure') return this.measure(id);
    if (kind === 'dimension') return this.dimension(id);
    if (kind === 'entity') return this.entity(id);
    const [dimension = '', value = ''] = said.split('=');
    return `${this.dimension(dimension)}: ${this.chosen(dimension, value)}`;
  }
}
