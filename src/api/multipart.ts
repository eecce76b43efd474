import type { FetchArgs } from '@reduxjs/toolkit/query/react';

/** The request; the generated endpoints hand a multipart body over as a plain object: one that holds a file becomes form data. */
export function multipart(args: string | FetchArgs): FetchArgs {
  if (typeof args === 'string') return { url: args };
  if (typeof args.body !== 'object' || args.body === null) return args;
  const entries = Object.entries(args.body as Record<string, unknown>);
  if (!entries.some(([, value]) => value instanceof Blob)) return args;
  const form = new FormData();
  for (const [name, value] of entries) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return { ...args, body: form };
}
