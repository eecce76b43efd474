/**
 * A rule of a form whose rules are checked in a fixed order and whose first failure alone is reported (source §5).
 * `key` is also the message id (`validation.<key>`) and the `rule` of the contract's error code.
 */
export interface OrderedRule<Values> {
  readonly row: string;
  readonly key: string;
  readonly field: keyof Values & string;
  readonly holds: (values: Values) => boolean;
}

/** The first rule that the values break, in the order of the list; undefined where they break none. */
export function firstFailure<Values, Rule extends OrderedRule<Values>>(
  rules: readonly Rule[],
  values: Values,
): Rule | undefined {
  return rules.find((rule) => !rule.holds(values));
}
