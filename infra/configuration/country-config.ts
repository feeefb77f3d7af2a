import * as z from 'zod';
import { Email } from '#shared/kernel/address.ts';
import { CountryCode } from '#shared/kernel/country-code.ts';
import { DnsConfig, HostName } from './dns-config.ts';
import { SignOnConfig } from './sign-on-config.ts';

/** The facts about a country that a deployment needs; everything else of it is data (the `country` entity). */
export const CountryConfig = z.strictObject({
  code: CountryCode,
  /** For people: alarms, comments of resources. */
  name: z.string().min(1).max(60),
  /** The first is the one that mails lead to. The country entity names the same. */
  domains: z.array(HostName).min(1).max(5),
  dns: DnsConfig,
  signOn: SignOnConfig,
  /** Raised, the country's proofs are signed by a new key from then on (runbook: rotate the key of proofs). */
  proofKey: z.int().min(1).max(1000).default(1),
  /** Mails of the country come from here; its domain is verified with SES. */
  mailSender: Email,
  /** Hears when something of the country breaks. */
  alarmAddress: Email,
  /** US dollars a month; the budgets of a stage's countries are one alarm together. */
  monthlyBudget: z.number().min(1).max(100_000),
});
export type CountryConfig = z.infer<typeof CountryConfig>;
