import { type Reading, type Span, saysSomething } from './spans';

const BRACKETS = /[(（]([^()（）]+)[)）]/g;
const MINUS = /^\s*[-−–]\s*$/;
const DIVIDED = /^\s*[/÷]\s*$/;

const has = ({ meanings }: Span, kind: string): boolean =>
  meanings.some((meaning) => meaning.kind === kind);

const operates = ({ meanings }: Span): boolean =>
  meanings.some(
    (meaning) =>
      meaning.kind === 'operator' && ['minus', 'notBefore', 'share'].includes(meaning.operator),
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

/** "The net cost (ceded premiums less recoveries)", 獲利率（損益除以保險收入）: how a figure is made stands in brackets, and what stands before them is only its name. */
export function withGloss(question: string, { spans, unknown }: Reading): Reading {
  let reading: Reading = { spans, unknown };
  for (const { 0: said, index } of question.matchAll(BRACKETS)) {
    const inside = spans.filter(({ start, end }) => start > index && end < index + said.length);
    const isLeft = ({ start, end }: { start: number; end: number }) =>
      end <= index || start >= index + said.length;
    if (isSaidAgain(inside.filter(saysSomething), spans.filter(isLeft))) {
      reading = {
        spans: reading.spans.filter(isLeft),
        unknown: reading.unknown.filter(isLeft),
      };
      continue;
    }
    const [one, other, ...more] = inside.filter((span) => has(span, 'measure'));
    if (!one || !other || more.length > 0) continue;
    const sign = signOf(question, one, other);
    if (!sign && !inside.some(operates)) continue;
    let from = question.slice(0, index).trimEnd().length;
    const isOfName = (part: { start: number; end: number }) => part.end === from;
    for (let before = -1; before !== from;) {
      before = from;
      const name =
        reading.unknown.find(isOfName) ??
        reading.spans.find(
          (span) => isOfName(span) && (has(span, 'measure') || has(span, 'operator')),
        );
      from = name?.start ?? from;
    }
    const isKept = ({ start, end }: { start: number; end: number }) => start < from || end > index;
    reading = {
      spans: [...reading.spans.filter(isKept), ...(sign ? [sign] : [])].sort(
        (a, b) => a.start - b.start,
      ),
      unknown: reading.unknown.filter(isKept),
    };
  }
  return reading;
}
