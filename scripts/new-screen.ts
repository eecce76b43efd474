/**
 * `npm run new:screen`: asks what a new screen shall be and writes it: screen, words in three languages, story, test, and where it is made known.
 * Without a terminal: `npm run new:screen -- --kind form --name ReserveReview --feature reserves --ko '준비금 검토' --zh-tw '準備金檢視'`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { RESOURCE_NAMES } from '../src/domain/admin';
import { planScreen } from './newScreen/planScreen';
import { KINDS, type NewScreen, pathOf } from './newScreen/screen';
import { format } from './support/format';

const root = path.resolve(import.meta.dirname, '..');
const text = { type: 'string' } as const;
const { values: flags } = parseArgs({
  options: {
    name: text,
    feature: text,
    kind: text,
    en: text,
    ko: text,
    'zh-tw': text,
    resource: text,
  },
});

interface Question {
  ask: string;
  fits: RegExp;
  otherwise?: string;
}
const oneOf = (names: readonly string[]) => new RegExp(`^(${names.join('|')})$`);

/** The flag, or what is typed; without a terminal what is taken otherwise. */
async function answer(
  flag: string | undefined,
  { ask, fits, otherwise }: Question,
): Promise<string> {
  let given = flag;
  if (given === undefined && process.stdin.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    given = await terminal.question(otherwise ? `${ask} [${otherwise}]: ` : `${ask}: `);
    terminal.close();
  }
  const taken = (given?.trim() || otherwise) ?? '';
  if (fits.test(taken)) return taken;
  throw new Error(`${ask}: "${taken}" is not an answer.`);
}

async function askForScreen(): Promise<NewScreen> {
  const kind = (await answer(flags.kind, {
    ask: `Kind: ${KINDS.join(', ')} (a public page; a screen of the workspace with a form, or with a grid of administration)`,
    fits: oneOf(KINDS),
  })) as NewScreen['kind'];
  const name = await answer(flags.name, {
    ask: 'Name in PascalCase, as ReserveReview',
    fits: /^[A-Z][A-Za-z0-9]+(?<!Screen|Form)$/,
  });
  const feature =
    kind === 'grid'
      ? await answer(flags.feature ?? 'admin', {
          ask: 'Feature of a grid, always admin, where grids share what they have in common',
          fits: /^admin$/,
        })
      : await answer(flags.feature, {
          ask: 'Feature, its folder in src/features, new or not',
          fits: /^(?!admin$)[a-z][A-Za-z0-9]+$/,
          otherwise: name.charAt(0).toLowerCase() + name.slice(1),
        });
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
  const en = await answer(flags.en, {
    ask: 'Title in English',
    fits: /^[^'"{}<>\\]+$/,
    otherwise: words.charAt(0) + words.slice(1).toLowerCase(),
  });
  const inLanguage = (ask: string) => ({ ask, fits: /^[^'"{}<>\\]+$/, otherwise: en });
  return {
    kind,
    name,
    feature,
    titles: {
      en,
      ko: await answer(flags.ko, inLanguage('Title in Korean')),
      'zh-tw': await answer(flags['zh-tw'], inLanguage('Title in traditional Chinese')),
    },
    resource:
      kind === 'grid'
        ? await answer(flags.resource, {
            ask: `Rows: ${RESOURCE_NAMES.join(', ')}`,
            fits: oneOf(RESOURCE_NAMES),
          })
        : undefined,
  };
}

const screen = await askForScreen();
for (const [file, content] of planScreen(screen, root)) {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await format(target, content));
  console.log(file);
}
console.log(
  screen.kind === 'page'
    ? `\nThe page stands at ${pathOf(screen)} and in the footer. Its texts wait for yours.`
    : `\nA user opens it through a menu with the path ${pathOf(screen)}: make one on the screen Menus, or in src/server/seed for new installations.`,
);
