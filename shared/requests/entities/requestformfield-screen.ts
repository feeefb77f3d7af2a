import type { ClassScreen } from '#shared/entities/class-screen.ts';
import { INPUT_TYPES } from '#shared/masterdata/input-type.ts';
import type { RequestFormField } from './requestformfield.ts';

export const requestFormFieldScreen: ClassScreen<RequestFormField> = {
  group: 'requests',
  fields: {
    internalName: { control: 'line', required: true, fixed: true },
    labels: { control: 'texts', required: true },
    inputType: { control: 'choice', choices: INPUT_TYPES, required: true },
    mandatory: { control: 'yes' },
    tags: { control: 'lines' },
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
    groups: {
      control: 'rows',
      fields: {
        id: { control: 'line', required: true },
        labels: { control: 'texts', required: true },
      },
    },
    visibleWhen: {
      control: 'part',
      section: 'asked',
      fields: {
        field: { control: 'line', required: true },
        oneOf: { control: 'lines', required: true },
      },
    },
  },
  columns: ['internalName', 'inputType', 'tags'],
  filters: [],
};
