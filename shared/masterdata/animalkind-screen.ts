import type { ClassScreen } from '#shared/entities/class-screen.ts';
import type { Animalkind } from './animalkind.ts';
import { SPECIES_REPORT_CODES } from './report-code.ts';
import { SPECIES_PICTURES } from './species-picture.ts';

export const animalkindScreen: ClassScreen<Animalkind> = {
  group: 'animals',
  fields: {
    labels: { control: 'texts', required: true },
    scientificName: { control: 'line' },
    reportCode: { control: 'choice', choices: SPECIES_REPORT_CODES },
    picture: { control: 'choice', choices: SPECIES_PICTURES },
    cat1Mandatory: { control: 'yes' },
    cat1CanHaveMulti: { control: 'yes' },
  },
  columns: ['scientificName'],
  filters: [],
};
