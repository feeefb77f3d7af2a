import * as z from 'zod';
import { CountryCode } from '#shared/kernel/country-code.ts';
import { Email } from '#shared/kernel/email.ts';
import { defineEntityClass, type ShardGroup } from '#shared/kernel/entity-class.ts';
import { Labels } from '#shared/kernel/label.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { administratorsWrite } from '#shared/kernel/master-data-rights.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { FACTOR_ROLES, FactorRole } from '#shared/sessions/second-factor.ts';
import { ACTIVITY_PERIOD_DAYS, ACTIVITY_PERIOD_RANGE, TOWN_DISTANCE_RANGE } from './limits.ts';

/** Colours checked for contrast that mark a country (all with 7.6 : 1 or more against white). */
export const ACCENTS = ['forest', 'navy', 'wine', 'brick', 'teal', 'plum'] as const;

/** The procedures for a new supplier: its offers show at once, or only after an administrator has confirmed it. */
export const REGISTRATION_PROCEDURES = ['immediate', 'confirmedByAdmin'] as const;

/**
 * The need of a farmer's agreement before an office files requests for the farmer. Where it is not used, an
 * association with the user agreement procedure of its own still needs it; `accounts/acting.ts` decides.
 */
export const USER_AGREEMENTS = ['required', 'notUsed'] as const;

const animalkinds = z.array(Ref).max(200).default([]);

/**
 * Returns the host of an address as browsers name it, without the `https://`, the port or the last dot with which people
 * copy one; a text that is more than an address of a site stays as it is.
 */
function hostOf(text: string): string {
  const url = URL.parse(text.includes('://') ? text : `https://${text}`);
  return url?.pathname === '/' ? url.hostname.replace(/\.$/, '') : text;
}

/** Country of specification section 3: its domains, languages and settings. */
export const Country = z.strictObject({
  labels: Labels.min(1),
  code: CountryCode,
  domains: z
    .array(
      z
        .string()
        .overwrite(hostOf)
        .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/, 'a host name')
        .max(253),
    )
    .min(1)
    .max(20)
    .overwrite((domains) => [...new Set(domains)]),
  /** The languages of the site; the first is the country's own default. */
  languages: z.array(Locale).min(1).max(10),
  enabledForWebsite: z.boolean().default(false),
  /** Tells whether this is the administration's own site: only administrators register there. */
  isAdmin: z.boolean().default(false),
  usesRequestSystem: z.boolean().default(false),
  enabledAnimals: animalkinds,
  /** Animal kinds that are offered by calendar week, with an annual capacity as amount. */
  animalkindsUsingPoultrySystem: animalkinds,
  animalkindsUsingLowhatchRequests: animalkinds,
  allowTransnationalSearch: z.boolean().default(false),
  offerAutApproval: z.boolean().default(false),
  usesAssociations: z.boolean().default(false),
  registrationProcedure: z.enum(REGISTRATION_PROCEDURES).default('immediate'),
  userAgreement: z.enum(USER_AGREEMENTS).default('notUsed'),
  /**
   * Roles whose accounts of this country are used with a second factor only, besides those that the deployment names
   * for all countries. None where `hasOwnProvider`: the provider decides about it.
   */
  secondFactorFor: z.array(FactorRole).max(FACTOR_ROLES.length).default([]),
  /** The address that gets the messages of the contact form; without it, administrators get them. */
  contactEmail: Email.optional(),
  /** The identity provider that people are sent to (`hasOwnProvider`); without it they sign in at the user pool. */
  ssoIdpHint: z.string().min(1).max(100).optional(),
  /** Kilometres that a location may lie from its postal code; without it, `TOWN_DISTANCE_KM`. */
  townDistanceKm: z.int().min(TOWN_DISTANCE_RANGE.min).max(TOWN_DISTANCE_RANGE.max).optional(),
  activityPeriodDays: z
    .int()
    .min(ACTIVITY_PERIOD_RANGE.least)
    .max(ACTIVITY_PERIOD_RANGE.most)
    .default(ACTIVITY_PERIOD_DAYS),
  accent: z.enum(ACCENTS).default('forest'),
});
export type Country = z.infer<typeof Country>;

const all: ShardGroup<Country> = {
  columns: {
    code: 'text',
    domains: 'texts',
    languages: 'texts',
    'labels.label': 'texts',
    enabledForWebsite: 'boolean',
    isAdmin: 'boolean',
    enabledAnimals: 'texts',
    animalkindsUsingPoultrySystem: 'texts',
    animalkindsUsingLowhatchRequests: 'texts',
  },
  keys: () => ['all'],
  open: () => true,
  choose: () => ['all'],
  visible: (who) =>
    hasRole(who, 'ADM') ? undefined : { field: 'enabledForWebsite', comparison: 'eq', value: true },
};

export const countryClass = defineEntityClass({
  name: 'country',
  personal: 'none',
  schema: Country,
  groups: { all },
  write: administratorsWrite,
  unique: {
    code: (data) => [data.code],
    domains: (data) => data.domains,
  },
  refs: {
    enabledAnimals: 'animalkind',
    animalkindsUsingPoultrySystem: 'animalkind',
    animalkindsUsingLowhatchRequests: 'animalkind',
  },
  label: (data) => data.labels,
});
