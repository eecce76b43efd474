import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { fieldOf, keyOf, type ResourceName } from '@/domain/admin';
import type { GridValue, GridValues } from '@/domain/grid';
import { useLocale } from '@/store';
import { shown } from '@/ui/grid';
import { localName } from './localName';
import { type FieldChoices, fieldLabel, foundChoices, listedChoices } from './columns';

/** How rows, fields and values are said in dialogs and in the audit. */
export interface RowFormatters {
  title: (values: GridValues) => string;
  label: (field: string) => string;
  value: (field: string, value: GridValue | undefined) => string;
}

const noChoices: FieldChoices = {};

export function useRowFormatters(resource: ResourceName, choices = noChoices): RowFormatters {
  const intl = useIntl();
  const locale = useLocale();
  return useMemo(() => {
    const texts = {
      yes: intl.formatMessage({ id: 'grid.yes' }),
      no: intl.formatMessage({ id: 'grid.no' }),
    };
    return {
      title: (values) => {
        const name = localName(values, locale) || values.name;
        return (
          [keyOf(resource, values), name].filter(Boolean).join(' · ') ||
          intl.formatMessage({ id: 'grid.empty' })
        );
      },
      label: (field) => fieldLabel(intl, field),
      value: (field, value) => {
        const kind = fieldOf(resource, field)?.kind;
        const names = foundChoices(choices, field)?.names;
        return shown(
          {
            kind: kind === 'choice' ? 'choice' : 'text',
            choices: listedChoices(choices, field),
            names,
          },
          value,
          texts,
        );
      },
    };
  }, [resource, choices, intl, locale]);
}
