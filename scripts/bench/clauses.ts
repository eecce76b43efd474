/**
 * Recall and precision of the comparison of wordings, by kind of change: pairs of wordings are written by template, changes are planted, and
 * what is found is held against them. Fails where a measure is missed.
 *   npm run bench:clauses [-- --misses]
 */
import { compareWordings, type Finding, type FindingType } from '@/domain/clauses';
import { type Language, languages, type Plant, type Template } from './clauses/samples';

const PAIRS = 20;
const showMisses = process.argv.includes('--misses');

/** The same numbers in every run. */
function random(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * limit);
  };
}

interface Draft {
  subject: string;
  template: Template;
  lines: string[];
  plant?: Plant;
  isNew?: boolean;
}
interface Expected {
  type: FindingType;
  /** The title of the article in one of the wordings. */
  title: string;
}

const fill = (text: string, subject: string) => text.replaceAll('{s}', subject);

function draftsOf({ subjects, templates }: Language): Draft[] {
  return subjects.flatMap((subject) =>
    templates.map((template) => ({
      subject,
      template,
      lines: template.lines.map((line) => fill(line, subject)),
    })),
  );
}

/** The text of a wording; a reference means the article before the one that it stands in. */
function write(
  language: Language,
  drafts: readonly Draft[],
  before: (draft: Draft) => Draft | undefined,
): string {
  return drafts
    .map((draft, index) => {
      const meant = drafts.indexOf(before(draft) ?? draft);
      const lines = draft.lines
        .join('\n')
        .replace('{r}', language.reference((meant < 0 ? index : meant) + 1));
      return `${language.heading(index + 1, fill(draft.template.title, draft.subject))}\n${lines}`;
    })
    .join('\n\n');
}

/** Other clothes for the whole text: wide digits, other spaces, decomposed Hangul. Nothing of it is a change. */
const redress = (text: string, dice: (limit: number) => number) =>
  [
    (whole: string) => whole.normalize('NFD'),
    (whole: string) => whole.replaceAll(' ', '\u00a0'),
    (whole: string) => whole,
  ][dice(3)]?.(text) ?? text;

function makePair(language: Language, seed: number) {
  const dice = random(seed);
  const old = draftsOf(language);
  const expected: Expected[] = [];
  const titleOf = ({ template, subject }: Draft) => fill(template.title, subject);
  const next = old.map((draft): Draft => {
    const plant = draft.template.plants[dice(draft.template.plants.length * 3)];
    if (!plant) return { ...draft };
    const text = draft.lines.join('\n').replace(plant.from, fill(plant.to, draft.subject));
    if (plant.type) expected.push({ type: plant.type, title: titleOf(draft) });
    return { ...draft, lines: text.split('\n').filter(Boolean), plant };
  });
  const twin = new Map(old.map((draft, index) => [draft, next[index]]));
  const origin = new Map(old.map((draft, index) => [next[index], draft]));
  const unplanted = () =>
    next.filter(
      ({ plant, template, isNew }) => !plant && !isNew && template !== language.templates[3],
    );
  const pick = () => {
    const free = unplanted();
    return free[dice(free.length)];
  };
  const drop = pick();
  if (drop) {
    next.splice(next.indexOf(drop), 1);
    expected.push({ type: 'removed', title: titleOf(drop) });
  }
  const move = pick();
  if (move) {
    const at = next.indexOf(move);
    next.splice(at, 1);
    const far = (next.length >> 1) + dice(next.length >> 2);
    next.splice((at + far) % next.length, 0, move);
    expected.push({ type: 'moved', title: titleOf(move) });
  }
  const { joined } = language;
  const [first, second] = joined.parts.map((template): Draft => ({
    subject: '',
    template,
    lines: template.lines,
  }));
  const whole: Draft = {
    subject: '',
    template: { title: joined.title, lines: [], plants: [] },
    lines: joined.parts.flatMap(({ lines }) => lines),
  };
  const kind = (['split', 'merged', 'added'] as const)[dice(3)];
  // Beside one and the same neighbour in both.
  const neighbour = pick();
  const place = neighbour ? next.indexOf(neighbour) : 0;
  const oldPlace = old.findIndex((draft) => twin.get(draft) === neighbour);
  if (first && second && kind === 'split') {
    old.splice(oldPlace, 0, whole);
    next.splice(place, 0, { ...first, isNew: true }, { ...second, isNew: true });
    expected.push({ type: 'split', title: joined.title });
  } else if (first && second && kind === 'merged') {
    old.splice(oldPlace, 0, first, second);
    next.splice(place, 0, { ...whole, isNew: true });
    expected.push({ type: 'merged', title: joined.title });
  } else if (first) {
    next.splice(place, 0, { ...first, isNew: true });
    expected.push({ type: 'added', title: titleOf(first) });
  }
  const before = (draft: Draft) => old[old.indexOf(draft) - 1];
  const beforeNew = (draft: Draft) => {
    const source = origin.get(draft);
    const meant = source && before(source);
    return meant && twin.get(meant);
  };
  // A reference whose article is gone says so.
  const gone = next.filter((draft) => {
    const meant = beforeNew(draft);
    return draft.lines.join().includes('{r}') && meant && !next.includes(meant);
  });
  for (const draft of gone) expected.push({ type: 'crossReference', title: titleOf(draft) });
  return {
    old: write(language, old, before),
    new: redress(write(language, next, beforeNew), dice),
    expected,
  };
}

