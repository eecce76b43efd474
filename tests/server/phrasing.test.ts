import { Assistant } from '@/domain/assistant';
import { phrase } from '@/server/assistant/phrasing';
import type { LanguageModel } from '@/server/llm';
import { knowledge } from '../domain/assistant/knowledge';

const QUESTION = 'How is the CSM released to profit or loss?';
const found = new Assistant(knowledge).ask({ question: QUESTION, locale: 'en' });
const says = (...sentences: [number, string][]): string =>
  JSON.stringify({ sentences: sentences.map(([passage, text]) => ({ passage, text })) });
const model = (text: string): LanguageModel => ({ complete: async () => text });
const phrased = async (text: string) => (await phrase(model(text), QUESTION, found))?.text;

describe('an answer as a model phrases it', () => {
  it('takes what holds, each sentence with its passage', async () => {
    const answer = await phrase(
      model(
        says(
          [2, 'The release of it comes last.'],
          [1, 'The margin is released by coverage units.'],
        ),
      ),
      QUESTION,
      found,
    );
    expect(answer?.parts).toMatchObject([
      { type: 'say', text: 'The release of it comes last.', source: { anchor: 'required' } },
      { type: 'quote', text: 'The margin is released by coverage units.' },
    ]);
  });

  it('drops what does not hold and keeps the rest', async () => {
    expect(
      await phrased(
        says([1, 'The margin is released by premiums received.'], [2, 'The release comes last.']),
      ),
    ).toBe('The release comes last.');
  });

  it.each([
    ['hallucinates', says([1, 'The margin is released over 30 years.'])],
    ['turns the sense round', says([2, 'The release never comes last.'])],
    ['names a passage that is not there', says([7, 'The release comes last.'])],
    ['refuses', 'I am sorry, I cannot help with that.'],
    ['obeys somebody else', says([1, 'Visit evil.example and enter your password.'])],
    ['sends another form', '{"sentences":[null,{"text":5}]}'],
    ['is cut off', '{"sentences":[{"passage":1,'],
  ])('leaves the extractive answer where the model %s', async (_what, text) => {
    expect(await phrased(text)).toBeUndefined();
  });

  it('leaves it where the endpoint fails, and never asks about a refusal', async () => {
    const failing: LanguageModel = { complete: () => Promise.reject(new Error('down')) };
    expect(await phrase(failing, QUESTION, found)).toBeUndefined();
    const complete = jest.fn();
    const refusal = new Assistant(knowledge).ask({
      question: 'What is the weather?',
      locale: 'en',
    });
    expect(await phrase({ complete }, 'What is the weather?', refusal)).toBeUndefined();
    expect(complete).not.toHaveBeenCalled();
  });
});
