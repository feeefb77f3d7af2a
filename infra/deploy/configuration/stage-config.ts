import * as z from 'zod';
import { functionNeeds } from '#infra/deploy/function-needs.ts';
import { CountryCode } from '#shared/kernel/country-code.ts';
import { Email } from '#shared/kernel/email.ts';
import { FactorRole } from '#shared/sessions/second-factor.ts';
import { BackupConfig } from './backup-config.ts';
import { DnsConfig, HostName } from './dns-config.ts';
import { SecretName } from './sign-on-config.ts';

/** The days for which CloudWatch Logs can keep lines. */
const LOG_DAYS = [7, 14, 30, 60, 90, 180, 365, 731] as const;

const ROUND = 'must be a whole number, 1 at least';
const CALLS = 'must be a whole number, 10 to 10000';
const AT_ONCE = 'must be a whole number, 1 to 5000';
/**
 * The batches that SQS may bring to a worker at once: 2 at least. Where less is reserved, Lambda refuses some, and their
 * healthy messages end among the dead letters.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-scaling.html
 */
const WORKERS_AT_ONCE = 'must be a whole number, 2 to 1000 for the worker of a queue';
const ENTRY = `must name functions: ${[...functionNeeds.keys()].join(', ')}`;

/** One deployment of the product: an account, a region, and the countries that it serves. */
export const StageConfig = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9]{1,11}$/, 'must have 2 to 12 small letters and digits'),
  /** The only account into which the stage is deployed, whatever the credentials are of. */
  account: z.string().regex(/^\d{12}$/, 'must have 12 digits'),
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region such as eu-central-1'),
  countries: z.union([z.literal('all'), z.array(CountryCode).min(1)], 'must be all, or codes'),
  /** The prefix of the countries' domains: `test.` makes `test.de.example.org`. Empty in production. */
  domainPrefix: z
    .string()
    .regex(/^([a-z0-9-]+\.)?$/, 'must be empty or end with a dot')
    .default(''),
  /** The page where people choose their country; without it there is none. */
  portal: z.strictObject({ domain: HostName, dns: DnsConfig }).optional(),
  /** The first part of the address of the sign-in pages, unique in the region. */
  signOnPrefix: z
    .string()
    .regex(
      /^(?!.*(aws|amazon|cognito))[a-z0-9][a-z0-9-]{1,60}[a-z0-9]$/,
      'must have 3 to 62 small letters, digits and hyphens, without aws, amazon and cognito',
    ),
  /**
   * The sender of mails of the sign-in pages: below a domain of a `mailSender`, once SES has verified that. Without it
   * Cognito sends them itself, at most 50 a day.
   */
  signOnSender: Email.optional(),
  /** The advice to receivers about mails with a forged sender (DMARC); `elsewhere`: somebody else keeps its record. */
  dmarcPolicy: z.enum(['elsewhere', 'none', 'quarantine', 'reject']).default('none'),
  /** True refuses mails to servers without TLS, which some small ones still are. */
  requiresMailTls: z.boolean().default(false),
  /**
   * The roles in which people of the user pool act with a second factor only, in all countries; a country may name
   * further ones (`Country.secondFactorFor`). People of identity providers have a second factor of their provider.
   */
  secondFactorFor: z.array(FactorRole).default(['ADM', 'AUT']),
  /**
   * The name of the secret that every handler of calls reads; names of the other secrets begin with it
   * (`secret-names.ts`).
   */
  handlerSecretName: SecretName,
  /** The round of the origin secret: raised by 1, a deployment reads it again (runbook: rotate the origin secret). */
  originSecretRound: z.int(ROUND).min(1, ROUND).default(1),
  /** The address that hears of every failure. */
  alarmAddress: Email,
  retention: z.strictObject({
    logDays: z.literal(LOG_DAYS, `must be one of ${LOG_DAYS.join(', ')}`),
    /** The days in which an overwritten or removed file can be brought back. */
    fileVersionDays: z.int().min(1).max(365),
  }),
  /** The copies in another account and region; none without it (runbook: what is lost when). */
  backup: BackupConfig.optional(),
  /** False removes table and files with the stacks: for stages that come and go. */
  keepsData: z.boolean().default(true),
  /** True asks each site from outside whether it answers; false for stages that nobody has to reach. */
  probesSites: z.boolean().default(true),
  /** True bounds the runs of a function at once; false where the account's quota is too small to reserve any. */
  reservesConcurrency: z.boolean().default(true),
  /**
   * The calls a second over all countries before API Gateway answers 429, and twice as many for a moment; the
   * firewall stops single addresses long before.
   */
  callsPerSecond: z.int(CALLS).min(10, CALLS).max(10_000, CALLS).default(1000),
  /** The functions (`search/handler`) that run more often at once, or less often, than `function-needs.ts` says. */
  functionsAtOnce: z
    .record(
      z.string().refine((entry) => functionNeeds.has(entry), ENTRY),
      z.int(AT_ONCE).min(1, AT_ONCE).max(5000, AT_ONCE),
    )
    .superRefine((atOnce, { addIssue }) => {
      for (const [entry, most] of Object.entries(atOnce)) {
        if (entry.endsWith('/worker') && (most < 2 || most > 1000)) {
          addIssue({ code: 'custom', path: [entry], message: WORKERS_AT_ONCE });
        }
      }
    })
    .default({}),
});
export type StageConfig = z.infer<typeof StageConfig>;

/** Returns the most runs of a function at once in a stage. */
export const concurrencyIn = (
  { functionsAtOnce }: StageConfig,
  entry: string,
): number | undefined => functionsAtOnce[entry] ?? functionNeeds.get(entry)?.concurrency;
