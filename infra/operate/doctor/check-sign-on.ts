import * as z from 'zod';
import type { CountryConfig } from '#infra/deploy/configuration/country-config.ts';
import { type Check, type Examined, type Finding, goodFinding, wrongFinding } from './finding.ts';
import { jsonOf } from './refusal-of.ts';

/**
 * The description of a provider.
 * @see https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderMetadata
 */
const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

/** Checks that the countries' own providers describe themselves in the way that Cognito reads. */
export const checkSignOn: Check = async (examined) =>
  Promise.all(examined.deployment.countries.map((country) => checkProvider(country, examined)));

async function checkProvider(
  { code, signOn }: CountryConfig,
  { readPage }: Examined,
): Promise<Finding> {
  if (signOn.kind === 'userPool')
    return goodFinding(`People of ${code} sign in with the user pool.`);
  if (signOn.kind === 'oidc') return checkIssuer(code, signOn.issuer, readPage);
  const page = await readPage(signOn.metadataUrl).catch(() => undefined);
  return page?.status === 200 && /<(\w+:)?EntityDescriptor[\s>]/.test(page.text)
    ? goodFinding(`The SAML provider of ${code} describes itself.`)
    : wrongFinding(
        `${signOn.metadataUrl} shows no SAML metadata: correct signOn.metadataUrl of ${code}.`,
      );
}

async function checkIssuer(
  code: string,
  issuer: string,
  readPage: Examined['readPage'],
): Promise<Finding> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const page = await readPage(address).catch(() => undefined);
  const read = Discovery.safeParse(page?.status === 200 ? jsonOf(page.text) : undefined);
  if (!read.success) {
    return wrongFinding(
      `${address} shows no discovery document: correct signOn.issuer of ${code}.`,
    );
  }
  return read.data.issuer === issuer
    ? goodFinding(`The OpenID Connect provider of ${code} describes itself.`)
    : wrongFinding(
        `The provider of ${code} calls itself ${read.data.issuer}: write signOn.issuer exactly so.`,
      );
}