const matches = ({ type, title }: Expected, finding: Finding) =>
  finding.type === type && [finding.old?.title, finding.new?.title].includes(title);

const kinds = new Map<FindingType, { planted: number; found: number; false: number }>();
const row = (type: FindingType) => {
  const known = kinds.get(type) ?? { planted: 0, found: 0, false: 0 };
  kinds.set(type, known);
  return known;
};
let milliseconds = 0;
let identical = 0;
for (const language of languages) {
  for (let seed = 1; seed <= PAIRS; seed += 1) {
    const pair = makePair(language, seed * 7919);
    const began = performance.now();
    const { findings } = compareWordings(pair.old, pair.new);
    milliseconds += performance.now() - began;
    identical += compareWordings(pair.old, pair.old.normalize('NFD')).findings.length;
    const open = findings.filter(({ type }) => type !== 'renumbered');
    for (const expected of pair.expected) {
      row(expected.type).planted += 1;
      const index = open.findIndex((finding) => matches(expected, finding));
      if (index >= 0) {
        row(expected.type).found += 1;
        open.splice(index, 1);
      } else if (showMisses)
        console.log(`missed ${language.name} ${seed}: ${expected.type} in ${expected.title}`);
    }
    for (const finding of open) {
      row(finding.type).false += 1;
      if (showMisses)
        console.log(
          `false ${language.name} ${seed}: ${finding.type} ${finding.old?.title} [${finding.before}] [${finding.after}]`,
        );
    }
  }
}

const all = { planted: 0, found: 0, false: 0 };
console.log('kind             planted  found  false');
for (const [type, { planted, found, false: wrong }] of [...kinds].sort()) {
  console.log(
    `${type.padEnd(16)} ${String(planted).padStart(7)} ${String(found).padStart(6)} ${String(wrong).padStart(6)}`,
  );
  all.planted += planted;
  all.found += found;
  all.false += wrong;
}
const recall = all.found / all.planted;
const precision = all.found / (all.found + all.false);
console.log(
  `recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}, findings on identical pairs ${identical}`,
);
console.log(`${(milliseconds / (PAIRS * languages.length)).toFixed(0)} ms a pair of 80 articles`);

const exact: FindingType[] = ['amount', 'rate', 'period', 'exclusion', 'negation'];
const missed = exact.filter((type) => row(type).found < row(type).planted);
if (missed.length > 0 || recall < 0.97 || precision < 0.95 || identical > 0) {
  console.error(
    `Below its measure: ${missed.join(', ') || 'recall, precision or identical pairs'}`,
  );
  process.exitCode = 1;
}
