import type { Name, Span } from '../parse/syntax';
import { keyOf } from './graph';
import { materialize, type Output } from './outputs';
import type { Script } from './Script';
import { derivedView } from './views';

/** Variables take what a query gives, by position; one alone may be a record, and take all of it. */
export function assignOutputs(
  script: Script,
  targets: readonly (readonly Name[])[],
  outputs: readonly Output[],
  span: Span,
): void {
  const { scope, graph } = script;
  targets.forEach((names, index) => {
    const [first, field] = names;
    const origins = outputs[index]?.origins ?? [];
    const key = keyOf(first?.text ?? '').replace(/^:/, '');
    if (field) {
      const written = scope.commonTable(key)?.table;
      if (!written) return;
      script.tables.writes.add(written.id);
      materialize(graph, written, [{ name: field.text, origins, span }]);
      return;
    }
    const held = script.maybe ? (scope.aliases.get(key) ?? []) : [];
    scope.aliases.set(key, [...held, ...origins.map(({ origin }) => origin)]);
    if (targets.length > 1 || outputs.length === 0 || outputs[0]?.name === 'column1') return;
    const dataset = graph.local('cte', first?.text ?? '', span);
    materialize(graph, dataset, outputs);
    scope.define(key, { view: () => derivedView(graph, dataset, outputs) });
  });
}
