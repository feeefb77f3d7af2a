import * as z from 'zod';
import { AccountRole } from '#shared/kernel/role.ts';

/** One field of an entity class, as its schema has it. */
export const Attribute = z.object({
  /** Path of the field in `data`; it walks through lists: `statusWeekly.available`. */
  externalid: z.string(),
  type: z.enum(['text', 'number', 'integer', 'boolean', 'object', 'any']),
  /** The field is a list of values. */
  list: z.boolean(),
  /** The field must be given wherever the object around it is given. */
  required: z.boolean(),
  /** The format, named as in JSON Schema: `uuid`, `date`, `date-time`, `email`, `uri`. */
  format: z.string().optional(),
  options: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  /** The class of the entities whose ids the field holds. */
  entityclass: z.string().optional(),
  /** The kind of comparison, where searches may filter and sort by the field. */
  searchable: z.enum(['text', 'texts', 'number', 'boolean', 'time', 'geo']).optional(),
  /** The roles that may set the field, where not all may who write the entity; `system`: the product itself. */
  writtenBy: z.union([z.literal('system'), z.array(AccountRole)]).optional(),
});
export type Attribute = z.infer<typeof Attribute>;

export const ClassDescription = z.object({
  entityclass: z.string(),
  attributesets: z.array(z.string()),
  attributes: z.array(Attribute),
});
export type ClassDescription = z.infer<typeof ClassDescription>;
