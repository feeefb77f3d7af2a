import type * as z from 'zod';
import type { CountryConfig } from './configuration/country-config.ts';

/**
 * The countries that the product is deployed for, one row each. Replace the example domains by your own. Everything
 * that people see of a country (languages, species, settings) is data, in its `country` entity.
 */
export const countries = [
  {
    code: 'DE',
    name: 'Germany',
    domains: ['de.livestock.example'],
    dns: { kind: 'hostedZone', zoneName: 'livestock.example', zoneId: 'Z0123456789EXAMPLE' },
    signOn: { kind: 'userPool' },
    mailSender: 'no-reply@de.livestock.example',
    alarmAddress: 'operations@livestock.example',
    monthlyBudget: 60,
  },
  {
    code: 'AT',
    name: 'Austria',
    domains: ['at.livestock.example'],
    dns: { kind: 'hostedZone', zoneName: 'livestock.example', zoneId: 'Z0123456789EXAMPLE' },
    signOn: { kind: 'userPool' },
    mailSender: 'no-reply@at.livestock.example',
    alarmAddress: 'operations@livestock.example',
    monthlyBudget: 40,
  },
] as const satisfies readonly z.input<typeof CountryConfig>[];
