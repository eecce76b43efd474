/** What the placeholders of a text stand for. */
export type Values = Readonly<Record<string, string | number>>;

/** A text with `{name}` replaced by its value, in one pass: a value that looks like a placeholder stays as it is. */
export function interpolate(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
