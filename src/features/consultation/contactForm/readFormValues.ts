/** What the fields of a form hold, by their names; undefined where they hold nothing. */
export function readFormValues<Values extends object>(
  form: HTMLFormElement | null,
  empty: Values,
): Values | undefined {
  const entries = Object.keys(empty).map((name) => {
    const field = form?.elements.namedItem(name);
    const holds = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return [name, holds ? field.value : ''] as const;
  });
  return entries.some(([, value]) => value !== '')
    ? { ...empty, ...Object.fromEntries(entries) }
    : undefined;
}
