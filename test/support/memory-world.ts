import { randomBytes } from 'node:crypto';
import { makeHttpCertification } from '#functions/kernel/adapters/http-certification.ts';
import { makeLocalProofKeys } from '#functions/kernel/adapters/local-proof-keys.ts';
import { readConfig } from '#functions/kernel/config.ts';
import type { World } from '#functions/kernel/context.ts';
import { makeRows } from '#functions/kernel/make-rows.ts';
import { makeLog } from '#functions/kernel/ports/log.ts';
import { type EntityType, entitiesAs, entityAs } from '#functions/kernel/store/entity-as.ts';
import { makeAppTokens } from '#functions/kernel/tokens/app-tokens.ts';
import type { Tokens } from '#functions/kernel/tokens/tokens.ts';
import { makeTokenKeys } from '#infra/local/make-token-keys.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';

export const NOW = new Date('2026-03-02T08:00:00.000Z');

export type MemoryWorld = World & {
  /** Puts an entity in place of the one with its id. */
  readonly put: (entity: Entity) => void;
  readonly wait: (seconds: number) => void;
  /** What was logged. */
  readonly lines: Record<string, unknown>[];
};

const keys = makeTokenKeys();

/** A world that holds a few entities in memory, for what needs no store of its own: reads only. */
export function memoryWorld(
  entities: readonly object[] = [],
  more: {
    environment?: Record<string, string>;
    verifySso?: Tokens['verifySso'];
    logins?: World['logins'];
  } = {},
): MemoryWorld {
  const held = new Map((entities as Entity[]).map((entity) => [entity.id, entity]));
  const values = new Map<string, object>();
  let now = NOW.getTime();
  const clock = { now: () => new Date(now) };
  const lines: MemoryWorld['lines'] = [];
  const config = readConfig({ ...ENVIRONMENT, ...more.environment });
  const untyped = {
    latest: async (id: string) => held.get(id),
    latestOf: async (ids: readonly string[]) => ids.flatMap((id) => held.get(id) ?? []),
    revisions: async (refs: readonly { id: string }[]) =>
      refs.flatMap(({ id }) => held.get(id) ?? []),
  };
  const store = {
    untyped,
    latest: async <D>(type: EntityType<D>, id: string) => {
      const entity = held.get(id);
      return entity && entityAs(type, entity);
    },
    latestOf: async <D>(type: EntityType<D>, ids: readonly string[]) =>
      entitiesAs(type, await untyped.latestOf(ids)),
    revisions: async <D>(type: EntityType<D>, refs: readonly { id: string }[]) =>
      entitiesAs(type, await untyped.revisions(refs)),
    wasDeleted: async () => false,
  } as unknown as World['store'];
  const search = {
    hits: async (query: { entityClass: string; group: string; keys: readonly string[] }) => {
      const { groups }: AnyEntityClass = entityClasses[query.entityClass as 'account'];
      const items = [...held.values()].filter(
        (entity) =>
          entity.entityclass === query.entityClass &&
          groups[query.group]?.keys(entity).some((key) => query.keys.includes(key)),
      );
      return { items: items.map(({ id, rev }) => ({ id, rev })), next: null };
    },
  } as unknown as World['search'];
  const noSso = async () => {
    throw new Error('No single sign-on in this test.');
  };
  return {
    store,
    search,
    rowsFor: (who) => makeRows({ store, search, clock }, who),
    tokens: {
      ...makeAppTokens(
        {
          privateJwk: config.JWT_PRIVATE_JWK,
          publicJwks: config.JWT_PUBLIC_JWKS,
          issuer: config.JWT_ISSUER,
        },
        clock,
      ),
      verifySso: more.verifySso ?? noSso,
    },
    logins: more.logins ?? { secondFactorOf: noSso, endSessions: noSso },
    proofKeys: makeLocalProofKeys(keys.privateJwk),
    values: {
      get: async (key) => values.get(key),
      getMany: async (keys) => {
        const storedKeys = keys.filter((key) => values.has(key));
        return new Map(storedKeys.map((key) => [key, values.get(key)]));
      },
      put: async (key, value) => void values.set(key, value),
      remove: async (key) => void values.delete(key),
    },
    tallies: { add: async () => undefined, read: async () => [] },
    jobs: {} as World['jobs'],
    files: {} as World['files'],
    clock,
    newId: () => crypto.randomUUID(),
    random: randomBytes,
    certification: makeHttpCertification(config.CERTIFICATION_APIS),
    limits: { take: async () => undefined, wait: async () => undefined },
    codes: {} as World['codes'],
    log: makeLog((line) => lines.push(JSON.parse(line))),
    config,
    put: (entity) => held.set(entity.id, entity),
    wait: (seconds) => {
      now += seconds * 1000;
    },
    lines,
  };
}

const ENVIRONMENT = {
  STAGE: 'production',
  TABLE: 'test',
  BUCKET: 'test',
  OIDC_ISSUER: 'https://sso.test',
  OIDC_CLIENT_ID: 'client',
  JWT_PRIVATE_JWK: keys.privateJwk,
  JWT_PUBLIC_JWKS: keys.publicJwks,
  DIGEST_SECRET: 'nobody knows the secret of the test',
};
