import * as z from 'zod';

/** The name of a secret; its value is kept in Secrets Manager. */
export const SecretName = z
  .string()
  .regex(/^[\w/+=.@-]{1,200}$/, 'must be the name of a secret in Secrets Manager');

/**
 * Cognito's name of the provider. A country names it as `ssoIdpHint`, so that people skip Cognito's own page.
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_CreateIdentityProvider.html
 */
const Hint = z
  .string()
  .regex(/^[A-Za-z0-9-]{3,32}$/, 'must have 3 to 32 letters, digits and hyphens');

/**
 * True where the provider has checked its people's e-mail addresses itself: the product then takes them for verified,
 * whatever the provider's tokens say.
 */
const trustsEmail = z.boolean().default(false);

const HttpsAddress = z.url({ protocol: /^https$/, error: 'must be an address with https' });

/** The place where people of a country sign in. */
export const SignOnConfig = z.discriminatedUnion(
  'kind',
  [
    /** Cognito's own sign-in with e-mail address and password. */
    z.strictObject({ kind: z.literal('userPool') }),
    z.strictObject({
      kind: z.literal('oidc'),
      hint: Hint,
      issuer: HttpsAddress,
      clientId: z.string().min(1).max(200),
      clientSecretName: SecretName,
      /**
       * The round of the provider's secret: raised by 1, a deployment reads it again (runbook: renew the secret of a
       * provider).
       */
      clientSecretRound: z
        .int('must be a whole number, 1 at least')
        .min(1, 'must be a whole number, 1 at least')
        .max(999)
        .default(1),
      trustsEmail,
      scopes: z.array(z.string().min(1)).min(1).default(['openid', 'email', 'profile']),
    }),
    z.strictObject({
      kind: z.literal('saml'),
      hint: Hint,
      metadataUrl: HttpsAddress,
      trustsEmail,
      /** The attribute of an assertion that says `true` where the address is verified. */
      emailVerifiedClaim: z.string().min(1).max(200).optional(),
    }),
  ],
  'must be of kind userPool, oidc or saml',
);
export type SignOnConfig = z.infer<typeof SignOnConfig>;
