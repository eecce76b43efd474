import type { ChatAnswer } from '@/api';

/** An answer with what a screen shows of it; one that is nothing but text has no id to be rated by. */
export type ChatReply = Omit<ChatAnswer, 'id'> & { id?: string };

/** AP-5: text that holds a JSON object with type `image` and its address. */
function imageOf(text: string): { src: string; caption: string } | undefined {
  try {
    const { type, src, caption } = JSON.parse(text) as Record<string, unknown>;
    if (type !== 'image' || typeof src !== 'string') return undefined;
    return { src, caption: typeof caption === 'string' ? caption : '' };
  } catch {
    return undefined;
  }
}

/** What the server said, whether in parts or as the specification has it. */
export function replyOf(data: ChatAnswer | string): ChatReply {
  if (typeof data !== 'string') return data;
  const image = imageOf(data);
  return {
    kind: image ? 'image' : 'answer',
    text: image ? image.caption : data,
    parts: [image ? { type: 'image', ...image } : { type: 'say', text: data }],
    suggestions: [],
    pages: [],
    consultation: false,
    byModel: false,
  };
}
