import { type Query, type Understanding, choiceOf } from '@/domain/questions';
import type { components } from '../generated/contract';

type ContractQuery = components['schemas']['DataQuery'];

/** The contract's types are mutable; absent parts are left out of JSON. */
const mutable = (query: Query): ContractQuery => JSON.parse(JSON.stringify(query)) as ContractQuery;

/** What was understood, in the words of the contract. */
export function readingAnswer(reading: Understanding) {
  switch (reading.kind) {
    case 'understood':
      return {
        kind: reading.kind,
        query: mutable(reading.query),
        unknown: [...reading.unknown],
        options: [],
        approximations: reading.approximations.map(({ text, meaning }) => ({
          text,
          meaning: choiceOf(meaning),
        })),
      };
    case 'ambiguous':
      return {
        kind: reading.kind,
        text: reading.text,
        options: reading.options.map(choiceOf),
        unknown: [],
      };
    case 'impossible':
      return { ...reading, unknown: [], options: [] };
    case 'nothing':
      return { kind: reading.kind, unknown: [...reading.unknown], options: [] };
  }
}
