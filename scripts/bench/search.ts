/**
 * Recall at 5 of the wiki's search, next to plain MiniSearch on the same passages: over the questions in scripts/bench/search/queries.json, and over those in
 * typedQueries.json, which are typed as people type (misspelt, without spaces, in simplified letters, in words of other places). A question is
 * answered when one of its pages is among the first five. `--misses` lists those that are not.
 */
import MiniSearch from 'minisearch';
import { LOCALES, type Locale } from '../../src/domain/locale';
import type { Term, WikiPassage } from '../../src/domain/wiki';
import { makeEngine } from '../../src/features/wiki/search/engine';
import glossary from '../../src/content/wiki/glossary.json';
import queries from './search/queries.json';
import typed from './search/typedQueries.json';
import { simplifiedChinese } from '../wiki/simplifiedChinese';
import { allPassages } from '../wiki/passages';

const AT = 5;
const misses = process.argv.includes('--misses');

function plainEngine(passages: WikiPassage[]): (question: string) => string[] {
  const index = new MiniSearch({
    fields: ['page', 'heading', 'trail', 'text', 'sisters'],
    storeFields: ['path'],
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  return (question) =>
    [...new Set(index.search(question).map(({ path }) => String(path)))].slice(0, AT);
}

const sets = { worded: queries, typed };
const total = Object.fromEntries(
  Object.keys(sets).map((name) => [name, { asked: 0, ours: 0, plain: 0 }]),
);
for (const locale of LOCALES as readonly Locale[]) {
  const passages = allPassages(locale);
  const began = performance.now();
  const engine = await makeEngine(
    { passages, glossary: glossary as Term[], simplifiedChinese: simplifiedChinese() },
    locale,
  );
  console.log(
    `${locale.padEnd(6)} ${passages.length} passages, index ${(performance.now() - began).toFixed(0)} ms`,
  );
  const plain = plainEngine(passages);
  for (const [name, questions] of Object.entries(sets)) {
    const mine = questions.filter((question) => question.locale === locale);
    let [ours, theirs, longest] = [0, 0, 0];
    for (const { query, pages } of mine) {
      const start = performance.now();
      const found = engine.find(query, AT).map(({ passage }) => passage.path);
      longest = Math.max(longest, performance.now() - start);
      if (pages.some((page) => found.includes(page))) ours += 1;
      else if (misses)
        console.log(`  ${query}: wanted ${pages.join(' ')}, found ${found.join(' ')}`);
      if (plain(query).some((page) => pages.includes(page))) theirs += 1;
    }
    const sum = total[name];
    if (sum)
      Object.assign(sum, {
        asked: sum.asked + mine.length,
        ours: sum.ours + ours,
        plain: sum.plain + theirs,
      });
    console.log(
      `  ${name.padEnd(7)} ${mine.length} questions: recall@${AT} ${(ours / mine.length).toFixed(2)}, plain MiniSearch ${(theirs / mine.length).toFixed(2)}; ` +
        `slowest answer ${longest.toFixed(1)} ms`,
    );
  }
}
for (const [name, { asked, ours, plain }] of Object.entries(total)) {
  console.log(
    `${name.padEnd(7)} ${asked} questions: recall@${AT} ${(ours / asked).toFixed(3)}, plain MiniSearch ${(plain / asked).toFixed(3)}`,
  );
}
