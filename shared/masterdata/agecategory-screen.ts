import type { ClassScreen } from '#shared/entities/class-screen.ts';
import type { Agecategory } from './agecategory.ts';
import { PREORDERS } from './preorder.ts';
import { LIFE_STAGE_REPORT_CODES } from './report-code.ts';

export const agecategoryScreen: ClassScreen<Agecategory> = {
  group: 'animals',
  fields: {
    labels: { control: 'texts', required: true },
    animalkinds: { control: 'entries', of: 'animalkind' },
    countries: { control: 'entries', of: 'country' },
    sorting: { control: 'number' },
    preorder: { control: 'choice', choices: PREORDERS },
    reportCode: { control: 'choice', choices: LIFE_STAGE_REPORT_CODES },
  },
  columns: ['animalkinds', 'countries'],
  filters: ['animalkinds', 'countries'],
};
