import type { ClassScreen } from '#shared/entities/class-screen.ts';
import type { Classification } from './classification.ts';

export const classificationScreen: ClassScreen<Classification> = {
  group: 'animals',
  fields: {
    labels: { control: 'texts', required: true },
    animalkinds: { control: 'entries', of: 'animalkind' },
    countries: { control: 'entries', of: 'country' },
  },
  columns: ['animalkinds', 'countries'],
  filters: ['animalkinds', 'countries'],
};
