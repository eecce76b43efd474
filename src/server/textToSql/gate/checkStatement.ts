import { ARGUMENT_RULES, isNumber, isSimplePattern } from './arguments';
import { namesGiven } from './namesGiven';
import { type FieldRule, GRAMMAR } from './grammar';
import { measureStatement } from './measure';
import { OWN_ARITHMETIC } from '../views/arithmetic';
import { type Fields, listOf, namesOf, nodeOf } from './nodes';
import type { Readable } from './readable';
import { recursionsOf } from './recursion';
import { SqlRefused } from './refusal';
import { type Fault, listFault, plainFault, sourceFault, typeFault } from './simpleNodes';
import { FUNCTIONS, OPERATORS, TEXT_FUNCTIONS } from './vocabulary';

const MAX_NODES = 2500;
const MAX_DEPTH = 80;
const MAX_RELATIONS = 16;
const MAX_SOURCES = 40;
/** Sets by which the rows of a statement are grouped; CUBE doubles them with each column, and two stand beside each other as a product. */
const MAX_GROUPINGS = 64;

export interface CheckedStatement {
  readonly isRecursive: boolean;
  /** A row of its answer has no more. */
  readonly charactersOfRow: number;
}

/**
 * Lets through one query over the readable views made of what GRAMMAR and the vocabulary name.
 * @param tree the `stmt` of PostgreSQL's parser. Positions in errors are its own (bytes).
 * @throws {SqlRefused}
 */
export function checkStatement(tree: unknown, readable: Readable): CheckedStatement {
  if (nodeOf(tree)?.kind !== 'SelectStmt')
    throw new SqlRefused('notAQuery', nodeOf(tree)?.kind ?? '');
  const check = new Check(readable, namesGiven(tree));
  check.node(tree, 0);
  const charactersOfRow = measureStatement(tree, readable);
  return { isRecursive: check.isRecursive, charactersOfRow };
}

class Check {
  #nodes = 0;
  #relations = 0;
  #sources = 0;
  #groupings = 1;
  #recursions = 0;
  #readsNumbers = false;
  #buildsText = false;
  #position = 0;
  /** Columns that hold numbers, whatever the statement names. */
  readonly #numbers: ReadonlySet<string>;

  /** @param given names that the statement gives to columns and tables */
  constructor(
    private readonly readable: Readable,
    given: ReadonlySet<string>,
  ) {
    this.#numbers = new Set([...readable.numbers].filter((name) => !given.has(name)));
  }

  get isRecursive(): boolean {
    return this.#recursions > 0;
  }

  /** A field's nodes: one, a list, or lists of lists. */
  node(value: unknown, depth: number): void {
    for (const item of listOf(value)) {
      if (Array.isArray(item)) this.node(item, depth + 1);
      // DISTINCT without ON, and ROWS without a bound, are empty nodes.
      else if (typeof item === 'object' && item !== null && Object.keys(item).length === 0)
        continue;
      else {
        const node = nodeOf(item);
        if (!node) this.refuse('construct');
        this.fields(node.kind, node.fields, depth + 1);
      }
    }
  }

