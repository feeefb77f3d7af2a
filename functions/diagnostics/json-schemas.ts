import * as z from 'zod';

const JsonObject = z.record(z.string(), z.unknown());
export type JsonObject = z.infer<typeof JsonObject>;

/**
 * Returns the JSON Schema of a zod schema. `name` differs from call to call: parts of the schema are named after it.
 */
export type ToJsonSchema = (name: string, schema: z.ZodType, io: 'input' | 'output') => JsonObject;

/**
 * Turns zod schemas into JSON Schema (2020-12, as OpenAPI 3.1 takes it). Parts that a schema uses repeatedly are
 * collected in `components` under a name that no other has.
 */
export function collectJsonSchemas() {
  const components: JsonObject = {};
  const toJsonSchema: ToJsonSchema = (name, schema, io) => {
    const {
      $defs = {},
      $schema: _,
      ...own
    } = z.toJSONSchema(schema, {
      io,
      reused: 'ref',
      unrepresentable: 'any',
    });
    const rename = (ref: string) => `#/components/schemas/${name}.${ref.slice('#/$defs/'.length)}`;
    for (const [part, definition] of Object.entries($defs)) {
      components[`${name}.${part}`] = withRefs(definition, rename);
    }
    return JsonObject.parse(withRefs(own, rename));
  };
  return { components, toJsonSchema };
}

function withRefs(value: unknown, rename: (ref: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withRefs(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) =>
      key === '$ref' && typeof item === 'string' && item.startsWith('#/$defs/')
        ? [key, rename(item)]
        : [key, withRefs(item, rename)],
    ),
  );
}
