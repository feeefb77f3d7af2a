import * as z from 'zod';
import { Labels } from '#shared/kernel/label.ts';

const OptionId = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/, 'letters, digits, _ and -');

/** One choice of a select or multiselect. A disabled choice stays readable where it was chosen before. */
const FieldOption = z.strictObject({
  id: OptionId,
  labels: Labels.min(1),
  enabled: z.boolean().default(true),
  /** Id of an option group of the same field. */
  group: OptionId.optional(),
});

const FieldOptionGroup = z.strictObject({ id: OptionId, labels: Labels.min(1) });

/** Tells whether options, or their groups, have an id each: answers are read by it. */
const hasDistinctIds = (list: readonly { readonly id: string }[]) =>
  new Set(list.map((option) => option.id)).size === list.length;

export const FieldOptions = z
  .array(FieldOption)
  .max(500)
  .refine(hasDistinctIds, { message: 'each option id once' })
  .default([]);

export const FieldOptionGroups = z
  .array(FieldOptionGroup)
  .max(50)
  .refine(hasDistinctIds, { message: 'each group id once' })
  .default([]);
