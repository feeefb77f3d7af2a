import * as z from 'zod';

export type SchemaNode = {
  /** Path to the node: `data.statusWeekly[].available`, alternatives by their number: `value|2`. */
  readonly path: string;
  readonly schema: z.core.JSONSchema.BaseSchema;
};

const nodesBySchema = {
  input: new Map<z.ZodType, SchemaNode[]>(),
  output: new Map<z.ZodType, SchemaNode[]>(),
};

/** Every part of a schema as JSON Schema has it: properties, items and alternatives, the schema itself first. */
export function schemaNodes(
  schema: z.ZodType,
  io: 'input' | 'output' = 'input',
): readonly SchemaNode[] {
  const nodes =
    nodesBySchema[io].get(schema) ??
    nodesIn(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), '');
  nodesBySchema[io].set(schema, nodes);
  return nodes;
}

function nodesIn(schema: z.core.JSONSchema._JSONSchema | undefined, path: string): SchemaNode[] {
  if (typeof schema !== 'object') return [];
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const items = [schema.items ?? [], schema.prefixItems ?? []].flat();
  return [
    { path, schema },
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      nodesIn(property, path === '' ? name : `${path}.${name}`),
    ),
    ...items.flatMap((item) => nodesIn(item, `${path}[]`)),
    ...choices.flatMap((choice, index) => nodesIn(choice, `${path}|${index}`)),
    ...nodesIn(schema.additionalProperties, `${path}.*`),
  ];
}

/** Formats whose texts are of one length, or within that of their pattern. */
const FIXED_FORMATS = ['uuid', 'date'];

/** Is there a longest text that the schema takes? */
export function isBoundedText({ maxLength, format, pattern, ...schema }: SchemaNode['schema']) {
  if (schema.enum !== undefined || schema.const !== undefined || maxLength !== undefined)
    return true;
  if (format !== undefined && FIXED_FORMATS.includes(format)) return true;
  return pattern !== undefined && isBoundedPattern(pattern);
}

/** From begin to end, without a part that may come any number of times. */
function isBoundedPattern(pattern: string): boolean {
  const plain = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  return /^\^.*\$$/.test(plain) && !/[*+]|\{\d+,\}/.test(plain);
}
