import * as z from 'zod';
import { Field } from './field.ts';
import { GROUP_BY_FIELDS, METRICS } from './limits.ts';

const Metric = z.strictObject({
  op: z.enum(['count', 'sum', 'min', 'max', 'avg']),
  /**
   * The field that is counted or reckoned. Without a field `count` counts rows; with one, rows that have a value. The
   * other functions need one.
   */
  field: Field.optional(),
  /** Name of the result. Instants come as milliseconds. `__proto__` would be no name but a prototype. */
  as: Field.regex(/^[a-zA-Z]/, 'begins with a letter'),
});

/** Rows are grouped by the values of `groupBy`; a row with several values of a field counts under each of them. */
export const Aggregate = z.strictObject({
  groupBy: z
    .array(Field)
    .max(GROUP_BY_FIELDS)
    .refine((fields) => new Set(fields).size === fields.length, {
      message: 'each field at most once',
    })
    .default([]),
  metrics: z
    .array(Metric)
    .min(1)
    .max(METRICS)
    .refine((metrics) => new Set(metrics.map(({ as }) => as)).size === metrics.length, {
      message: 'each name at most once',
    }),
});
export type Aggregate = z.infer<typeof Aggregate>;
