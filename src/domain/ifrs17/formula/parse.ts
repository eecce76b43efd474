/**
 * Formulas as a person writes them: `-csm.beforeRelease × csm.releaseShare`, `max(0, fcf)`, `if(units, provided ÷ units, 1)`. A figure has one, and
 * its value and its explanation are both read off it.
 */
export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'sum'; readonly terms: readonly Term[] }
  | { readonly kind: 'product'; readonly factors: readonly Factor[] }
  | { readonly kind: 'power'; readonly base: Formula; readonly exponent: Formula }
  | { readonly kind: 'call'; readonly name: Call; readonly args: readonly Formula[] };

interface Term {
  readonly sign: 1 | -1;
  readonly of: Formula;
}
interface Factor {
  readonly isDivisor: boolean;
  readonly of: Formula;
}

/** `if(a, b, c)` is b where a is not 0; `exact(sum)` is 0 where the sum is nothing but what rounding leaves of its terms. */
const calls = ['max', 'min', 'if', 'exact'] as const;
type Call = (typeof calls)[number];

const token = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z][\w.[\]]*)|([-+×÷^(),]))/y;

/** @throws RangeError where the text is no formula */
function tokens(text: string): string[] {
  const found: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const [whole] = token.exec(text) ?? [];
    if (whole === undefined) throw new RangeError(`no formula at ${at}: ${text}`);
    found.push(whole.trim());
  }
  return found;
}

class Reader {
  private at = 0;
  private readonly tokens: readonly string[];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.tokens = tokens(text);
  }

  private get next(): string {
    return this.tokens[this.at] ?? '';
  }

  private take(wanted: string): boolean {
    if (this.next !== wanted) return false;
    this.at++;
    return true;
  }

  private need(wanted: string): void {
    if (!this.take(wanted)) throw new RangeError(`${wanted} expected: ${this.text}`);
  }

  whole(): Formula {
    const formula = this.sum();
    if (this.next !== '') throw new RangeError(`${this.next} not expected: ${this.text}`);
    return formula;
  }

  private sum(): Formula {
    const terms: Term[] = [];
    do {
      const sign = this.take('-') ? -1 : 1;
      if (sign > 0) this.take('+');
      terms.push({ sign, of: this.product() });
    } while (this.next === '+' || this.next === '-');
    const [only] = terms;
    return terms.length === 1 && only?.sign === 1 ? only.of : { kind: 'sum', terms };
  }

  private product(): Formula {
    const factors: Factor[] = [{ isDivisor: false, of: this.power() }];
    while (this.next === '×' || this.next === '÷') {
      const isDivisor = this.next === '÷';
      this.at++;
      factors.push({ isDivisor, of: this.power() });
    }
    const [only] = factors;
    return factors.length === 1 && only ? only.of : { kind: 'product', factors };
  }

  private power(): Formula {
    const base = this.operand();
    return this.take('^') ? { kind: 'power', base, exponent: this.operand() } : base;
  }

  private operand(): Formula {
    if (this.take('(')) {
      const inner = this.sum();
      this.need(')');
      return inner;
    }
    const text = this.next;
    this.at++;
    if (/^\d/.test(text)) return { kind: 'number', value: Number(text) };
    const name = calls.find((each) => each === text);
    if (!name || this.next !== '(') {
      if (!/^[A-Za-z]/.test(text)) throw new RangeError(`a name expected: ${this.text}`);
      return { kind: 'name', name: text };
    }
    const args: Formula[] = [];
    this.need('(');
    do args.push(this.sum());
    while (this.take(','));
    this.need(')');
    return { kind: 'call', name, args };
  }
}

/** The names in a formula, as often as they stand in it. */
export function namesOf(formula: Formula): readonly string[] {
  switch (formula.kind) {
    case 'number':
      return [];
    case 'name':
      return [formula.name];
    case 'sum':
      return formula.terms.flatMap(({ of }) => namesOf(of));
    case 'product':
      return formula.factors.flatMap(({ of }) => namesOf(of));
    case 'power':
      return [formula.base, formula.exponent].flatMap(namesOf);
    case 'call':
      return formula.args.flatMap(namesOf);
  }
}

const known = new Map<string, Formula>();

/** @throws RangeError where the text is no formula */
export function parseFormula(text: string): Formula {
  const formula = known.get(text) ?? new Reader(text).whole();
  known.set(text, formula);
  return formula;
}
