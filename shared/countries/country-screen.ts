import type { ClassScreen } from '#shared/entities/class-screen.ts';
import { LOCALES } from '#shared/kernel/locale.ts';
import { FACTOR_ROLES } from '#shared/sessions/second-factor.ts';
import { ACCENTS, type Country, REGISTRATION_PROCEDURES, USER_AGREEMENTS } from './country.ts';
import { ACTIVITY_PERIOD_RANGE } from './limits.ts';

export const countryScreen: ClassScreen<Country> = {
  group: 'places',
  fields: {
    labels: { control: 'texts', required: true },
    code: { control: 'line', required: true, fixed: true },
    domains: { control: 'lines', required: true },
    languages: { control: 'choices', choices: LOCALES, required: true },
    accent: { control: 'choice', choices: ACCENTS, begins: 'forest' },
    contactEmail: { control: 'line' },
    enabledForWebsite: { control: 'yes', section: 'website' },
    isAdmin: { control: 'yes' },
    usesRequestSystem: { control: 'yes', section: 'procedures' },
    allowTransnationalSearch: { control: 'yes' },
    offerAutApproval: { control: 'yes' },
    usesAssociations: { control: 'yes' },
    registrationProcedure: {
      control: 'choice',
      choices: REGISTRATION_PROCEDURES,
      begins: 'immediate',
    },
    userAgreement: { control: 'choice', choices: USER_AGREEMENTS, begins: 'notUsed' },
    townDistanceKm: { control: 'number' },
    activityPeriodDays: { control: 'number', range: ACTIVITY_PERIOD_RANGE },
    enabledAnimals: { control: 'entries', of: 'animalkind', section: 'animalkinds' },
    animalkindsUsingPoultrySystem: { control: 'entries', of: 'animalkind' },
    animalkindsUsingLowhatchRequests: { control: 'entries', of: 'animalkind' },
    ssoIdpHint: { control: 'line', section: 'signOn' },
    secondFactorFor: { control: 'choices', choices: FACTOR_ROLES },
  },
  columns: ['code', 'domains', 'languages'],
  filters: [],
};
