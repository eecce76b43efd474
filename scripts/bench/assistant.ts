/**
 * How well the assistant answers questions that were not written for it (scripts/assistant/labelled.json): by language and kind, on the half that
 * it was tuned on and on the half that was not looked at. Fails below the limits on either half. `--misses` lists what went wrong in the first.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Answer, Assistant, type Knowledge } from '../../src/domain/assistant';
import { isLocale, LOCALES } from '../../src/domain/locale';
import { completeKnowledge } from '../assistant/knowledge';
import labelled from '../assistant/labelled.json';

/** Shares, milliseconds, and the index in megabytes. */
const LIMITS = {
  precision: 0.95,
  refused: 0.95,
  answered: 0.85,
  verbatim: 1,
  p95: 500,
  together: 500,
  memory: 100,
};
const AT_ONCE = 50;
const misses = process.argv.includes('--misses');

const file = JSON.stringify(completeKnowledge());
const before = heapInUse();
const knowledge = JSON.parse(file) as Knowledge;
const assistant = new Assistant(knowledge);
for (const locale of LOCALES) assistant.library(locale);
const memory = (heapInUse() - before) / 1e6;

/** A right answer stands on one of the pages; an empty list means that nothing here answers. */
type Label = (typeof labelled)[number];

class Tally {
  answerable = 0;
  unanswerable = 0;
  answered = 0;
  refused = 0;
  given = 0;
  right = 0;

  add({ pages }: Label, isGiven: boolean, isRight: boolean): void {
    if (pages.length > 0) this.answerable += 1;
    else this.unanswerable += 1;
    if (isGiven) {
      this.given += 1;
      if (isRight) this.right += 1;
      if (pages.length > 0) this.answered += 1;
    } else if (pages.length === 0) this.refused += 1;
  }

  get shares() {
    const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
    return {
      precision: share(this.right, this.given),
      answered: share(this.answered, this.answerable),
      refused: share(this.refused, this.unanswerable),
    };
  }
}

const said = new Map<string, string>();
for (const { path, texts } of knowledge.blocks)
  for (const [locale, { text }] of Object.entries(texts))
    said.set(`${path} ${locale}`, `${said.get(`${path} ${locale}`) ?? ''}\n${text}`);

/** Quotes that do not stand on their page. */
const inventedIn = ({ locale, parts }: Answer) =>
  parts.filter(
    (part) =>
      part.type === 'quote' && !said.get(`${part.source.path} ${locale}`)?.includes(part.text),
  ).length;

let failed = false;
for (const half of [1, 2]) {
  const tallies = new Map<string, Tally>();
  const times: number[] = [];
  let [quotes, invented] = [0, 0];
  for (const label of labelled.filter((one) => one.half === half)) {
    if (!isLocale(label.locale)) throw new Error(`There is no language ${label.locale}.`);
    const began = performance.now();
    const previous = 'previous' in label ? label.previous : undefined;
    const answer = assistant.ask({ question: label.question, locale: label.locale, previous });
    times.push(performance.now() - began);
    const paths = answer.parts.flatMap(({ source }) => source?.path ?? []);
    const isGiven = answer.kind !== 'refusal';
    const isKind = label.kind !== 'image' || answer.kind === 'image';
    const isRight = isKind && paths.some((path) => label.pages.includes(path));
    quotes += answer.parts.filter(({ type }) => type === 'quote').length;
    invented += inventedIn(answer);
    for (const key of [label.locale, label.kind, 'all']) {
      const tally = tallies.get(key) ?? new Tally();
      tallies.set(key, tally);
      tally.add(label, isGiven, isRight);
    }
    if (misses && half === 1 && (label.pages.length > 0 ? !isRight : isGiven))
      console.log(`  ${label.question}: wanted ${label.pages.join(' ')}, got ${paths.join(' ')}`);
  }
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  const verbatim = quotes === 0 ? 1 : 1 - invented / quotes;
  console.log(`\n${half === 1 ? 'Half that it was tuned on' : 'Half that was not looked at'}`);
  for (const [key, { shares }] of tallies)
    console.log(
      `${key.padEnd(13)} precision ${shares.precision.toFixed(3)}  refused ${shares.refused.toFixed(3)}  answered ${shares.answered.toFixed(3)}`,
    );
  console.log(`quotes word for word ${verbatim.toFixed(3)} of ${quotes}, p95 ${p95.toFixed(0)} ms`);
  const all = { ...tallies.get('all')?.shares, verbatim };
  failed ||=
    p95 > LIMITS.p95 ||
    (['precision', 'refused', 'answered', 'verbatim'] as const).some(
      (name) => (all[name] ?? 0) < LIMITS[name],
    );
}

/** Whoever asks last of so many waits for all of them. */
const began = performance.now();
for (const { question, locale } of labelled.slice(0, AT_ONCE))
  if (isLocale(locale)) assistant.ask({ question, locale });
const together = performance.now() - began;
console.log(
  `\n${AT_ONCE} at once: the last after ${together.toFixed(0)} ms; the index takes ${memory.toFixed(0)} MB`,
);
failed ||= together > LIMITS.together || memory > LIMITS.memory;
if (failed) process.exitCode = 1;

/** Bytes, without what nobody holds any more. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
