/** How Chinese is written elsewhere than in Taiwan. */
export interface SimplifiedChinese {
  /** Simplified letters, each with the traditional one of the pages. */
  letters: Readonly<Record<string, string>>;
  /** Words of the mainland and of Hong Kong, each with Taiwan's; what holds another stands before it. */
  words: readonly (readonly string[])[];
}

/** A question in the letters and words of Taiwan. */
export function inTaiwan(question: string, { letters, words }: SimplifiedChinese): string {
  const traditional = question.replace(/[\u3400-\u9fff]/g, (letter) => letters[letter] ?? letter);
  return words.reduce((text, [word = '', ours = '']) => text.replaceAll(word, ours), traditional);
}
