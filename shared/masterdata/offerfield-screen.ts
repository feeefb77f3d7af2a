import type { ClassScreen, FieldsOf } from '#shared/entities/class-screen.ts';
import type { FieldRule } from './field-rule.ts';
import { GENDERS } from './gender.ts';
import { INPUT_TYPES } from './input-type.ts';
import { OFFERFIELD_TYPES, type Offerfield } from './offerfield.ts';
import { FIELD_REPORT_CODES } from './report-code.ts';

const rule: FieldsOf<FieldRule> = {
  countries: { control: 'entries', of: 'country' },
  animalkinds: { control: 'entries', of: 'animalkind' },
  category1: { control: 'entries', of: 'category1' },
  category2: { control: 'entries', of: 'category2' },
  animalusages: { control: 'entries', of: 'animalusage' },
  genders: { control: 'choices', choices: GENDERS },
  ageCategories: { control: 'entries', of: 'agecategory' },
};

export const offerfieldScreen: ClassScreen<Offerfield> = {
  group: 'offers',
  fields: {
    labels: { control: 'texts', required: true },
    entryType: { control: 'choice', choices: INPUT_TYPES, required: true },
    type: { control: 'choice', choices: OFFERFIELD_TYPES },
    sorting: { control: 'number' },
    group: { control: 'line' },
    active: { control: 'yes', begins: true },
    reportCode: { control: 'choice', choices: FIELD_REPORT_CODES },
    descriptions: { control: 'texts', long: true, section: 'descriptions' },
    options: {
      control: 'rows',
      section: 'options',
      fields: {
        id: { control: 'line', required: true },
        labels: { control: 'texts', required: true },
        enabled: { control: 'yes', begins: true },
        group: { control: 'line' },
      },
    },
    optionGroups: {
      control: 'rows',
      fields: {
        id: { control: 'line', required: true },
        labels: { control: 'texts', required: true },
      },
    },
    visibility: { control: 'part', fields: rule, section: 'asked' },
    mandatory: { control: 'part', fields: rule },
  },
  columns: ['entryType', 'group'],
  filters: [],
};
