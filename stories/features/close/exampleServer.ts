import { closeQuarter } from '@/domain/close';
import { exampleBooks } from '@/domain/demoInsurer';
import { respondWith, success } from '../../support/handlers';
import { listed } from './closeServer';
import { closedPeriod, finishedRun } from './sampleClose';

/** The server with a published example in the place of the small company. */
export function exampleServer(id: string) {
  const example = exampleBooks.find((each) => each.definition.id === id);
  if (!example) throw new Error(`There is no example ${id}.`);
  const { definition: of } = example;
  const { id: bookId, kind, name, currency, firstPeriod, lastPeriod } = of;
  const facts = { bookId, modelPoints: 0, isOwn: false };
  const run = finishedRun(lastPeriod, 1, { bookId });
  const { groups } = closeQuarter(example, lastPeriod);
  return [
    respondWith(
      'listCloseBooks',
      success({
        books: [{ ...facts, kind, name, currency, firstPeriod, lastPeriod, groups: groups.length }],
      }),
    ),
    respondWith(
      'getCloseBook',
      success({
        ...facts,
        mayEdit: false,
        definition: of as unknown as Record<string, unknown>,
      }),
    ),
    listed({ runs: [run], periods: [closedPeriod(lastPeriod, { runId: run.runId })] }),
    respondWith(
      'getCloseResults',
      success({
        runId: run.runId,
        bookId,
        period: lastPeriod,
        scenarioId: 'base',
        groups: [...groups],
      }),
    ),
  ];
}
