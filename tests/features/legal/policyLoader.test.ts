import firm from '@/content/firm.json';
import { process as transform } from '../../../scripts/loaders/policyLoader.cjs';

const text = (body: string) =>
  `---\ntitle: T\nmodified: '2025-01-01'\neffective: '2025-01-02'\nrevised: '2026-01-01'\nrevisedEffective: '2026-02-01'\n---\n\n${body}`;

describe('the loader of legal texts', () => {
  it('[SH-10] puts the facts of the firm into the text, tells dates, and holds a particle to its word', () => {
    const { code } = transform(text('## 제1조 (목적)\n\n① {company}(가)은 제1조\n'));
    expect(JSON.parse(code.replace(/^exports\.policy = |;$/g, ''))).toEqual({
      title: 'T',
      modified: '2025-01-01',
      effective: '2025-01-02',
      revision: { modified: '2026-01-01', effective: '2026-02-01' },
      sample: firm.sample,
      articles: [
        {
          number: 1,
          heading: '제1조 (목적)',
          blocks: [
            {
              kind: 'paragraph',
              mark: '①',
              text: [`${firm.company}(가`, { nowrap: ')은' }, ' ', { article: 1, text: '제1조' }],
            },
          ],
        },
      ],
    });
  });

  it.each([
    ['a fact that is not given', '## 제1조 (가)\n\n{fax}\n', 'no text for {fax}'],
    ['an article out of order', '## 제2조 (가)\n\n글\n', 'Not the heading of article 1'],
    [
      'a reference to an article that is not there',
      '## 제1조 (가)\n\n제3조\n',
      'There is no article 3',
    ],
    ['Markdown that would be lost', '## 제1조 (가)\n\n**글**\n', 'hold no strong'],
  ])('[SH-10][SH-11] refuses %s', (_case, body, message) => {
    expect(() => transform(text(body))).toThrow(message);
  });
});
