/** The program of a reading process: does one task after the other and knows nothing of the server. */
import { kindOf } from '../kind';
import { openPdf } from '../pdf';
import { decode } from '../picture/decode';
import { readPage } from '../engine/readPage';
import { isFall, type Message, Refused, type Results, type Task } from './protocol';

function say(message: Message): void {
  process.send?.(message);
}

async function perform(task: Task): Promise<Results[Task['kind']]> {
  const pdf = kindOf(task.file) === 'pdf' ? await openPdf(task.file) : undefined;
  try {
    if (task.kind === 'open') return pdf ? pdf.textLayers() : [null];
    const rendered = pdf
      ? pdf.draw(task.page)
      : { picture: await decode(task.file), damaged: false };
    say({ say: 'rendered' });
    return await readPage(rendered);
  } finally {
    pdf?.close();
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
