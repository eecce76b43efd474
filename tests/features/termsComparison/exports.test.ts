import { compareWordings } from '@/domain/clauses';
import { reportOf } from '@/features/termsComparison/exports/report';
import { webPageOf } from '@/features/termsComparison/exports/webPage';
import { wordDocumentOf } from '@/features/termsComparison/exports/wordDocument';
import { textOfWord } from '@/features/termsComparison/documents/word';
import { loadMessages, messagesOf } from '@/i18n';
import { createIntl } from 'react-intl';
import sample from '@/content/terms/ko.json';

const [old, fresh] = [sample.old.join('\n'), sample.new.join('\n')];
const work = {
  id: 'one',
  documents: { old: { name: '2025.pdf', text: old }, new: { name: '2026.pdf', text: fresh } },
  notes: {},
};
const comparison = compareWordings(old, fresh);

async function report() {
  await loadMessages('ko', 'tools');
  const intl = createIntl({ locale: 'ko', messages: messagesOf('ko') });
  return reportOf(comparison, work, intl);
}
/** jsdom's blobs cannot be read by themselves. */
const bytesOf = async (file: Blob) => new Uint8Array(await new Response(file).arrayBuffer());
const letters = (text: string) => text.replace(/[\s()（）]/g, '');

it('says each finding in words: kind, place, before, after, who gains and why', async () => {
  const { rows } = await report();
  expect(rows).toHaveLength(comparison.findings.length);
  expect(rows).toContainEqual([
    '금액',
    '제3조 ①',
    '1천만원',
    '2,000만원',
    '계약자에게 유리',
    '보장이나 권리가 커집니다.',
    '',
  ]);
});

it('as a Word file tracks every change: accepted, it is the new wording', async () => {
  const text = letters(textOfWord(await bytesOf(await wordDocumentOf(await report()))));
  const clauses = comparison.new.articles.flatMap((article) => article.clauses);
  let at = 0;
  for (const clause of clauses) {
    const found = text.indexOf(letters(clause.text), at);
    expect([clause.text, found >= at]).toEqual([clause.text, true]);
    at = found + 1;
  }
  expect(text).not.toContain('1천만원');
});

it('as a web page holds both wordings, and no markup of theirs', async () => {
  const marked = compareWordings(
    old,
    fresh.replace('금융분쟁조정위원회', '<script>alert(1)</script>'),
  );
  const page = await webPageOf({ ...(await report()), comparison: marked }).text();
  expect(page).toContain('<del>1천만원</del><ins>2,000만원</ins>');
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script');
});
