/**
 * Recall at 5 of the wiki's search over the questions in scripts/wiki/queries.json, next to plain MiniSearch on the same passages: a question is
 * answered when one of its pages is among the first five. `--misses` lists those that are not.
 */
import MiniSearch from 'minisearch';
import { LOCALES, type Locale } from '../src/domain/locale';
import type { Term, WikiPassage } from '../src/domain/wiki';
import { makeEngine } from '../src/features/wiki/search/engine';
import glossary from '../src/content/wiki/glossary.json';
import queries from './wiki/queries.json';
import { allPassages } from './wiki/passages';

const AT = 5;
const misses = process.argv.includes('--misses');

function plainEngine(passages: WikiPassage[]): (question: string) => string[] {
  const index = new MiniSearch({ fields: ['page', 'heading', 'trail', 'text', 'sisters'], storeFields: ['path'] });
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  return (question) => [...new Set(index.search(question).map(({ path }) => String(path)))].slice(0, AT);
}

const total = { asked: 0, ours: 0, plain: 0, longest: 0 };
for (const locale of LOCALES as readonly Locale[]) {
  const passages = allPassages(locale);
  const here = new Set(passages.map(({ path }) => path));
  const began = performance.now();
  const engine = await makeEngine(passages, glossary as Term[], locale);
  const ready = performance.now() - began;
  const plain = plainEngine(passages);
  const mine = queries.filter((query) => query.locale === locale && query.pages.some((page) => here.has(page)));
  let [ours, theirs, longest] = [0, 0, 0];
  for (const { query, pages } of mine) {
    const start = performance.now();
    const found = engine.find(query, AT).map(({ passage }) => passage.path);
    longest = Math.max(longest, performance.now() - start);
    if (pages.some((page) => found.includes(page))) ours += 1;
    else if (misses) console.log(`  ${locale}: ${query}: wanted ${pages.join(' ')}, found ${found.join(' ')}`);
    if (plain(query).some((page) => pages.includes(page))) theirs += 1;
  }
  console.log(
    `${locale.padEnd(6)} ${mine.length} questions, ${passages.length} passages: recall@${AT} ${(ours / mine.length).toFixed(2)}, plain MiniSearch ${(theirs / mine.length).toFixed(2)}; ` +
      `index ${ready.toFixed(0)} ms, slowest answer ${longest.toFixed(1)} ms`,
  );
  total.asked += mine.length;
  total.ours += ours;
  total.plain += theirs;
}
console.log(
  `all    ${total.asked} questions: recall@${AT} ${(total.ours / total.asked).toFixed(3)}, plain MiniSearch ${(total.plain / total.asked).toFixed(3)}`,
);
