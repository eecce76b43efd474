/** The IFRS 17 engine on the command line: `npm run ifrs17 -- help`. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  asTree,
  compareExample,
  engineInput,
  examples,
  explainer,
  flattened,
  InputError,
  measureInput,
  parse,
  projectGroups,
  type EngineInput,
  type GroupResult,
} from '@/domain/ifrs17';
import { closeFile } from './ifrs17/close';
import { fieldsOf, schemaOf } from './ifrs17/fields';
import { printComparison, printGroup } from './ifrs17/print';

const usage = `npm run ifrs17 -- <command>
  measure <file> [--json] [--round 0]       tables of an input: a file of JSON, or the name of a published example
  explain <file> --figure year2.csm.closing [--json] [--depth 3]
                                            formula, inputs and paragraph of a figure; a name that is none lists those there are
  project <file> [--group G]                inputs of groups from model points, products and assumptions, or the input of one
  close <book.json> [--json] [--round 0]    a period of a book: controls, statements and notes, trial balance
  recalculate <file.xlsx> [--change expected.claims=1.1]
                                            a live workbook in LibreOffice against the engine, and the CSM where stated cells change
  examples [--all]                          published examples: published beside computed
  fields [kind]                             what an input may say, field by field: meaning, unit, sign, choices
  schema [kind]                             the same as JSON Schema
  mutations [engine|book]                   broken copies of the engine, and what catches them
Liability positive; stated amounts positive in their own direction; rates are effective annual shares (0.05 is 5 %).
Examples to begin with (-s keeps what npm says out of a file):
  npm run ifrs17 -- measure ie02a-gmm-subsequent-favourable
  npm run ifrs17 -- close scripts/ifrs17/examples/book.json
  npm run -s ifrs17 -- project scripts/ifrs17/examples/projection.json --group term-2025 > group.json`;

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

/** An input as it is, or as the `input` of an example. */
function inputOf(file: string): EngineInput {
  const json = examples.find(({ id }) => id === file) ?? readJson(file);
  const isExample = typeof json === 'object' && json !== null && 'input' in json;
  return parse(engineInput, isExample ? json.input : json);
}

function measureFile(file: string, json: boolean, decimals: number): void {
  const input = inputOf(file);
  const result = measureInput(input);
  if (!json && input.kind === 'group') printGroup(result as GroupResult, decimals);
  else if (!json && input.kind === 'reinsuranceHeld') {
    const { underlying, reinsurance } = result as {
      underlying: Record<string, GroupResult>;
      reinsurance: GroupResult;
    };
    for (const group of [...Object.values(underlying), reinsurance]) printGroup(group, decimals);
  } else console.log(JSON.stringify(result, null, 2));
}

function explainFile(file: string, figure: string, json: boolean, depth: number): number {
  const { explain, figures } = explainer(inputOf(file));
  const derivation = explain(figure);
  if (!derivation) {
    const near = figures.filter((name) => name.startsWith(figure.split('.')[0] ?? ''));
    const listed = (near.length > 0 ? near : figures).slice(0, 400);
    console.error(`no figure ${figure}; figures are:\n${listed.join('\n')}`);
    return 1;
  }
  console.log(json ? JSON.stringify(flattened(derivation), null, 2) : asTree(derivation, depth));
  return 0;
}

function projectFile(file: string, group: string | undefined): number {
  const inputs = projectGroups(readJson(file));
  const [only] = inputs.filter(({ id }) => id === group);
  if (group !== undefined && !only) {
    console.error(`no group ${group}; groups are: ${inputs.map(({ id }) => id).join(', ')}`);
    return 1;
  }
  console.log(JSON.stringify(only ?? inputs, null, 2));
  return 0;
}

function compareExamples(all: boolean): number {
  const compared = examples.map((each) => [each.id, compareExample(each)] as const);
  for (const [id, figures] of compared) printComparison(id, figures, all);
  return compared.every(([, figures]) => figures.every(({ agrees }) => agrees)) ? 0 : 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      figure: { type: 'string' },
      group: { type: 'string' },
      json: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      round: { type: 'string', default: '2' },
      change: { type: 'string' },
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
  if (command === 'close' && file)
    return closeFile(readJson(file), values.json, wholeNumber('--round', values.round));
  if (command === 'explain' && file && values.figure)
    return explainFile(file, values.figure, values.json, wholeNumber('--depth', values.depth));
  if (command === 'project' && file) return projectFile(file, values.group);
  if (command === 'recalculate' && file) {
    // Reads workbooks, which the other commands do not.
    const { recalculateFile } = await import('./ifrs17/recalculate');
    return recalculateFile(file, values.change);
  }
  if (command === 'examples') return compareExamples(values.all);
  if (command === 'schema') {
    console.log(JSON.stringify(schemaOf(file), null, 2));
    return 0;
  }
  if (command === 'mutations') {
    // Needs the development packages; the other commands do not.
    const { runMutations } = await import('./ifrs17/mutations');
    return (await runMutations(file)) === 0 ? 0 : 1;
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
