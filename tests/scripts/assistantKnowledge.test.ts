import { readFileSync } from 'node:fs';
import { savedDrawings } from '../../scripts/assistant/drawings';
import { collectKnowledge } from '../../scripts/assistant/knowledge';
import { siteFacts } from '../../scripts/assistant/siteFacts';
import firm from '@/content/firm.json';
import { LOCALES } from '@/domain/locale';

const { blocks, questions } = collectKnowledge();

describe('what the assistant knows', () => {
  it('has a written question for every section of the handbook', () => {
    const asked = new Set(
      questions.flatMap(({ blocks: targets }) =>
        targets.map((target) => `${blocks[target]?.path}#${blocks[target]?.anchor}`),
      ),
    );
    // What leads to other pages or is a question itself needs none.
    const leads = /#(?:see-also|pages|answers|)$|-question$/;
    const sections = blocks
      .filter(({ kind }) => kind !== 'definition')
      .map(({ path, anchor }) => `${path}#${anchor}`)
      .filter((section) => !leads.test(section));
    expect([...new Set(sections)].filter((section) => !asked.has(section))).toEqual([]);
  });

  it('asks in three languages, thousands of times, and no question twice', () => {
    expect(questions.length * LOCALES.length).toBeGreaterThan(2500);
    for (const locale of LOCALES) {
      const texts = questions.map((question) => question.texts[locale].text);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('is asked by the site itself what is written', () => {
    for (const locale of LOCALES) {
      const messages = JSON.parse(
        readFileSync(`src/i18n/messages/chat/${locale}.json`, 'utf8'),
      ) as Record<string, string>;
      const texts = questions.map((question) => question.texts[locale].text);
      expect(texts).toContain(messages['chat.example.site']);
    }
  });

  it('says in every language what it says in one', () => {
    for (const { kind, page, texts } of blocks)
      for (const locale of LOCALES) {
        expect(texts[locale].title).not.toBe('');
        if (kind !== 'formula') expect(texts[locale].text).not.toBe('');
        // Of a policy the Korean original has a table where the summaries have a sentence.
        if (page) expect(texts[locale].rows?.length).toBe(texts.en.rows?.length);
      }
  });

  it('says of a policy what stands in it', () => {
    const policies = { '/Privacy': 'privacy', '/TermsOfService': 'terms' };
    for (const { path, says } of siteFacts()) {
      if (typeof says === 'string') continue;
      const name = policies[path as keyof typeof policies];
      for (const locale of LOCALES) {
        const file = locale === 'ko' ? `${name}.ko.md` : `${name}.summary.${locale}.json`;
        const text = readFileSync(`src/content/policies/${file}`, 'utf8');
        const paragraphs = locale === 'ko' ? text : (JSON.parse(text) as string[]);
        expect(paragraphs).toContain(says[locale]);
      }
    }
  });

  it('answers for every article of the policies, but for those that only name things', () => {
    const facts = siteFacts().flatMap(({ says }) => (typeof says === 'string' ? [] : [says]));
    for (const name of ['privacy', 'terms']) {
      const text = readFileSync(`src/content/policies/${name}.ko.md`, 'utf8');
      const silent = text
        .split(/^## /m)
        .slice(1)
        .filter((article) => !facts.some(({ ko }) => article.includes(ko)))
        .map((article) => Number(/\d+/.exec(article)?.[0]));
      expect(silent).toEqual([1, 2]);
      for (const locale of ['en', 'zh-tw'] as const) {
        const file = `src/content/policies/${name}.summary.${locale}.json`;
        const points = JSON.parse(readFileSync(file, 'utf8')) as string[];
        const answered = facts.map((says) => says[locale]);
        expect(points.filter((point) => !answered.includes(point))).toEqual([]);
      }
    }
  });

  it('shows a list of the company page as the table that it is there', () => {
    const staff = blocks.find(({ texts }) => texts.en.columns?.includes('People'));
    expect(staff?.texts.en.rows).toEqual([
      ['Development', '2'],
      ['Consulting', '1'],
      ['Management', '1'],
      ['Total', '4'],
    ]);
    const address = blocks.find(({ texts }) => texts.ko.rows?.some((row) => row[1] === firm.phone));
    expect(address?.path).toBe('/TermsOfService');
    expect(address?.texts.ko.text).not.toContain('{');
  });

  it('has formulas that read as a line of text', () => {
    const formulas = blocks.flatMap(({ texts }) => texts.en.formula ?? []);
    expect(formulas).toContain('CSM₀ = max(0, -(FCF₀ + CF₀ + A))');
    expect(formulas).toContain('ΔCSM = FCF(derecognised) - Price');
    for (const formula of formulas) expect(formula).not.toMatch(/[\\{}_]/);
  });

  it('has a drawing for every figure, by itself and in the colours of the site', () => {
    const drawings = savedDrawings();
    for (const { texts } of blocks)
      for (const locale of LOCALES) {
        const { image } = texts[locale];
        if (!image) continue;
        const svg = drawings.get(image.src.replace('/assets/drawings/', ''));
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
        expect(svg).not.toContain('var(--');
      }
  });
});
