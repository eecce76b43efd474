import { readFileSync } from 'node:fs';
import { savedDrawings } from '../../scripts/assistant/drawings';
import { collectKnowledge } from '../../scripts/assistant/knowledge';
import { siteFacts } from '../../scripts/assistant/siteFacts';
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
