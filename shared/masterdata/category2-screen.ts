import type { ClassScreen } from '#shared/entities/class-screen.ts';
import type { Category2 } from './category2.ts';

export const category2Screen: ClassScreen<Category2> = {
  group: 'animals',
  fields: {
    labels: { control: 'texts', required: true },
    animalkinds: { control: 'entries', of: 'animalkind' },
    country: { control: 'entry', of: 'country' },
  },
  columns: ['animalkinds', 'country'],
  filters: ['animalkinds', 'country'],
};
