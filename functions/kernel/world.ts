import { randomBytes } from 'node:crypto';
import { entityClasses } from '#shared/entity-classes.ts';
import { makeFilesOnDemand } from './adapters/files-on-demand.ts';
import { makeHttpCertification } from './adapters/http-certification.ts';
import { makeLoginsOnDemand } from './adapters/logins-on-demand.ts';
import { makeProofKeysOnDemand } from './adapters/proof-keys-on-demand.ts';
import { makeCodes } from './adapters/table-codes.ts';
import { makeKeyedValues } from './adapters/table-keyed-values.ts';
import { makeLimits } from './adapters/table-limits.ts';
import { makeTallies } from './adapters/table-tallies.ts';
import { type Config, readConfig } from './config.ts';
import type { World } from './context.ts';
import { makeJobRows } from './jobs/job-rows.ts';
import { makeRows } from './make-rows.ts';
import { type Clock, systemClock } from './ports/clock.ts';
import { makeDigest } from './ports/digest.ts';
import { makeNewId } from './ports/ids.ts';
import { systemLog } from './ports/log.ts';
import { makeSearch } from './search/make-search.ts';
import { makeSettings, type Variables } from './settings/read-settings.ts';
import { makeSettingsExtension } from './settings/settings-extension.ts';
import { makeEntityStore } from './store/make-entity-store.ts';
import { tableClient } from './store/table.ts';
import { makeAppTokens } from './tokens/app-tokens.ts';
import { makeSsoTokensOnDemand } from './tokens/sso-tokens-on-demand.ts';
import type { Tokens } from './tokens/tokens.ts';

const settings = makeSettings({
  environment: process.env,
  extension: makeSettingsExtension({
    port: process.env.PARAMETERS_SECRETS_EXTENSION_HTTP_PORT ?? '2773',
    sessionToken: process.env.AWS_SESSION_TOKEN ?? '',
  }),
  clock: systemClock,
  log: systemLog,
});

let made: { readonly world: World; readonly from: Variables } | undefined;

/**
 * Returns the process's world, made from its settings, and made again when a secret of them changes; its caches live
 * until then. A Lambda function asks for it at the beginning of each call.
 */
export async function currentWorld(): Promise<World> {
  const { variables, isUnderMaintenance } = await settings();
  const world = made?.from === variables ? made.world : makeWorld(readConfig(variables));
  const { config } = world;
  const isSwitched = config.MAINTENANCE !== isUnderMaintenance;
  made = {
    from: variables,
    world: isSwitched
      ? { ...world, config: { ...config, MAINTENANCE: isUnderMaintenance } }
      : world,
  };
  return made.world;
}

/** Returns the world where the environment holds every setting: on a laptop. Lambda uses `currentWorld`. */
export function world(): World {
  made ??= { world: makeWorld(readConfig(process.env)), from: process.env };
  return made.world;
}

/** Joins the parts: the one place that knows them all. `patience` is for tests on a machine with other work to do. */
export function makeWorld(
  config: Config,
  clock: Clock = systemClock,
  patience: { readonly saveTimeoutMs?: number } = {},
): World {
  const client = tableClient();
  const table = config.TABLE;
  const newId = makeNewId(clock, randomBytes);
  const digest = makeDigest(config.DIGEST_SECRET);
  const files = makeFilesOnDemand({
    bucket: config.BUCKET,
    derivedBucket: config.DERIVED_BUCKET,
    pathStyle: config.S3_PATH_STYLE,
  });
  const store = makeEntityStore({ client, table, entityClasses, clock, newId, ...patience });
  const { savedAt } = store;
  const search = makeSearch({ client, table, files, entityClasses, clock, savedAt });
  return {
    store,
    search,
    rowsFor: (who) => makeRows({ store, search, clock }, who),
    values: makeKeyedValues({ client, table }),
    tallies: makeTallies({ client, table, clock, newId, random: randomBytes }),
    jobs: makeJobRows({ client, table }),
    tokens: makeTokens(config, clock),
    logins: makeLoginsOnDemand({ userPoolId: config.USER_POOL_ID }),
    proofKeys: makeProofKeysOnDemand({
      aliasPrefix: config.PROOF_KEY_ALIAS,
      privateJwk: config.PROOF_PRIVATE_JWK,
    }),
    files,
    clock,
    newId,
    random: randomBytes,
    certification: makeHttpCertification(config.CERTIFICATION_APIS),
    limits: makeLimits({ client, table, clock, digest }),
    codes: makeCodes({ client, table, clock, digest, random: randomBytes }),
    log: systemLog,
    config,
  };
}

function makeTokens(config: Config, clock: Clock): Tokens {
  return {
    ...makeAppTokens(
      {
        privateJwk: config.JWT_PRIVATE_JWK,
        publicJwks: config.JWT_PUBLIC_JWKS,
        issuer: config.JWT_ISSUER,
      },
      clock,
    ),
    ...makeSsoTokensOnDemand({
      issuer: config.OIDC_ISSUER,
      clientIds: [config.OIDC_CLIENT_ID, ...Object.values(config.OIDC_CLIENTS)],
      trustedWithEmail: config.OIDC_CLIENTS_TRUSTED_WITH_EMAIL,
      jwksUri: config.OIDC_JWKS_URI,
      clock,
    }),
  };
}
