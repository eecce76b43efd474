import type { ChatReply } from '@/store';

/** An answer as it is pasted elsewhere: its text, and below it each place that it stands on once. */
export function plainText({ text, parts }: ChatReply): string {
  const sources = parts.flatMap(({ source }) =>
    source
      ? [`${source.title}: ${location.origin}${source.path}${source.anchor && `#${source.anchor}`}`]
      : [],
  );
  return [text, [...new Set(sources)].join('\n')].filter(Boolean).join('\n\n');
}
