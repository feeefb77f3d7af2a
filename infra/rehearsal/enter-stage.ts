import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { systemClock } from '#functions/kernel/ports/clock.ts';
import { makeNewId } from '#functions/kernel/ports/ids.ts';
import { makeEntityStore } from '#functions/kernel/store/make-entity-store.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { makeAppTokens } from '#functions/kernel/tokens/app-tokens.ts';
import type { Deployment } from '#infra/configuration/read-configuration.ts';
import { prefixOf } from '#infra/constructs/stage-settings.ts';
import { FIRST_ADMINISTRATOR, openStage } from '#infra/first-steps/open-stage.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { askStandIn } from './ask-stand-in.ts';
import { makeDeployedApi } from './deployed-api.ts';
import type { Stage } from './journeys.ts';
import { ENDPOINT } from './stand-in.ts';

const USER = 'rehearsal';
/** As `functions/kernel/config.ts` has it where nothing else is set. */
const ISSUER = 'organic-livestock-database';

const Secret = z.object({ SecretString: z.string() });
const HandlerSecret = z.object({ JWT_PRIVATE_JWK: z.unknown(), JWT_PUBLIC_JWKS: z.unknown() });
const OriginSecret = z.object({ ORIGIN_SECRET: z.string() });
const Messages = z.object({ messages: z.record(z.string(), z.unknown()) });

/**
 * Takes the first steps in a stage that was just deployed, and signs its administrator in: with the stage's own key,
 * because the handlers ask the real Cognito for the keys of the user pool, which knows nothing of the stand-in's.
 */
export async function enterStage(deployment: Deployment, outputs: unknown): Promise<Stage> {
  const prefix = prefixOf(deployment);
  const { ApiAddress: address } = z
    .object({ [`${prefix}-api`]: z.object({ ApiAddress: z.string() }) })
    .transform((all) => all[`${prefix}-api`] ?? { ApiAddress: '' })
    .parse(outputs);
  const origin = await secretOf(deployment, `${prefix.replace('-', '/')}/origin`);
  const { ORIGIN_SECRET: originSecret } = OriginSecret.parse(origin);
  const host = deployment.countries[0]?.domains[0] ?? '';
  await linkAdministrator(deployment);
  return {
    api: makeDeployedApi({ address, host, originSecret }),
    host,
    administrator: { id: FIRST_ADMINISTRATOR, token: await tokenOf(deployment) },
    mailedTo,
  };
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

async function linkAdministrator(deployment: Deployment): Promise<void> {
  const clock = systemClock;
  const newId = makeNewId(clock, randomBytes);
  const client = makeTableClient();
  const table = prefixOf(deployment);
  const store = makeEntityStore({ client, table, entityClasses, clock, newId });
  const { countries } = deployment;
  const parts = { store, clock, newId, random: randomBytes };
  await openStage(parts, { countries, email: 'operator@livestock.example' });
  const before = await store.latest(FIRST_ADMINISTRATOR, { fresh: true });
  if (before === undefined) throw new Error('The first steps made no administrator.');
  const data = { ...before.data, ssoUsers: [USER] };
  const changes = [{ kind: 'update', before, data }] as const;
  await store.save({ changes, by: 'system', changeset: 'rehearsal' });
}

async function tokenOf(deployment: Deployment): Promise<string> {
  const secret = HandlerSecret.parse(
    await secretOf(deployment, deployment.stage.handlerSecretName),
  );
  const tokens = makeAppTokens(
    {
      privateJwk: JSON.stringify(secret.JWT_PRIVATE_JWK),
      publicJwks: JSON.stringify(secret.JWT_PUBLIC_JWKS),
      issuer: ISSUER,
    },
    systemClock,
  );
  const account = FIRST_ADMINISTRATOR;
  return (await tokens.issue({ user: USER, account, role: 'ADM' })).jwt;
}

/** Addresses stand in the messages whatever their form. */
async function mailedTo(): Promise<readonly string[]> {
  const answer = await fetch(`${ENDPOINT}/_ministack/ses/messages`);
  const { messages } = Messages.parse(await answer.json());
  return JSON.stringify(messages).match(/[\w.-]+@[\w.-]+\w/g) ?? [];
}
