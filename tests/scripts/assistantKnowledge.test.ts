import { readFileSync } from 'node:fs';
import { figurePlaces } from '../../scripts/assistant/figures';
import { savedDrawings } from '../../scripts/assistant/drawings';
import { collectKnowledge } from '../../scripts/assistant/knowledge';
import { siteFacts } from '../../scripts/assistant/siteFacts';
import firm from '@/content/firm.json';
import { Assistant, withoutValues } from '@/domain/assistant';
import { LOCALES } from '@/domain/locale';
import { wikiAddress } from '@/domain/wiki';

const knowledge = collectKnowledge();
const { blocks, questions } = knowledge;

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

  it('answers what the site asks about a figure, by the page about it, in every language', () => {
    const assistant = new Assistant(knowledge);
    for (const locale of LOCALES) {
      const file = `src/i18n/messages/close/${locale}.json`;
      const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const say = (id: string) => messages[`close.${id}`] ?? '';
      const pages = new Map<string, Set<string>>();
      for (const { at, labels } of figurePlaces())
        for (const label of labels) {
          const known = pages.get(say(label)) ?? new Set();
          for (const place of at) known.add(wikiAddress(place.split(':')[0] ?? ''));
          pages.set(say(label), known);
        }
      for (const [label, right] of pages) {
        const title = withoutValues(label).replaceAll('*', '7');
        const question = say('explain.question').replace('{title}', title);
        const { parts } = assistant.ask({ question, locale });
        const isRight = parts.some(({ source }) => source && right.has(source.path));
        expect([title, isRight]).toEqual([title, true]);
      }
    }
  });

  it('has a place for every line, measure, event and part of a figure but for what names none', () => {
    const placed = new Set(figurePlaces().flatMap(({ labels }) => labels));
    const file = 'src/i18n/messages/close/en.json';
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const named = Object.keys(messages)
      .map((id) => id.replace('close.', ''))
      .filter((id) => /^(?:line|measure|event|section|point|input|table|assumption)\./.test(id));
    const silent = named.filter((id) => !placed.has(id));
    // Sums, balances and spans of years are of something else, which names the figure.
    expect(silent.length / named.length).toBeLessThan(0.1);
    expect(silent.filter((id) => /^(?:event|input|table|assumption)\./.test(id))).toEqual([]);
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
