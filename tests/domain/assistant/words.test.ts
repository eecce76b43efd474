import { Assistant, type Block, Vocabulary } from '@/domain/assistant';
import { kindsOf } from '@/domain/assistant/words/kinds';
import { knowledge } from './knowledge';

const vocabulary = new Vocabulary([], {}, []);

describe('the words of a question', () => {
  it.each(['Ex. 9', 'example 9', 'IE例9', '釋例 9', '예제9', '사례 9'])(
    'knows an example by its number: %s',
    (text) => expect(vocabulary.wordsOf(text, [])).toContain('~example9'),
  );

  it('knows an example by a number before it, and takes no share for one', () => {
    expect(vocabulary.wordsOf('15A那個例子', [])).toContain('~example15a');
    expect(vocabulary.wordsOf('比例30', [])).not.toContain('~example30');
  });

  it('hears that entries are asked for in short words', () => {
    expect(kindsOf('loss on day 1 - dr / cr').has('entry')).toBe(true);
    expect(kindsOf('什麼叫合約服務邊際').has('define')).toBe(true);
  });

  it('leaves out what only stands where two words meet', () => {
    const words = '손실 분류';
    const text = { text: words, words };
    const library = new Assistant({
      ...knowledge,
      questions: [{ blocks: [0], texts: { en: text, ko: text, 'zh-tw': text } }],
    }).library('ko');
    const said = new Set(['분류될수', '분류', '류될', '될수', '손실']);
    expect([...library.words.withoutJoins(said)]).toEqual(['분류', '될수', '손실']);
  });
});

describe('a question on how two terms differ', () => {
  const [first] = knowledge.blocks as [Block];
  const defined = (term: string): Block => {
    const text = { ...first.texts.en, text: `${term} is defined so.`, words: term };
    return {
      ...first,
      path: '/DetailsByInsurance/glossary',
      anchor: term,
      kind: 'definition',
      texts: { en: text, ko: text, 'zh-tw': text },
    };
  };
  const question = 'CSM versus loss component';
  const text = { text: question, words: '@csm @loss-component ~difference' };
  const assistant = new Assistant({
    ...knowledge,
    blocks: [...knowledge.blocks, defined('csm'), defined('loss-component')],
    questions: [
      ...knowledge.questions,
      { blocks: [1], texts: { en: text, ko: text, 'zh-tw': text } },
    ],
  });

  it('shows both definitions before the passage', () => {
    const said = (asked: string) => assistant.ask({ question: asked, locale: 'en' }).text;
    const passage = 'A margin cannot be negative.';
    expect(said(question)).toBe(`csm is defined so.\nloss-component is defined so.\n${passage}`);
  });

  it('leaves them out where more is asked', () => {
    const { text: said } = assistant.ask({ question: 'Can the CSM be negative?', locale: 'en' });
    expect(said).not.toContain('is defined so');
  });
});
