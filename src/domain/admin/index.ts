export { formatBusinessNumber, isBusinessNumber } from './businessNumber';
export type { Field, FieldValue, OptionSource } from './fields';
export { operatorsFor, readFilters, writeFilters } from './filters';
export type { Filter, FilterOperator } from './filters';
export {
  chosenOptions,
  csvTextFromValue,
  judgeChoice,
  validateValues,
  normaliseValues,
  textFromValue,
  valueFromText,
} from './validate';
export * from './menuTree';
export { RESOURCES, RESOURCE_NAMES, blankRow, fieldOf, fieldsOf, keyOf } from './resources';
export type { FieldName, ResourceName, ResourceValues } from './resources';
export * from './rights';
export { FIELD_RULES, ruleMessageId } from './rules';
export type { FieldError, FieldRule } from './rules';
export { schemaOf } from './schema';
export { SYSTEM_MASTERS } from './resources/codes';
