import type { ClassScreen } from '#shared/entities/class-screen.ts';
import type { Animalusage } from './animalusage.ts';
import { PREORDERS } from './preorder.ts';
import { PURPOSE_REPORT_CODES } from './report-code.ts';

export const animalusageScreen: ClassScreen<Animalusage> = {
  group: 'animals',
  fields: {
    labels: { control: 'texts', required: true },
    animalkinds: { control: 'entries', of: 'animalkind' },
    countries: { control: 'entries', of: 'country' },
    offerSizeIncrement: { control: 'number' },
    ageCategory: { control: 'entry', of: 'agecategory' },
    noMixedGender: { control: 'yes' },
    preorder: { control: 'choice', choices: PREORDERS },
    reportCode: { control: 'choice', choices: PURPOSE_REPORT_CODES },
  },
  columns: ['animalkinds', 'countries'],
  filters: ['animalkinds', 'countries'],
};
