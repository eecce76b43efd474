/**
 * The IFRS 17 engine on the command line:
 *   npm run ifrs17 -- measure case.json [--json] [--round 0]      the tables of a case or of an input of the engine
 *   npm run ifrs17 -- explain case.json --figure year2.csm.closing [--json] [--depth 3]
 *   npm run ifrs17 -- examples [folder] [--all]                    published examples: published beside computed
 *   npm run ifrs17 -- fields [kind]                                what an input may say, field by field: meaning, unit, sign
 *   npm run ifrs17 -- schema                                       JSON Schema of the inputs, and the words of cases
 *   npm run ifrs17 -- mutations                                    broken copies of the engine, and what catches them
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  asCase,
  asTree,
  caseVocabulary,
  compareCase,
  engineInput,
  explainer,
  flattened,
  InputError,
  inputsOfCase,
  measureInput,
  parse,
  tablesOfCase,
  unreadFacts,
  type EngineInput,
  type GroupResult,
  type PublishedCase,
} from '@/domain/ifrs17';
import { fieldsOf } from './ifrs17/fields';
import { printComparison, printGroup } from './ifrs17/print';

const usage = `npm run ifrs17 -- <command>
  measure <file> [--json] [--round 0]       tables of an input ({ "kind": ... }) or of a case ({ "facts": ..., "expected": ... })
  explain <file> --figure year2.csm.closing [--json] [--depth 3]
                                            formula, inputs and paragraph of a figure; a name that is none lists those there are
  examples [folder] [--all]                 cases of a folder (default: the published ones): published beside computed
  fields [kind]                             what an input may say, field by field: meaning, unit, sign, choices
  schema                                    the same as JSON Schema, and the words in which cases may be written
  mutations                                 broken copies of the engine, and what catches them
Liability positive; stated amounts positive in their own direction; rates are effective annual shares (0.05 is 5 %).
A case to begin with: tests/domain/ifrs17/cases/ie02a-gmm-subsequent-favourable.json`;

const examples = join(import.meta.dirname, '..', 'tests', 'domain', 'ifrs17', 'cases');

/** @throws InputError naming the file that cannot be read, or is no JSON */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new InputError([
      { path: file, code: 'type', expected: 'a file of JSON', found: String(error) },
    ]);
  }
}

/** @throws InputError */
function wholeNumber(name: string, given: string): number {
  const value = Number(given);
  if (!Number.isInteger(value) || value < 0 || value > 100)
    throw new InputError([
      { path: name, code: 'range', expected: 'a whole number, 0 to 100', found: given },
    ]);
  return value;
}

/** A file holds an input of the engine, or a case whose facts or input state one. */
function inputsOf(json: unknown): Readonly<Record<string, EngineInput>> {
  const isInput = typeof json === 'object' && json !== null && 'kind' in json;
  if (isInput) return { '': parse(engineInput, json) };
  const published = asCase(json);
  nameUnread(published);
  return inputsOfCase(published);
}

/** A fact that nothing reads may be words, or a figure that should have counted: the reader decides. */
function nameUnread(published: PublishedCase): void {
  for (const path of unreadFacts(published)) console.error(`${path}: no figure rests on it`);
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();

const caseIn = (folder: string, file: string): PublishedCase =>
  asCase(readJson(join(folder, file)));

function measureFile(file: string, json: boolean, decimals: number): void {
  const content = readJson(file);
  for (const [variant, input] of Object.entries(inputsOf(content))) {
    const result = measureInput(input);
    if (variant !== '') console.log(`\n== ${variant}`);
    if (!json && input.kind === 'group') printGroup(result as GroupResult, decimals);
    else if (!json && input.kind === 'reinsuranceHeld') {
      const { underlying, reinsurance } = result as {
        underlying: Record<string, GroupResult>;
        reinsurance: GroupResult;
      };
      for (const group of [...Object.values(underlying), reinsurance]) printGroup(group, decimals);
    } else
      console.log(
        JSON.stringify(
          json && 'facts' in Object(content) ? tablesOfCase(asCase(content)) : result,
          null,
          2,
        ),
      );
  }
}

function explainFile(file: string, figure: string, json: boolean, depth: number): number {
  for (const [variant, input] of Object.entries(inputsOf(readJson(file)))) {
    const { explain, figures } = explainer(input);
    const derivation = explain(figure);
    if (!derivation) {
      const near = figures
        .filter((name) => name.startsWith(figure.split('.')[0] ?? ''))
        .slice(0, 400);
      console.error(
        `no figure ${figure}; figures are:\n${(near.length > 0 ? near : figures.slice(0, 400)).join('\n')}`,
      );
      return 1;
    }
    if (variant !== '') console.log(`== ${variant}`);
    console.log(json ? JSON.stringify(flattened(derivation), null, 2) : asTree(derivation, depth));
  }
  return 0;
}

function compareFolder(folder: string, all: boolean): number {
  let apart = 0;
  for (const file of filesIn(folder)) {
    try {
      const each = caseIn(folder, file);
      nameUnread(each);
      const figures = compareCase(each);
      apart += figures.filter(({ agrees }) => !agrees).length;
      printComparison(each.id, figures, all);
    } catch (error) {
      // A file that is no case says so; the others are compared all the same.
      if (!(error instanceof InputError) && !(error instanceof SyntaxError)) throw error;
      apart++;
      console.log(`UNREAD   ${file.replace(/\.json$/, '')}: ${error.message}`);
    }
  }
  return apart === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      figure: { type: 'string' },
      json: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      round: { type: 'string', default: '2' },
      depth: { type: 'string', default: '60' },
      help: { type: 'boolean', default: false },
    },
  });
  const [command, file] = positionals;
  if (values.help || command === 'help') {
    console.log(usage);
    return 0;
  }
  if (command === 'fields') {
    console.log(fieldsOf(file).join('\n'));
    return 0;
  }
  if (command === 'measure' && file) {
    measureFile(file, values.json, wholeNumber('--round', values.round));
    return 0;
  }
  if (command === 'explain' && file && values.figure)
    return explainFile(file, values.figure, values.json, wholeNumber('--depth', values.depth));
  if (command === 'examples') return compareFolder(file ?? examples, values.all);
  if (command === 'schema') {
    const $schema = 'https://json-schema.org/draft/2020-12/schema';
    console.log(
      JSON.stringify({ $schema, ...engineInput.schema, 'x-cases': caseVocabulary }, null, 2),
    );
    return 0;
  }
  if (command === 'mutations') {
    // Needs the development packages; the other commands do not.
    const { runMutations } = await import('./ifrs17/mutations');
    return (await runMutations(filesIn(examples).map((each) => caseIn(examples, each)))) === 0
      ? 0
      : 1;
  }
  console.error(usage);
  return 2;
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (
      !(error instanceof InputError) &&
      !(error instanceof SyntaxError) &&
      !(error instanceof Error && 'code' in error)
    )
      throw error;
    console.error(error.message);
    process.exitCode = 1;
  },
);
