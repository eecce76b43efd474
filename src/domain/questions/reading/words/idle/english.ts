const DOUBLES_LAST = /[^aeiou][aeiou][bdgmnpt]$/;

/** "asks", "compiles", "preparing": what a verb of asking also looks like; its participle may tell of a figure ("audited"), so it is no form here. */
export function formsOf(verb: string): string[] {
  const [head = '', ...rest] = verb.split(' ');
  const stem = head.replace(/e$/, '');
  const doubled = DOUBLES_LAST.test(head) ? `${head}${head.at(-1)}ing` : `${stem}ing`;
  const third = /(?:s|x|ch|sh)$/.test(head)
    ? `${head}es`
    : /[^aeiou]y$/.test(head)
      ? head.replace(/y$/, 'ies')
      : `${head}s`;
  return [head, third, doubled, `${stem}ing`].map((form) => [form, ...rest].join(' '));
}

/** "evolved", "slotted", "tallied": of verbs that say nothing in any form. */
export function pastOf(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return verb.replace(/y$/, 'ied');
  return DOUBLES_LAST.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb.replace(/e$/, '')}ed`;
}
