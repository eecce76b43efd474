import styles from './Questions.module.css';

interface QuestionsProps {
  title?: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions that one press asks. */
export function Questions({ title, questions, onAsk }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      {title && <p>{title}</p>}
      <ul aria-label={title}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
