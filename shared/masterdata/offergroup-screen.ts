import type { ClassScreen } from '#shared/entities/class-screen.ts';
import { COATS } from './coat.ts';
import type { Offergroup } from './offergroup.ts';

export const offergroupScreen: ClassScreen<Offergroup> = {
  group: 'animals',
  fields: {
    labels: { control: 'texts', required: true },
    animalkind: { control: 'entry', of: 'animalkind', required: true },
    activeInCountries: { control: 'entries', of: 'country' },
    category2: { control: 'entries', of: 'category2' },
    breedCode: { control: 'line' },
    endangered: { control: 'yes' },
    endangeredLists: {
      control: 'rows',
      fields: {
        country: { control: 'entry', of: 'country' },
        list: { control: 'line', required: true },
        version: { control: 'line', required: true },
      },
    },
    adaptedBreed: { control: 'yes' },
    coat: { control: 'choice', choices: COATS },
    offerSpecifications: {
      control: 'rows',
      fields: {
        id: { control: 'line', required: true },
        labels: { control: 'texts', required: true },
      },
    },
    sameAs: {
      control: 'entry',
      of: 'offergroup',
      where: { field: 'sameAs', comparison: 'exists', value: false },
      alike: 'animalkind',
      later: true,
      section: 'double',
    },
  },
  columns: ['animalkind', 'breedCode', 'sameAs'],
  filters: ['animalkind', 'activeInCountries'],
};
