import { process as transform } from '../../../scripts/policyLoader.cjs';

const text = (body: string) =>
  `---\ntitle: T\nmodified: '2025-01-01'\neffective: '2025-01-02'\ncompany: C\n---\n\n${body}`;

describe('the loader of legal texts', () => {
  it('[SH-10] puts the front matter into the text, tells dates, and holds a particle to its word', () => {
    const { code } = transform(text('## 제1조 (목적)\n\n① {company}(가)은 제1조\n'));
    expect(JSON.parse(code.replace(/^exports\.policy = |;$/g, ''))).toEqual({
      title: 'T',
      modified: '2025-01-01',
      effective: '2025-01-02',
      articles: [
        {
          number: 1,
          heading: '제1조 (목적)',
          blocks: [
            {
              kind: 'paragraph',
              mark: '①',
              text: ['C(가', { whole: ')은' }, ' ', { article: 1, text: '제1조' }],
            },
          ],
        },
      ],
    });
  });

  it.each([
    ['a fact that the front matter lacks', '## 제1조 (가)\n\n{phone}\n', 'no text for {phone}'],
    ['an article out of order', '## 제2조 (가)\n\n글\n', 'Not the heading of article 1'],
    [
      'a reference to an article that is not there',
      '## 제1조 (가)\n\n제3조\n',
      'There is no article 3',
    ],
    ['Markdown that would be lost', '## 제1조 (가)\n\n**글**\n', 'hold no strong'],
  ])('[SH-10][SH-11] refuses %s', (_case, body, complaint) => {
    expect(() => transform(text(body))).toThrow(complaint);
  });
});
