import type { ClassScreen } from '#shared/entities/class-screen.ts';
import type { Region } from './region.ts';

export const regionScreen: ClassScreen<Region> = {
  group: 'places',
  fields: {
    labels: { control: 'texts', required: true },
    country: { control: 'entry', of: 'country', required: true, fixed: true },
    statecode: { control: 'line', required: true },
    aut: {
      control: 'entry',
      of: 'account',
      where: { field: 'staticData.role', comparison: 'eq', value: 'AUT' },
      expected: true,
    },
    supervisor: {
      control: 'entry',
      of: 'account',
      where: { field: 'staticData.role', comparison: 'eq', value: 'AUT' },
    },
    postalCodePrefixes: { control: 'lines' },
  },
  columns: ['statecode', 'country', 'aut'],
  filters: ['country', 'aut'],
};
