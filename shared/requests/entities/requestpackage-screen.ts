import type { ClassScreen } from '#shared/entities/class-screen.ts';
import { REQUEST_TYPES } from './request-type.ts';
import {
  LEGAL_GROUNDS,
  PARTY_ROLES,
  REPORT_TABLES,
  type RequestPackage,
} from './requestpackage.ts';

export const requestPackageScreen: ClassScreen<RequestPackage> = {
  group: 'requests',
  fields: {
    internalName: { control: 'line', required: true },
    enabled: { control: 'yes' },
    countries: { control: 'entries', of: 'country' },
    animalkinds: { control: 'entries', of: 'animalkind' },
    requestTypes: { control: 'choices', choices: REQUEST_TYPES, required: true },
    legalBasis: { control: 'choice', choices: LEGAL_GROUNDS, required: true },
    reportTable: { control: 'choice', choices: REPORT_TABLES },
    ruleset: { control: 'pin', of: 'ruleset' },
    labels: { control: 'texts', required: true, section: 'texts' },
    buttonLabels: { control: 'texts', required: true },
    descriptions: { control: 'texts', long: true },
    steps: {
      control: 'rows',
      required: true,
      section: 'steps',
      fields: {
        id: { control: 'ownId', required: true },
        form: { control: 'texts', required: true },
        role: { control: 'choice', choices: PARTY_ROLES, required: true },
        statusLabels: { control: 'texts', required: true },
        fields: { control: 'pins', of: 'requestformfield', required: true },
        inPortions: { control: 'yes' },
        notify: { control: 'choices', choices: PARTY_ROLES },
        autoCloseHours: { control: 'number' },
        workingDays: { control: 'number' },
        reminderDays: { control: 'numbers' },
        whenOver: { control: 'choice', choices: ['passOn', 'remindAndStay'] },
        escalationDays: { control: 'number' },
        outcome: {
          control: 'part',
          fields: {
            field: { control: 'stepField', required: true },
            accepted: { control: 'stepAnswers' },
            rejected: { control: 'stepAnswers' },
          },
        },
      },
    },
  },
  columns: ['internalName', 'countries', 'requestTypes'],
  filters: ['countries', 'animalkinds'],
};
