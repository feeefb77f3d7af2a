import * as z from 'zod';
import { CountryCode } from '#shared/kernel/country-code.ts';
import { Email } from '#shared/kernel/email.ts';
import { FactorRole } from '#shared/sessions/second-factor.ts';
import { type PerQueue, queueUrlsIn } from './ports/queues.ts';
import type { Variables } from './settings/read-settings.ts';

/** A variable that holds a JSON object with a value for each country that has one of its own. */
const perCountry = <T extends z.ZodType<string>>(value: T) =>
  z.string().default('{}').transform(parseJson).pipe(z.record(CountryCode, value));

/**
 * The settings of every handler: its environment, set by infra (stacks or local), and the fields of secrets that
 * `settings/` adds. SDK endpoints and region come from the SDK's own variables (`AWS_REGION`,
 * `AWS_ENDPOINT_URL_DYNAMODB`, …).
 */
const Environment = z.object({
  /** The stage; `production` hides stack traces and the development pages. */
  STAGE: z.string().default('production'),
  TABLE: z.string(),
  BUCKET: z.string(),
  /** The bucket of exports, large search shards and places, where they do not lie with attachments. */
  DERIVED_BUCKET: z.string().optional(),
  /** True for path-style addresses, for local S3. */
  S3_PATH_STYLE: z.stringbool().default(false),
  MAIL_SENDER: z.string().default('no-reply@localhost'),
  /** The senders of a country's mails: country code → address. */
  MAIL_SENDERS: perCountry(Email),
  /** OIDC issuer and client of the single sign-on (Cognito, or the local one). */
  OIDC_ISSUER: z.string(),
  OIDC_CLIENT_ID: z.string(),
  /** Clients of countries that have one of their own: country code → client id. */
  OIDC_CLIENTS: perCountry(z.string().min(1)),
  /**
   * The clients, separated by spaces, that have one provider only, and that provider has proved its people's addresses
   * itself. An address in a token made for them is verified, whatever else the token says.
   */
  OIDC_CLIENTS_TRUSTED_WITH_EMAIL: z
    .string()
    .default('')
    .transform((ids) => ids.split(' ').filter(Boolean)),
  /** The user pool behind the issuer, which knows the second factors of its people. */
  USER_POOL_ID: z.string().default(''),
  /**
   * Roles that people of the user pool act in with a second factor only, parted by commas; none by default. A country
   * adds its own (`Country.secondFactorFor`).
   */
  SECOND_FACTOR_FOR: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((role) => role !== ''))
    .pipe(z.array(FactorRole)),
  /** The address where the issuer publishes its keys, when discovery cannot be used (local http). */
  OIDC_JWKS_URI: z.string().optional(),
  /** The app's own signing key as a private JWK (ES256); only the issuer of tokens has it. */
  JWT_PRIVATE_JWK: z.string().optional(),
  /** The public keys still accepted, as a JWKS; a function that answers no calls needs none. */
  JWT_PUBLIC_JWKS: z.string().default('{"keys":[]}'),
  /** The secret of digests of addresses and codes; only functions that count calls or check codes have it. */
  DIGEST_SECRET: z.string().min(32).optional(),
  /** The beginning of the aliases of the keys that sign proofs: with a country's code behind it, in small letters. */
  PROOF_KEY_ALIAS: z.string().startsWith('alias/').optional(),
  /** A private JWK (ES256) that signs the proofs of all countries, in place of those keys, on a laptop. */
  PROOF_PRIVATE_JWK: z.string().optional(),
  JWT_ISSUER: z.string().default('organic-livestock-database'),
  /** The address of a country's site, for links in mails; `{domain}` is the country's first domain. */
  PUBLIC_URL_PATTERN: z.string().includes('{domain}').default('https://{domain}'),
  /** Registers of certified farmers by country, as `adapters/http-certification.ts` reads them. */
  CERTIFICATION_APIS: z.string().default('{}'),
  /**
   * The header in which the distribution in front of the API sends the viewer's address; without it no header is
   * believed.
   */
  VIEWER_ADDRESS_HEADER: z.string().min(1).optional(),
  /** The secret that the distribution sends as `x-origin-secret`; a call without it did not pass the front door. */
  ORIGIN_SECRET: z.string().min(20).optional(),
  /** Makes every call answer that maintenance is under way. */
  MAINTENANCE: z.stringbool().default(false),
  /** The configuration set of mails, for which SES tells of bounces and complaints. */
  MAIL_CONFIGURATION_SET: z.string().min(1).optional(),
  VERSION: z.string().default('0.0.0'),
  BUILD: z.string().default('development'),
  BUILD_TIME: z.string().default('1970-01-01T00:00:00.000Z'),
});

type WithQueues = { readonly queueUrls: PerQueue<string> };

export type Config = z.infer<typeof Environment> & WithQueues & { readonly isProduction: boolean };

/** The environment of the reader of the table's stream, which signs nothing and answers nobody. */
const StreamEnvironment = Environment.pick({
  TABLE: true,
  BUCKET: true,
  DERIVED_BUCKET: true,
  S3_PATH_STYLE: true,
});
export type StreamConfig = z.infer<typeof StreamEnvironment> & WithQueues;

/** Reads the environment once; a missing value is named in one sentence. */
export function readConfig(environment: Variables): Config {
  const config = read(Environment, environment);
  return { ...config, isProduction: config.STAGE === 'production' };
}

/** Reads the settings of the stream worker, as `readConfig` does for handlers. */
export const readStreamConfig = (environment: Variables): StreamConfig =>
  read(StreamEnvironment, environment);

function read<T extends z.ZodObject>(schema: T, environment: Variables): z.infer<T> & WithQueues {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return { ...parsed.data, queueUrls: queueUrlsIn(environment) };
  const names = new Set(parsed.error.issues.map((issue) => issue.path.join('.')));
  throw new Error(`These environment variables are missing or wrong: ${[...names].join(', ')}`);
}

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
}
