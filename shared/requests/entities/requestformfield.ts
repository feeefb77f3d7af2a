import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { Labels, labelFor } from '#shared/kernel/label.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { InputType } from '#shared/masterdata/input-type.ts';

/** The id of an option, as answers name it. */
export const OptionId = z
  .string()
  .max(40)
  .regex(/^[a-zA-Z0-9_-]+$/);

/** The name under which answers to the field are kept: `animalsGranted`. */
export const FieldName = z
  .string()
  .max(60)
  .regex(/^[a-zA-Z][a-zA-Z0-9]*$/);

/** A field of the library that packages are built from (specification section 3, class requestformfield). */
export const RequestFormField = z.strictObject({
  internalName: FieldName,
  inputType: InputType,
  labels: Labels,
  descriptions: Labels,
  tags: z.array(z.string().min(1).max(40)).max(20),
  mandatory: z.boolean(),
  options: z
    .array(
      z.strictObject({
        id: OptionId,
        labels: Labels,
        enabled: z.boolean(),
        group: OptionId.optional(),
      }),
    )
    .max(200),
  groups: z.array(z.strictObject({ id: OptionId, labels: Labels })).max(40),
  /** The condition under which the field shows: the named field of the same step has one of these answers. */
  visibleWhen: z
    .strictObject({ field: FieldName, oneOf: z.array(z.string().max(200)).min(1).max(50) })
    .optional(),
});
export type RequestFormField = z.infer<typeof RequestFormField>;

export const requestFormFieldClass = defineEntityClass({
  name: 'requestformfield',
  personal: 'none',
  schema: RequestFormField,
  groups: publicShard<RequestFormField>(
    {
      internalName: 'text',
      inputType: 'text',
      tags: 'texts',
      'labels.label': 'texts',
    },
    'pinned',
  ),
  write: administratorsWrite,
  unique: { internalName: (field) => [field.internalName] },
  label: (field) => labelFor(field.labels, 'de_DE', field.internalName),
});
