/**
 * Makes one question to the database of those that come in the same turn of the event loop, so that fifty people at once cost a few round trips and not fifty. Nothing is
 * kept: what is answered was read after it was asked. A failure is that of all who asked.
 * @param answerAll gives the answers in the order of the questions.
 */
export function gather<Question, Answer>(
  answerAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: {
    question: Question;
    resolve: (answer: Answer) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const send = async (): Promise<void> => {
    const asked = waiting;
    waiting = [];
    try {
      const answers = await answerAll(asked.map(({ question }) => question));
      asked.forEach(({ resolve }, place) => resolve(answers[place] as Answer));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ question, resolve, reject }) === 1) setImmediate(() => void send());
    });
}
