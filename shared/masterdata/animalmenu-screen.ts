import type { ClassScreen } from '#shared/entities/class-screen.ts';
import type { Animalmenu } from './animalmenu.ts';

export const animalmenuScreen: ClassScreen<Animalmenu> = {
  group: 'animals',
  fields: {
    labels: { control: 'texts', required: true },
    sorting: { control: 'number' },
    countries: { control: 'entries', of: 'country' },
    animalkind: { control: 'entry', of: 'animalkind' },
    submenuItems: {
      control: 'rows',
      fields: {
        labels: { control: 'texts', required: true },
        sorting: { control: 'number' },
        animalkind: { control: 'entry', of: 'animalkind', required: true },
      },
    },
  },
  columns: ['animalkind', 'countries'],
  filters: ['countries'],
};
