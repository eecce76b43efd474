import { recognise } from '@/server/ocr/engine/recognise';
import { unsupportedScript } from '@/server/ocr/engine/unsupportedScript';
import { blankImage, invert } from '@/server/ocr/picture/image';
import { type ScriptGuess, tesseract } from '@/server/ocr/tesseract';
import { lineOf } from './support';

const guessOf = (guess: Partial<ScriptGuess>): ScriptGuess => ({
  script: 'Thai',
  degrees: 0,
  certainty: 0.8,
  scriptCertainty: 0,
  ...guess,
});

describe('a script that no model knows', () => {
  it.each<[string, Partial<ScriptGuess>, number, string | undefined]>([
    ['is named where its letters surely are letters', { certainty: 1 }, 40, 'Thai'],
    ['is named of a few where they are surely of it', { scriptCertainty: 6 }, 40, 'Thai'],
    ['is not named of strokes', { certainty: 0.4, scriptCertainty: 6 }, 40, undefined],
    [
      'is not named of few letters on their side',
      { degrees: 90, scriptCertainty: 6 },
      40,
      undefined,
    ],
    ['is not named where the text makes sense', { certainty: 9 }, 80, undefined],
    ['is none that is known', { script: 'Korean', certainty: 9 }, 40, undefined],
  ])('%s', (_case, guess, confidence, expected) => {
    expect(unsupportedScript(guessOf(guess), { confidence, letters: 20 })).toBe(expected);
  });

  it.each([
    [1.2, undefined],
    [3.5, 'Thai'],
  ])('is named of what nobody read at a certainty of %d: %s', (certainty, expected) => {
    expect(unsupportedScript(guessOf({ certainty }), { confidence: 0, letters: 0 })).toBe(expected);
  });

  const photograph = blankImage(600, 800);
  const named = async (
    first: ScriptGuess | undefined,
    local: readonly (ScriptGuess | undefined)[],
  ) => {
    const asked = [...local];
    jest.spyOn(tesseract, 'read').mockResolvedValue([]);
    const guess = jest
      .spyOn(tesseract, 'guess')
      .mockImplementation(async (_image, _letters, _work, isLocal) =>
        isLocal ? asked.shift() : first,
      );
    const { text, unsupportedScript: script } = await recognise(photograph);
    const scenes = guess.mock.calls.filter(([, , , isLocal]) => isLocal).map(([image]) => image);
    jest.restoreAllMocks();
    return { text, script, scenes };
  };

  it('is looked for in what stands out of its surroundings, light or dark, where nothing is read', async () => {
    const sign = guessOf({ certainty: 1.3, scriptCertainty: 10 });
    const { script, scenes } = await named(undefined, [undefined, sign]);
    expect(script).toBe('Thai');
    expect(scenes.map(({ width, height, data }) => [width, height, data[0]])).toEqual([
      [300, 400, 255],
      [300, 400, 0],
    ]);
  });

  it('is not made of what a photograph shows', async () => {
    const shapes = guessOf({ script: 'Arabic', degrees: 180, certainty: 1.3 });
    expect(await named(undefined, [shapes, shapes])).toMatchObject({ text: '', script: undefined });
  });

  it('has no name where there are letters that are taken for those of a known one', async () => {
    const latin = guessOf({ script: 'Latin', certainty: 4.9 });
    expect((await named(latin, [])).script).toBe('Zzzz');
  });
});

it('is told of a small picture twice as large', async () => {
  const line = lineOf('To:43 ovpBoRaio:40 Afjyel:43');
  jest.spyOn(tesseract, 'read').mockResolvedValue([line.recognition]);
  jest
    .spyOn(tesseract, 'guess')
    .mockImplementation(async ({ width }) =>
      guessOf(
        width === 800 ? { script: 'Greek', certainty: 4.3 } : { script: 'Latin', certainty: 0.9 },
      ),
    );
  const { text, unsupportedScript: script } = await recognise(blankImage(400, 200));
  jest.restoreAllMocks();
  expect([text, script]).toEqual(['', 'Grek']);
});

it('turns light and dark over', () => {
  expect([...invert({ ...blankImage(2, 1), data: Uint8Array.of(0, 200) }).data]).toEqual([255, 55]);
});
