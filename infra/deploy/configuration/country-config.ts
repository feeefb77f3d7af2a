import * as z from 'zod';
import { CountryCode } from '#shared/kernel/country-code.ts';
import { Email } from '#shared/kernel/email.ts';
import { DnsConfig, HostName } from './dns-config.ts';
import { SignOnConfig } from './sign-on-config.ts';

/**
 * The facts about a country that a deployment needs; everything else about a country is data (the `country` entity).
 */
export const CountryConfig = z.strictObject({
  code: CountryCode,
  /** The name for people: in alarms and comments of resources. */
  name: z.string().min(1).max(60),
  /** The domains of the site; mails lead to the first. The country entity names the same. */
  domains: z.array(HostName).min(1).max(5),
  dns: DnsConfig,
  signOn: SignOnConfig,
  /**
   * The round of the country's proof key: raised by 1, a new key signs from then on (runbook: rotate the key of
   * proofs).
   */
  proofKey: z.int().min(1).max(1000).default(1),
  /** The sender of the country's mails; its domain is verified with SES. */
  mailSender: Email,
  /** The address that hears of failures in the country. */
  alarmAddress: Email,
  /** The budget in US dollars a month; the budgets of a stage's countries are one alarm together. */
  monthlyBudget: z.number().min(1).max(100_000),
});
export type CountryConfig = z.infer<typeof CountryConfig>;
