import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { Labels } from '#shared/kernel/label.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { FieldRule } from './field-rule.ts';
import { inputFacts } from './input-facts.ts';
import { InputType } from './input-type.ts';
import { FieldReportCode } from './report-code.ts';

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

const FieldOptions = z
  .array(FieldOption)
  .max(500)
  .refine(hasDistinctIds, { message: 'each option id once' })
  .default([]);

const FieldOptionGroups = z
  .array(FieldOptionGroup)
  .max(50)
  .refine(hasDistinctIds, { message: 'each group id once' })
  .default([]);

/** The uses of an offer field: `information` shows on the offer; `filter` can be searched for besides. */
export const OFFERFIELD_TYPES = ['information', 'filter'] as const;

/**
 * Offer field of specification section 3: a question beyond the fixed fields of an offer, answered in its
 * `dynamicFields`.
 */
export const Offerfield = z
  .strictObject({
    labels: Labels.min(1),
    descriptions: Labels.default([]),
    entryType: InputType,
    type: z.enum(OFFERFIELD_TYPES).default('information'),
    sorting: z.number().default(0),
    /** The name of the group: fields of the same group stand together. */
    group: z.string().min(1).max(100).optional(),
    active: z.boolean().default(true),
    options: FieldOptions,
    optionGroups: FieldOptionGroups,
    visibility: FieldRule.prefault({}),
    /** The rule by which the field is mandatory; absent: it never is. */
    mandatory: FieldRule.optional(),
    reportCode: FieldReportCode.optional(),
  })
  .refine(
    (field) => (inputFacts(field.entryType).holds === 'option') === field.options.length > 0,
    {
      path: ['options'],
      message: 'options for a select or multiselect, and only there',
    },
  )
  .refine(
    (field) => {
      const groups = field.optionGroups.map((group) => group.id);
      return field.options.every(
        (option) => option.group === undefined || groups.includes(option.group),
      );
    },
    { path: ['options'], message: 'groups of options must exist' },
  );
export type Offerfield = z.infer<typeof Offerfield>;

export const offerfieldClass = defineEntityClass({
  name: 'offerfield',
  personal: 'none',
  schema: Offerfield,
  groups: publicShard({
    'labels.label': 'texts',
    entryType: 'text',
    type: 'text',
    sorting: 'number',
    group: 'text',
    active: 'boolean',
    'visibility.countries': 'texts',
    'visibility.animalkinds': 'texts',
    'visibility.category1': 'texts',
    'visibility.category2': 'texts',
    'visibility.animalusages': 'texts',
    'visibility.ageCategories': 'texts',
    'mandatory.countries': 'texts',
    'mandatory.animalkinds': 'texts',
    'mandatory.category1': 'texts',
    'mandatory.category2': 'texts',
    'mandatory.animalusages': 'texts',
    'mandatory.ageCategories': 'texts',
    reportCode: 'text',
  }),
  write: administratorsWrite,
  refs: {
    'visibility.countries': 'country',
    'visibility.animalkinds': 'animalkind',
    'visibility.category1': 'category1',
    'visibility.category2': 'category2',
    'visibility.animalusages': 'animalusage',
    'visibility.ageCategories': 'agecategory',
    'mandatory.countries': 'country',
    'mandatory.animalkinds': 'animalkind',
    'mandatory.category1': 'category1',
    'mandatory.category2': 'category2',
    'mandatory.animalusages': 'animalusage',
    'mandatory.ageCategories': 'agecategory',
  },
  label: (data) => data.labels,
});
