/** Formulas as a line of text, for answers that are read and copied as text. */

const signs: Record<string, string> = {
  times: '×',
  cdot: '·',
  le: '≤',
  ge: '≥',
  pm: '±',
  sum: 'Σ',
  Delta: 'Δ',
  forall: 'for all',
  max: 'max',
  min: 'min',
  left: '',
  right: '',
  quad: ' ',
};
const subscripts: Record<string, string> = {
  '0': '₀',
  '1': '₁',
  '2': '₂',
  '3': '₃',
  t: 'ₜ',
  i: 'ᵢ',
};

/** What stands in braces from a place on, or the one sign there; and where it ends. */
function groupAt(tex: string, place: number): { inner: string; end: number } {
  if (tex[place] !== '{') return { inner: tex[place] ?? '', end: place + 1 };
  let depth = 0;
  for (let end = place; end < tex.length; end += 1) {
    if (tex[end] === '{') depth += 1;
    if (tex[end] === '}') depth -= 1;
    if (depth === 0) return { inner: tex.slice(place + 1, end), end: end + 1 };
  }
  throw new Error(`A brace is not closed in ‘${tex}’.`);
}

const inBrackets = (text: string) => (/[\s+×]/.test(text) ? `(${text})` : text);

/** One line of text. Throws on a command that it does not know, naming it. */
export function formulaAsText(tex: string): string {
  let text = '';
  let place = 0;
  while (place < tex.length) {
    const command = /^\\([a-zA-Z]+)/.exec(tex.slice(place))?.[1];
    if (command === 'text') {
      const { inner, end } = groupAt(tex, place + 5);
      text += inner;
      place = end;
    } else if (command === 'frac') {
      const above = groupAt(tex, place + 5);
      const below = groupAt(tex, above.end);
      text += `${inBrackets(formulaAsText(above.inner))} / ${inBrackets(formulaAsText(below.inner))}`;
      place = below.end;
    } else if (command === 'underbrace') {
      const over = groupAt(tex, place + 11);
      const name = groupAt(tex, over.end + 1);
      text += `[${formulaAsText(over.inner)}: ${formulaAsText(name.inner)}]`;
      place = name.end;
    } else if (command !== undefined) {
      const sign = signs[command];
      if (sign === undefined) throw new Error(`A formula in words knows no \\${command}.`);
      text += sign;
      place += command.length + 1;
    } else if (tex[place] === '\\') {
      // A space of some width, or a sign that TeX would take for its own.
      text += tex[place + 1] === '%' ? '%' : ' ';
      place += 2;
    } else if (tex[place] === '_' || tex[place] === '^') {
      const { inner, end } = groupAt(tex, place + 1);
      const low = formulaAsText(inner);
      text += tex[place] === '^' ? `^${low}` : (subscripts[low] ?? `(${low})`);
      place = end;
    } else if (tex[place] === '{') {
      const { inner, end } = groupAt(tex, place);
      text += formulaAsText(inner);
      place = end;
    } else {
      text += tex[place];
      place += 1;
    }
  }
  return text.replace(/\s+/g, ' ').trim();
}
