import type { ChatReply } from '@/store';
import styles from './ArrivingReply.module.css';
import { ReplyPart } from '../reply/ReplyPart';

/** What has come of an answer; a reader that speaks waits for the whole. */
export function ArrivingReply({ parts }: Pick<ChatReply, 'parts'>) {
  return (
    <div className={styles.arriving} aria-live="off" aria-busy="true">
      {parts.map((part, index) => (
        <ReplyPart key={index} part={part} showSource={false} />
      ))}
    </div>
  );
}
