import { useState } from 'react';
import { type DataQuery, useListDataValuesQuery } from '@/api';
import { booksModel } from '@/domain/questions';
import { useTypingPause } from '@/ui';
import type { Names } from '../Names';

interface Values {
  readonly values: readonly { readonly value: string; readonly name: string }[];
  /** How many there are, of which these are the first. */
  readonly total: number;
  readonly isFetching: boolean;
  /** There may be more than one looks through; known before they are there, for the focus goes to where one types. */
  readonly isMany: boolean;
}

/** So many can be looked through without typing. */
const MAX_UNSOUGHT = 12;

/** Values of a dimension that contain a text in their names: those that the model lists, else those of the data. */
export function useValues(dimension: string, query: DataQuery, names: Names, text: string): Values {
  const [sought, setSought] = useState('');
  useTypingPause(text.trim(), setSought);
  const listed = names.model.dimensionOf(dimension)?.values ?? [];
  // Of a word of the model alone ("without a parent") there are none to choose from.
  const isListed = listed.length > 1;
  const book = query.filters.find((filter) => filter.dimension === 'book')?.values[0];
  const { currentData, isFetching } = useListDataValuesQuery(
    {
      dimension,
      ...(dimension !== 'book' && book !== undefined && { book }),
      ...(sought !== '' && { text: sought }),
    },
    { skip: isListed || names.model !== booksModel },
  );
  if (!isListed) return { values: [], total: 0, ...currentData, isFetching, isMany: true };
  const values = listed
    .map(({ value }) => ({ value, name: names.value(dimension, value) }))
    .filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const isMany = listed.length > MAX_UNSOUGHT;
  return { values, total: values.length, isFetching: false, isMany };
}
