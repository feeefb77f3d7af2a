import * as z from 'zod';
import type { Attribute } from '#shared/entities/attribute.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';

type Schema = z.core.JSONSchema.BaseSchema;
type Field = Omit<Attribute, 'entityclass' | 'searchable' | 'writtenBy'>;

const attributesByClass = new WeakMap<AnyEntityClass, readonly Attribute[]>();

/** Returns every field of a class, read from the schema that validates it; outer fields before the inner ones. */
export function attributesOf(entityClass: AnyEntityClass): readonly Attribute[] {
  const attributes = attributesByClass.get(entityClass) ?? deriveAttributes(entityClass);
  attributesByClass.set(entityClass, attributes);
  return attributes;
}

function deriveAttributes(entityClass: AnyEntityClass): Attribute[] {
  const schema = z.toJSONSchema(entityClass.schema, { io: 'input', unrepresentable: 'any' });
  const columns = Object.values(entityClass.groups)
    .filter((group) => group.indexed !== false)
    .map((group) => group.columns);
  return fieldsIn(schema, '').map((field) => {
    const path = field.externalid;
    const searchable = columns.flatMap((kinds) => kinds[path] ?? [])[0];
    const writtenBy = rightOf(entityClass, path);
    return {
      ...field,
      ...present('entityclass', entityClass.refs[path]),
      ...present('searchable', searchable),
      ...present('writtenBy', writtenBy),
    };
  });
}

/** Returns the right of a field, or of the nearest field around it. */
function rightOf(
  { fieldRights }: Pick<AnyEntityClass, 'fieldRights'>,
  path: string,
): Attribute['writtenBy'] {
  const right = fieldRights[path];
  if (right !== undefined) return right === 'system' ? right : [...right];
  const end = path.lastIndexOf('.');
  return end < 0 ? undefined : rightOf({ fieldRights }, path.slice(0, end));
}

/** Returns the fields of an object, and of the objects in its lists and alternatives. */
function fieldsIn(schema: Schema, prefix: string): Field[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = unlisted(property);
    const path = `${prefix}${name}`;
    return [
      fieldOf(path, field, schema.required?.includes(name) === true),
      ...fieldsIn(field.schema, `${path}.`),
    ];
  });
  const seen = new Set<string>();
  return [...own, ...inner.flatMap((schema) => fieldsIn(asSchema(schema), prefix))].filter(
    ({ externalid }) => !seen.has(externalid) && seen.add(externalid),
  );
}

/** Returns the schema of a list's items, and whether the property is a list. */
function unlisted(property: z.core.JSONSchema._JSONSchema): { schema: Schema; list: boolean } {
  const schema = asSchema(property);
  const items = Array.isArray(schema.items) ? schema.items[0] : schema.items;
  if (schema.type !== 'array' || items === undefined) return { schema, list: false };
  return { schema: unlisted(items).schema, list: true };
}

function fieldOf(
  externalid: string,
  { schema, list }: { schema: Schema; list: boolean },
  required: boolean,
): Field {
  const options = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  return {
    externalid,
    type: TYPES[String(schema.type)] ?? 'any',
    list,
    required,
    ...present('format', schema.format),
    ...present('options', options && [...options]),
    ...present('minimum', schema.minimum),
    ...present('maximum', schema.maximum),
    ...present('minLength', schema.minLength),
    ...present('maxLength', schema.maxLength),
  };
}

const TYPES: Readonly<Record<string, Attribute['type']>> = {
  string: 'text',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  object: 'object',
};

/** Returns a schema as an object: JSON Schema also knows `true` and `false`, which say nothing of fields. */
function asSchema(value: z.core.JSONSchema._JSONSchema): Schema {
  return typeof value === 'object' ? value : {};
}

function present<K extends string, V>(key: K, value: V | undefined) {
  return value === undefined ? {} : { [key]: value };
}
