import { type Reading, type Span, saysSomething } from './spans';
import { isLatin } from './text';

const BRACKETS = /[(（][^()（）]+[)）]/g;
/** "..., i.e. ceded premiums less recoveries", "..., 也就是 ...," */
const IN_OTHER_WORDS =
  /[,，、]?\s*(?:\b(?:i\.\s?e\.|that is(?: to say)?,|namely\b|in other words\b)|也就是說?|亦即|意即|(?:^|[,，、])即|다시 말해서?|(?:^|[,，])\s*즉)[^,，。?？;；]+/gi;
const MINUS = /^\s*[-−–]\s*$/;
const DIVIDED = /^\s*[/÷]\s*$/;

const has = ({ meanings }: Span, kind: string): boolean =>
  meanings.some((meaning) => meaning.kind === kind);

const operates = ({ meanings }: Span): boolean =>
  meanings.some(
    (meaning) =>
      meaning.kind === 'operator' &&
      ['minus', 'notBefore', 'notAfter', 'share'].includes(meaning.operator),
  );

/** "Net", "total", "ratio": part of the name of a figure. */
const namesFigure = ({ meanings }: Span): boolean =>
  meanings.some(
    (meaning) =>
      meaning.kind === 'operator' &&
      ['hint', 'total', 'share', 'difference', 'netOfHeld'].includes(meaning.operator),
  );

/** "The second half of 2025 (2025-09 and 2025-12)", "일반모형(GMM)": the same in other words. */
function isSaidAgain(inside: readonly Span[], outside: readonly Span[]): boolean {
  const times = inside.flatMap(({ period }) => period?.range ?? []);
  const from = times.map((range) => range.from).sort()[0];
  const to = times
    .map((range) => range.to)
    .sort()
    .at(-1);
  const isTime =
    times.length > 0 &&
    outside.some(({ period }) => period?.range.from === from && period?.range.to === to);
  const said = new Set(
    outside.flatMap(({ meanings }) =>
      meanings.filter(({ kind }) => kind === 'value').map((meaning) => JSON.stringify(meaning)),
    ),
  );
  return (
    inside.length > 0 &&
    inside.every(
      (span) =>
        (span.period && isTime) ||
        (times.length > 0 && has(span, 'dimension')) ||
        (times.length > 1 && has(span, 'operator')) ||
        span.meanings.some((meaning) => said.has(JSON.stringify(meaning))),
    )
  );
}

/** What a sign between two figures says. */
function signOf(question: string, one: Span, other: Span): Span | undefined {
  const text = question.slice(one.end, other.start);
  const operator = MINUS.test(text) ? 'minus' : DIVIDED.test(text) ? 'share' : undefined;
  return operator === undefined
    ? undefined
    : { start: one.end, end: other.start, text, meanings: [{ kind: 'operator', operator }] };
}

/** Figures, and words between them that only list them. */
const isListed = (span: Span): boolean =>
  has(span, 'measure') ||
  !saysSomething(span) ||
  span.meanings.some((meaning) => meaning.kind === 'operator' && meaning.operator === 'add');

const BARE = /^[(（]\s*(\p{L}+)\s*(?:[-−–－]|minus|less|빼기|減)\s*(\p{L}+)\s*[)）]$/u;

/** Whether a figure is what is left of a second without a third, by what those are called. */
type IsMadeOf = (figure: string, one: string, other: string) => boolean;

/** "차이(발생 - 예상)", 差額（實際－預期）: figures that stand outside, called by the beginnings of their names in the same order; "net cash flow (received less paid)" is what is made of both. */
function isShortForm(said: string, outside: readonly Span[], isMadeOf: IsMadeOf): boolean {
  const [one, other] = (BARE.exec(said)?.slice(1) ?? []).map((word) => word.toLowerCase());
  const figures = outside.filter((span) => has(span, 'measure'));
  const [first, second] = figures;
  if (one === undefined || other === undefined || !first) return false;
  const isMade = first.meanings.some(
    (meaning) => meaning.kind === 'measure' && isMadeOf(meaning.id, one, other),
  );
  return figures.length === 1
    ? isMade
    : figures.length === 2 && first.text.includes(one) && (second?.text.includes(other) ?? false);
}

/** "Vouchers (not lines)", 傳票（不是分錄）: what is counted or measured, and what is not; no rows are left out. */
const isOther = (said: string, inside: readonly Span[]): boolean =>
  /^[(（]\s*(?:not |rather than |不是|而非|並非|非)/i.test(said) &&
  !inside.some((span) => has(span, 'value') || span.period !== undefined);

type Place = Pick<Span, 'start' | 'end'>;

/** "The net cost of reinsurance in 2025" before what it is made of: its words, without what they stand between. */
function nameBefore(question: string, index: number, { spans, unknown }: Reading): Place[] {
  const name: Place[] = [];
  let from = question.slice(0, index).trimEnd().length;
  for (;;) {
    const end = question.slice(0, from).trimEnd().length;
    const isApart = end < from;
    const before = spans.filter((span) => span.end === end);
    const part =
      unknown.find((each) => each.end === end) ??
      before.find(
        (span) => has(span, 'measure') || (isApart ? namesFigure(span) : has(span, 'operator')),
      );
    // "Of", "in 2025", and the ending of a Korean noun.
    const passed = before.find(
      (span) =>
        (isLatin(span.text) || name.length === 0) &&
        (!saysSomething(span) || span.period || has(span, 'value')),
    );
    const next = part ?? passed;
    if (!next) return name;
    if (part) name.push(part);
    from = next.start;
  }
}

/** "Building blocks (BEL, RA, CSM)" are what is listed; "the net cost (ceded premiums less recoveries)", 獲利率（損益除以保險收入）: how a figure is made stands in brackets, and what stands before them is only its name. */
export function withGloss(
  question: string,
  { spans, unknown }: Reading,
  isMadeOf: IsMadeOf,
): Reading {
  let reading: Reading = { spans, unknown };
  for (const { 0: said, index } of [BRACKETS, IN_OTHER_WORDS].flatMap((pattern) => [
    ...question.matchAll(pattern),
  ])) {
    const inside = spans.filter(({ start, end }) => start >= index && end <= index + said.length);
    const isLeft = ({ start, end }: { start: number; end: number }) =>
      end <= index || start >= index + said.length;
    const outside = spans.filter(isLeft);
    if (
      (isOther(said, inside) && unknown.every(isLeft)) ||
      isSaidAgain(inside.filter(saysSomething), outside) ||
      isShortForm(said, outside, isMadeOf)
    ) {
      reading = {
        spans: reading.spans.filter(isLeft),
        unknown: reading.unknown.filter(isLeft),
      };
      continue;
    }
    const [one, other, ...more] = inside.filter((span) => has(span, 'measure'));
    if (one && other && inside.every(isListed) && !signOf(question, one, other)) {
      const heading = nameBefore(question, index, reading);
      reading = {
        spans: reading.spans,
        unknown: reading.unknown.filter((part) => !heading.includes(part)),
      };
      continue;
    }
    if (!one || !other || more.length > 0) continue;
    const sign = signOf(question, one, other);
    if (!sign && !inside.some(operates)) continue;
    const name = nameBefore(question, index, reading);
    const marker = one.start;
    const isKept = (part: Place) =>
      !name.includes(part) && (part.start < index || part.start >= marker);
    reading = {
      spans: [...reading.spans.filter(isKept), ...(sign ? [sign] : [])].sort(
        (a, b) => a.start - b.start,
      ),
      unknown: reading.unknown.filter(isKept),
    };
  }
  return reading;
}
