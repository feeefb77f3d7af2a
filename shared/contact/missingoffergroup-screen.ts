import type { ClassScreen } from '#shared/entities/class-screen.ts';
import type { Missingoffergroup } from './missingoffergroup.ts';

export const missingoffergroupScreen: ClassScreen<Missingoffergroup> = {
  group: 'animals',
  fields: {
    name: { control: 'line', required: true },
    animalkind: { control: 'entry', of: 'animalkind', required: true },
    country: { control: 'entry', of: 'country', required: true },
    account: { control: 'kept' },
    state: { control: 'choice', choices: ['open', 'known', 'refused'] },
    offergroup: {
      control: 'entry',
      of: 'offergroup',
      where: { field: 'sameAs', comparison: 'exists', value: false },
      alike: 'animalkind',
    },
    answer: { control: 'line' },
  },
  columns: ['state', 'animalkind', 'country'],
  filters: ['state', 'animalkind', 'country'],
};
