/** The program of a reading process: does one task after the other and knows nothing of the server. */
import { openPdf } from '../pdf';
import { decode } from '../picture/image';
import { readPage } from '../engine/recognise';
import { isFall, type Message, Refused, type Results, type Task } from './protocol';

function say(message: Message): void {
  process.send?.(message);
}

async function perform(task: Task): Promise<Results[Task['kind']]> {
  if (task.kind === 'recognise' && task.page === null) {
    const picture = await decode(task.file);
    say({ say: 'rendered' });
    return readPage({ picture, damaged: false });
  }
  const pdf = await openPdf(task.file);
  try {
    if (task.kind === 'open') return pdf.textLayers();
    const page = pdf.draw(task.page ?? 0);
    say({ say: 'rendered' });
    return await readPage(page);
  } finally {
    pdf.close();
  }
}

function complain(error: unknown): Message {
  if (error instanceof Refused) return { say: 'refused', code: error.code };
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { say: 'failed', reason, fell: isFall(error) };
}

process.on('message', (task: Task) => {
  perform(task).then(
    (result) => say({ say: 'done', result }),
    (error: unknown) => say(complain(error)),
  );
});
// Without its parent there is nobody to read for.
process.on('disconnect', () => process.exit());
say({ say: 'ready' });
