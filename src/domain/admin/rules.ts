/** What can be wrong with a field; the contract has the words under `x-field-rules`, the screens under `admin.rule.<key>`. */
export const FIELD_RULES = [
  'required',
  'wrongType',
  'unknownField',
  'tooLong',
  'codeForm',
  'menuIdForm',
  'pathForm',
  'businessNumberForm',
  'range',
  'notInList',
  'taken',
  'keyChanged',
  'readOnly',
  'parentMissing',
  'parentBelowItself',
  'tooManyLevels',
  'readComesFirst',
  'neededBySystem',
  'onlyRightsGiver',
  'twiceInBatch',
] as const;
export type FieldRule = (typeof FIELD_RULES)[number];

/** A broken rule of a field; `values` fill the placeholders of its words. */
export interface FieldError {
  field: string;
  rule: FieldRule;
  values: Readonly<Record<string, string | number>>;
}

/** The id of the message that says a broken rule. */
export function ruleMessageId<Rule extends FieldRule>(rule: Rule): `admin.rule.${Rule}` {
  return `admin.rule.${rule}`;
}

export function isFieldRule(value: unknown): value is FieldRule {
  return FIELD_RULES.some((rule) => rule === value);
}