  private fields(kind: string, fields: Fields, depth: number): void {
    if (typeof fields.location === 'number' && fields.location >= 0)
      this.#position = fields.location;
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES || depth > MAX_DEPTH) this.refuse('tooComplex');
    const grammar = Object.hasOwn(GRAMMAR, kind) ? GRAMMAR[kind] : undefined;
    if (!grammar) this.refuse('construct', kind);
    this.rule(kind, fields);
    for (const [name, value] of Object.entries(fields)) {
      const rule = Object.hasOwn(grammar, name) ? grammar[name] : undefined;
      if (rule === undefined) this.refuse('construct', `${kind}.${name}`);
      this.field(`${kind}.${name}`, rule, value, depth);
    }
  }

  private field(name: string, rule: FieldRule, value: unknown, depth: number): void {
    if (rule === 'nodes') this.node(value, depth);
    else if (rule === 'plain') this.refuseFor(plainFault(name, value));
    else if (Array.isArray(rule)) {
      if (!rule.includes(value)) this.refuse('construct', String(value));
    } else if (typeof rule === 'object' && 'is' in rule)
      this.fields(rule.is, value as Fields, depth + 1);
  }

  /** What holds of a node beside its grammar. */
  private rule(kind: string, fields: Fields): void {
    if (kind.startsWith('Range')) this.source(kind);
    if (kind === 'RangeVar') this.relation(fields);
    else if (kind === 'FuncCall') this.call(fields);
    else if (kind === 'A_Expr') this.operator(fields);
    else if (kind === 'TypeCast') this.cast(fields);
    else if (kind === 'TypeName') this.refuseFor(typeFault(fields));
    else if (kind === 'SubLink' && namesOf(fields.operName).length > 0)
      this.operator({ name: fields.operName });
    else if (kind === 'RangeFunction') this.refuseFor(sourceFault(fields));
    else if (kind === 'CommonTableExpr') this.commonTable(fields);
    else if (kind === 'GroupingSet') this.groupings(fields);
    else if (kind === 'WithClause' && fields.recursive) this.recursion(fields);
    else this.refuseFor(listFault(kind, fields));
  }

  private recursion(fields: Fields): void {
    this.#recursions += recursionsOf(fields) ?? Infinity;
    if (this.#recursions > 1) this.refuse('tooComplex', 'RECURSIVE');
  }

  private groupings({ kind, content }: Fields): void {
    const { length } = listOf(content);
    this.#groupings *= kind === 'GROUPING_SET_CUBE' ? 2 ** length : length + 1;
    if (this.#groupings > MAX_GROUPINGS) this.refuse('tooComplex', 'CUBE');
  }

  private relation({ schemaname, relname }: Fields): void {
    const name = String(relname);
    const isReadable =
      schemaname === undefined ||
      (this.readable.schemas.has(String(schemaname)) && this.readable.views.has(name));
    if (!isReadable) this.refuse('relation', `${String(schemaname)}.${name}`);
    this.#relations += 1;
    if (this.#relations > MAX_RELATIONS) this.refuse('tooComplex', name);
  }

  /** Planning takes the longer the more there are, even where each is a single row. */
  private source(name: string): void {
    this.#sources += 1;
    if (this.#sources > MAX_SOURCES) this.refuse('tooComplex', name);
  }

  /** Beside its scope PostgreSQL looks into its catalogue first: a name from there would stand for it elsewhere in the statement. */
  private commonTable({ ctename, ctequery }: Fields): void {
    if (/^(pg_|information_schema)/.test(String(ctename))) this.refuse('relation', String(ctename));
    if (nodeOf(ctequery)?.kind !== 'SelectStmt') this.refuse('notAQuery');
  }

  private call(fields: Fields): void {
    const parts = namesOf(fields.funcname);
    const name = parts.at(-1) ?? '';
    const isPlain =
      parts.length === 1 ||
      (parts.length === 2 && parts[0] === 'pg_catalog' && !OWN_ARITHMETIC.has(name));
    if (!isPlain || !FUNCTIONS.has(name)) this.refuse('function', parts.join('.'));
    const args = listOf(fields.args);
    const rule = Object.hasOwn(ARGUMENT_RULES, name) ? ARGUMENT_RULES[name] : undefined;
    if (rule && !rule(args, this.#numbers)) this.refuse('argument', name);
    // As a running text it would grow with every row.
    if (name === 'string_agg' && fields.over) this.refuse('argument', name);
    if (TEXT_FUNCTIONS.has(name)) this.#buildsText = true;
    this.numbers();
  }

  private operator({ kind, name, rexpr }: Fields): void {
    if (String(kind).includes('BETWEEN')) return;
    const operator = this.operatorName(name);
    if (operator === '||') {
      this.#buildsText = true;
      this.numbers();
    }
    if (/^!?~\*?$/.test(operator) && !isSimplePattern(rexpr)) this.refuse('argument', operator);
  }

  private operatorName(name: unknown): string {
    const parts = namesOf(name);
    const [operator = ''] = parts;
    if (parts.length !== 1 || !OPERATORS.has(operator)) this.refuse('operator', parts.join('.'));
    return operator;
  }

  private cast({ arg, typeName }: Fields): void {
    const type = namesOf((typeName as Fields | undefined)?.names).at(-1) ?? '';
    if (!/^(numeric|decimal)$/.test(type) || isNumber(arg, this.#numbers)) return;
    this.#readsNumbers = true;
    this.numbers();
  }

  /** A text that a query builds may be a number as long as memory; a division of two such takes seconds that no time limit ends. */
  private numbers(): void {
    if (this.#readsNumbers && this.#buildsText) this.refuse('argument', 'numeric');
  }

  private refuseFor(fault: Fault | undefined): void {
    if (fault) this.refuse(fault.reason, fault.detail);
  }

  private refuse(reason: SqlRefused['reason'], detail = ''): never {
    throw new SqlRefused(reason, detail, this.#position);
  }
}
