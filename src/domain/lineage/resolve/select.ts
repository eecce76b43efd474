import { isVariable } from '../parse/names';
import type { Select, SelectItem, StarItem } from '../parse/syntax';
import { assignOutputs } from './assignments';
import { readExpression } from './expression';
import { keyOf } from './graph';
import { type Output, valuesOf } from './outputs';
import { joinConditions, resolveRelations } from './relations';
import type { Scope } from './scope';
import type { Script } from './Script';
import { starOutputs } from './views';

function resolveStar(script: Script, star: StarItem, scope: Scope): Output[] {
  const view = star.qualifier.length > 0 ? scope.relation(star.qualifier) : undefined;
  const views = star.qualifier.length > 0 ? (view ? [view] : []) : scope.views;
  const hidden = new Set(star.except.map(({ text }) => keyOf(text)));
  const renamed = new Map(star.rename.map(({ from, to }) => [keyOf(from.text), to.text]));
  const replaced = new Map(
    star.replace.map(({ alias, expression }) => [keyOf(alias.text), expression]),
  );
  const seen = new Set<string>();
  const outputs = views.flatMap((each) => starOutputs(each, star));
  // Of columns that are not known, those that are named here are.
  const open = views.find((each) => each.open);
  const named = [...replaced.keys(), ...renamed.keys()].filter(
    (key) => open && !outputs.some(({ name }) => keyOf(name) === key),
  );
  for (const name of named)
    outputs.push({ name, span: star, origins: valuesOf(open?.lookup(name) ?? []) });
  return outputs.flatMap((output): Output[] => {
    const key = keyOf(output.name);
    if (hidden.has(key)) return [];
    // Equal columns of USING come once.
    if (!output.star && views.some(({ shared }) => shared.has(key)) && seen.has(key)) return [];
    seen.add(key);
    const expression = replaced.get(key);
    const origins = expression ? readExpression(script, expression, scope) : output.origins;
    return [{ ...output, name: renamed.get(key) ?? output.name, origins }];
  });
}

/** The name of a column without an alias: that of the column it is, else the words of the expression. */
function outputName(script: Script, item: Exclude<SelectItem, StarItem>): string {
  const { alias, expression } = item;
  return alias?.text ?? expression.column?.parts.at(-1)?.text ?? script.text(expression);
}

/** The columns of a select list; what its clauses read decides which rows there are. */
export function resolveSelect(script: Script, select: Select, outer: Scope): Output[] {
  const scope = resolveRelations(script, select.from, outer);
  script.scopes.set(select, scope);
  for (const { expression, alias } of outer.scalars) {
    const read = readExpression(script, expression, scope).map(({ origin }) => origin);
    scope.aliases.set(keyOf(alias.text), read);
  }
  const joins = joinConditions(script, select.from, scope);
  const lateral = select.lateral ?? script.lateralAliases;
  const outputs: Output[] = [];
  for (const item of select.items) {
    if (item.kind === 'star') {
      outputs.push(...resolveStar(script, item, scope));
      continue;
    }
    const origins = readExpression(script, item.expression, scope, select.windows);
    const name = outputName(script, item);
    const names = item.aliases?.map(({ text }) => text) ?? [name];
    for (const each of names) outputs.push({ name: each, origins, span: item.expression });
    if (item.alias && isVariable(name))
      assignOutputs(script, [[item.alias]], outputs.slice(-1), item);
    if (lateral && item.alias) {
      scope.aliases.set(
        keyOf(name),
        origins.map(({ origin }) => origin),
      );
    }
  }
  if (!lateral) {
    for (const { name, origins } of outputs)
      scope.aliases.set(
        keyOf(name),
        origins.map(({ origin }) => origin),
      );
  }
  script.influence('join', joins, select);
  for (const { influence, expression } of select.clauses) {
    script.influence(influence, readExpression(script, expression, scope), expression);
  }
  const [into] = select.into ?? [];
  if (into && script.writesInto && !isVariable(into.parts[0]?.text ?? '')) {
    const made = script.writeQuery(into, outputs);
    made.complete ||= !outputs.some(({ star }) => star);
  } else if (into)
    assignOutputs(
      script,
      (select.into ?? []).map(({ parts }) => parts),
      outputs,
      select,
    );
  return outputs;
}
