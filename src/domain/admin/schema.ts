import { type AnySchema, type ObjectSchema, array, boolean, number, object, string } from 'yup';
import type { Field, FieldValue } from './fields';
import { isVisible } from '../validation';
import { RESOURCES, type ResourceName, type ResourceValues } from './resources';
import type { FieldRule } from './rules';

/** Yup takes a text for a message; ours is the rule's name. */
const says = (rule: FieldRule): string => rule;

function fieldSchema(field: Field): AnySchema {
  switch (field.kind) {
    case 'boolean':
      return boolean().strict().typeError(says('wrongType')).required(says('required'));
    case 'integer': {
      const [from, to] = field.range;
      return number()
        .strict()
        .typeError(says('wrongType'))
        .required(says('required'))
        .integer(says('wrongType'))
        .test({
          name: 'range',
          message: says('range'),
          params: { from, to },
          test: (value) => value >= from && value <= to,
        });
    }
    case 'list':
      return array(string().strict().typeError(says('wrongType')).required(says('required')))
        .strict()
        .typeError(says('wrongType'))
        .required(says('required'));
    default: {
      const text = string().strict().typeError(says('wrongType')).max(field.limit, says('tooLong'));
      const form = 'form' in field ? field.form : undefined;
      const formed = form
        ? text.test({
            name: 'form',
            message: says(form.rule),
            test: (value) => !value || form.holds(value),
          })
        : text;
      return field.required
        ? formed.required(says('required')).test({
            name: 'filled',
            message: says('required'),
            test: isVisible,
          })
        : formed.nullable().defined(says('required'));
    }
  }
}

function schemaFor(fields: readonly Field[]): ObjectSchema<Record<string, FieldValue>> {
  const shape = Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]));
  return object(shape).strict().noUnknown(true, says('unknownField'));
}

/** Whoever may do anything with a menu may read it: the other rights do not stand without it. */
const rightsSchema = schemaFor(RESOURCES.roleMenus.fields).test(
  'readComesFirst',
  (values, context) => {
    const more = values.write || values.delete || values.export;
    return (
      values.read === true ||
      !more ||
      context.createError({ path: 'read', message: says('readComesFirst') })
    );
  },
);

const schemas: Record<ResourceName, AnySchema> = {
  menus: schemaFor(RESOURCES.menus.fields),
  codeMasters: schemaFor(RESOURCES.codeMasters.fields),
  codeDetails: schemaFor(RESOURCES.codeDetails.fields),
  companies: schemaFor(RESOURCES.companies.fields),
  roles: schemaFor(RESOURCES.roles.fields),
  roleMenus: rightsSchema,
  users: schemaFor(RESOURCES.users.fields),
};

/** The Yup schema of a whole row. Its messages are rules (`FieldRule`), not words. */
export function schemaOf<Name extends ResourceName>(
  resource: Name,
): ObjectSchema<ResourceValues<Name>> {
  return schemas[resource] as unknown as ObjectSchema<ResourceValues<Name>>;
}
