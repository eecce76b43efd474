import { randomUUID } from 'node:crypto';
import type { Answer } from '@/domain/assistant';

/** An answer in its parts, as the contract has it. */
export function inParts({
  kind,
  text,
  parts,
  suggestions,
  pages,
  byModel,
}: Answer & { byModel: boolean }) {
  return {
    id: randomUUID(),
    kind,
    text,
    parts,
    suggestions,
    pages,
    consultation: kind === 'refusal',
    byModel,
  };
}

/** AP-5: an answer as text, or as text that holds a JSON object where it is a drawing. */
export function inText({ kind, text, parts }: Answer): string {
  const image = parts.find((part) => part.type === 'image');
  if (kind !== 'image' || !image) return text;
  return JSON.stringify({ type: 'image', src: image.src, caption: image.caption });
}
