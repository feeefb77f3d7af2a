import * as z from 'zod';

/**
 * The environment of every handler, set by infra (stacks or local). SDK endpoints and region come from the SDK's own
 * variables (`AWS_REGION`, `AWS_ENDPOINT_URL_DYNAMODB`, …).
 */
const Environment = z.object({
  /** `production` hides stack traces and the development pages. */
  STAGE: z.string().default('production'),
  TABLE: z.string(),
  BUCKET: z.string(),
  /** Path-style addresses, for local S3. */
  S3_PATH_STYLE: z.stringbool().default(false),
  MAIL_QUEUE_URL: z.string().default(''),
  /** Changes of a supplier that its offers follow, and accounts whose personal data is removed. */
  OFFERS_QUEUE_URL: z.string().default(''),
  ACCOUNTS_QUEUE_URL: z.string().default(''),
  /** Requests whose standing changed what is counted. */
  REQUESTS_QUEUE_URL: z.string().default(''),
  MAIL_SENDER: z.string().default('no-reply@localhost'),
  /** OIDC issuer and client of the single sign-on (Cognito, or the local one). */
  OIDC_ISSUER: z.string(),
  OIDC_CLIENT_ID: z.string(),
  /** Where the issuer publishes its keys, when discovery cannot be used (local http). */
  OIDC_JWKS_URI: z.string().optional(),
  /** The app's own signing key as a private JWK (ES256), and the public keys still accepted as a JWKS. */
  JWT_PRIVATE_JWK: z.string(),
  JWT_PUBLIC_JWKS: z.string(),
  JWT_ISSUER: z.string().default('organic-livestock-database'),
  /** Address of a country's site, for links in mails; `{domain}` is the country's first domain. */
  PUBLIC_URL_PATTERN: z.string().includes('{domain}').default('https://{domain}'),
  /** Registers of certified farmers by country, as `ports/http-certification.ts` reads them. */
  CERTIFICATION_APIS: z.string().default('{}'),
  /** Header in which the distribution in front of the API says the viewer's address; none is believed without it. */
  VIEWER_ADDRESS_HEADER: z.string().min(1).optional(),
  /** SES tells bounces and complaints of mails sent under it. */
  MAIL_CONFIGURATION_SET: z.string().min(1).optional(),
  VERSION: z.string().default('0.0.0'),
  BUILD: z.string().default('development'),
  BUILD_TIME: z.string().default('1970-01-01T00:00:00.000Z'),
});

export type Config = z.infer<typeof Environment> & { readonly isProduction: boolean };

/** Reads the environment once; a missing value is named in one sentence. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`These environment variables are missing or wrong: ${names}`);
  }
  return { ...parsed.data, isProduction: parsed.data.STAGE === 'production' };
}
