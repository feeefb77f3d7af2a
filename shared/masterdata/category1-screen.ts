import type { ClassScreen } from '#shared/entities/class-screen.ts';
import type { Category1 } from './category1.ts';

export const category1Screen: ClassScreen<Category1> = {
  group: 'animals',
  fields: {
    labels: { control: 'texts', required: true },
    animalkinds: { control: 'entries', of: 'animalkind' },
    country: { control: 'entry', of: 'country' },
    spotMarketIsDefault: { control: 'yes' },
    disabledForRequestSearch: { control: 'yes' },
  },
  columns: ['animalkinds', 'country'],
  filters: ['animalkinds', 'country'],
};
