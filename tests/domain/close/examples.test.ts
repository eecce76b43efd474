import { closeQuarter, periodsOf } from '@/domain/close';
import { exampleBooks } from '@/domain/demoInsurer';
import { compareExample, examples } from '@/domain/ifrs17';
import { runControls, type ClosedGroup } from '@/domain/ifrs17/book';

test.each(exampleBooks.map((book) => [book.definition.id, book] as const))(
  '%s closes all its periods, and its printed figures stand beside ours',
  (id, book) => {
    let last: readonly ClosedGroup[] = [];
    for (const period of periodsOf(book.definition)) {
      const { groups, failed } = closeQuarter(book, period);
      expect(failed).toEqual([]);
      expect(groups).toHaveLength(1);
      const fails = runControls(groups, { before: last }).filter(({ state }) => state === 'fails');
      expect(fails).toEqual([]);
      last = groups;
    }
    const published = examples.find((each) => each.id === book.definition.example?.id);
    expect(published && compareExample(published).every(({ agrees }) => agrees)).toBe(true);
    expect(id).toBe(book.definition.example?.id);
  },
);
