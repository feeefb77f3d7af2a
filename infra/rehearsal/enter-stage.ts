import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';
import { secretNames } from '#infra/deploy/configuration/secret-names.ts';
import { prefixOf } from '#infra/deploy/constructs/stage-settings.ts';
import { FIRST_ADMINISTRATOR, openStage } from '#infra/operate/first-steps/open-stage.ts';
import { countryClass } from '#shared/countries/country.ts';
import { countryEndpoints } from '#shared/countries/endpoints.ts';
import { askStandIn } from './ask-stand-in.ts';
import { makeDeployedApi, type StageAddress } from './deployed-api.ts';
import { linkUser } from './link-user.ts';
import { type RehearsedStage, worldOf } from './rehearsed-stage.ts';
import type { PublishedKeys } from './sign-on-keys.ts';
import { standInEnvironment } from './stand-in.ts';

const Secret = z.object({ SecretString: z.string() });
const HandlerSecret = z.object({ JWT_PUBLIC_JWKS: z.unknown() });
const SigningSecret = z.object({ JWT_PRIVATE_JWK: z.unknown() });
const DigestSecret = z.object({ DIGEST_SECRET: z.string() });
const OriginSecret = z.object({ ORIGIN_SECRET: z.string() });
const Outputs = z.record(z.string(), z.record(z.string(), z.string()));

/** Takes the first steps in a stage that was just deployed, and returns the facts that its callers need. */
export async function enterStage(
  deployment: Deployment,
  outputs: unknown,
  { privateJwk }: PublishedKeys,
): Promise<RehearsedStage> {
  const prefix = prefixOf(deployment);
  const output = (stack: string, name: string): string =>
    Outputs.parse(outputs)[`${prefix}-${stack}`]?.[name] ?? '';
  const origin = await secretOf(deployment, `${prefix.replace('-', '/')}/origin`);
  const names = secretNames(deployment.stage);
  const handlers = HandlerSecret.parse(await secretOf(deployment, names.handlers));
  const signing = SigningSecret.parse(await secretOf(deployment, names.signing));
  const digests = DigestSecret.parse(await secretOf(deployment, names.digests));
  const where = {
    address: output('api', 'ApiAddress'),
    host: deployment.countries[0]?.domains[0] ?? '',
    originSecret: OriginSecret.parse(origin).ORIGIN_SECRET,
  };
  const entered = {
    ...where,
    settings: {
      ...standInEnvironment(deployment.stage.region),
      TABLE: output('data', 'TableName'),
      BUCKET: output('data', 'FilesName'),
      DERIVED_BUCKET: output('data', 'DerivedName'),
      JWT_PRIVATE_JWK: JSON.stringify(signing.JWT_PRIVATE_JWK),
      JWT_PUBLIC_JWKS: JSON.stringify(handlers.JWT_PUBLIC_JWKS),
      DIGEST_SECRET: digests.DIGEST_SECRET,
      // No test here reads tokens of the single sign-on.
      OIDC_ISSUER: 'https://nobody.example',
      OIDC_CLIENT_ID: 'nobody',
    },
    signOn: { privateJwk, issuer: '', clientId: '' },
  };
  const world = worldOf(entered);
  const { countries } = deployment;
  const usersOfPool = async () => new Set<string>();
  const parts = { ...world, usersOfPool };
  await openStage(parts, { countries, email: 'operator@livestock.example' });
  await linkUser(world, FIRST_ADMINISTRATOR);
  await openCountries(world, countries);
  return { ...entered, signOn: { privateJwk, ...(await signOnOf(where)) } };
}

/** Opens all countries for people, who would else wait for the pages that an administrator writes. */
async function openCountries(
  { store }: Pick<World, 'store'>,
  countries: Deployment['countries'],
): Promise<void> {
  const codes = countries.map(({ code }) => code);
  const ids = await store.claimedByAny(countryClass.name, 'code', codes);
  for (const before of await store.latestOf(countryClass, [...ids.values()], { fresh: true })) {
    const data = { ...before.data, enabledForWebsite: true, isAdmin: false };
    const changes = [{ kind: 'update', before, data }] as const;
    await store.save({ changes, by: 'system', changeset: 'rehearsal' });
  }
}

/** Reads issuer and client of the single sign-on as a page does. */
async function signOnOf(where: StageAddress) {
  const input = { url: `https://${where.host}/` };
  const { status, code, data } = await makeDeployedApi(where)(countryEndpoints.getByUrl, { input });
  if (status !== 200)
    throw new Error(`The country of ${where.host} is not told: ${status} ${code}`);
  return countryEndpoints.getByUrl.output.options[0].parse(data).oidc;
}

async function secretOf({ stage }: Deployment, name: string): Promise<unknown> {
  const { text } = await askStandIn({
    service: 'secretsmanager',
    region: stage.region,
    target: 'secretsmanager.GetSecretValue',
    body: JSON.stringify({ SecretId: name }),
  });
  return JSON.parse(Secret.parse(JSON.parse(text)).SecretString);
}
