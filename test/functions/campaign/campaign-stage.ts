import { gzipSync } from 'node:zlib';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { handler as accounts } from '#functions/accounts/handler.ts';
import { handler as contact } from '#functions/contact/handler.ts';
import { handler as countries } from '#functions/countries/handler.ts';
import { handler as diagnostics } from '#functions/diagnostics/handler.ts';
import { handler as entities } from '#functions/entities/handler.ts';
import { handler as geocoding } from '#functions/geocoding/handler.ts';
import type { ApiHandler } from '#functions/kernel/http/api-event.ts';
import { makeLog } from '#functions/kernel/ports/log.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { world as processWorld } from '#functions/kernel/world.ts';
import { handler as mail } from '#functions/mail/handler.ts';
import { handler as offers } from '#functions/offers/handler.ts';
import { handler as requests } from '#functions/requests/handler.ts';
import { handler as search } from '#functions/search/handler.ts';
import { handler as sessions } from '#functions/sessions/handler.ts';
import { handler as settings } from '#functions/settings/handler.ts';
import { type AttachedFile, attachmentKey } from '#shared/entities/attached-file.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { placeFile } from '#shared/geocoding/place-table.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { type Asked, ask } from '#test/support/api-event.ts';
import { testServices } from '#test/support/local-services.ts';
import { placeTable } from '#test/support/place-table.ts';
import { testId } from '#test/support/test-id.ts';
import { CLIENT_ID, startTestSso } from '#test/support/test-sso.ts';
import { type CampaignPerson, COUNTRY_CODES, campaignPeople } from './campaign-people.ts';
import { type CampaignRow, circleUpload } from './campaign-rows.ts';
import type { EndpointKey } from './endpoint-key.ts';
import { endpointOf } from './endpoint-key.ts';
import { referenceRows } from './reference-rows.ts';

const handlers: Readonly<Record<string, ApiHandler>> = {
  accounts,
  contact,
  countries,
  diagnostics,
  entities,
  geocoding,
  mail,
  offers,
  requests,
  search,
  sessions,
  settings,
};

export const PDF = Buffer.from('%PDF-1.7 a paper');

export type Answer = Awaited<ReturnType<typeof ask>>;
/** Null: a visitor without sign-in. */
export type Caller = CampaignPerson | null;

/**
 * The whole product in this process, as API Gateway calls it, on the real local services, with its reference data and
 * people stored. Counts what is saved; keeps what was logged.
 */
export async function makeCampaignStage() {
  const { table } = await testServices();
  const sso = await startTestSso();
  Object.assign(process.env, {
    OIDC_ISSUER: sso.issuer,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_JWKS_URI: sso.jwksUri,
  });
  const now = new Date();
  const people = campaignPeople(now.toISOString());
  const world = processWorld();
  const counts = { saves: 0, revisions: 0 };
  const logged: string[] = [];
  const { save } = world.store;
  Object.assign(world, {
    log: makeLog((line) => logged.push(line)),
    store: {
      ...world.store,
      save: async (...args: Parameters<typeof save>) => {
        const saved = await save(...args);
        counts.saves += 1;
        counts.revisions += saved.length;
        return saved;
      },
    },
  });

  const put = async (...rows: readonly CampaignRow[]): Promise<Entity[]> => {
    const changes = rows.map(({ id, entityclass, data }) => ({
      ...{ kind: 'create' as const, id, entityclass },
      data: entityClasses[entityclass].schema.parse(data),
    }));
    return save({ changes, by: 'system', changeset: 'campaign' });
  };
  for (const row of referenceRows) await put(row);
  for (const { id, data } of people) await put({ id, entityclass: 'account', data });
  for (const code of Object.values(COUNTRY_CODES)) {
    const places = placeTable(code, ['80331|Testdorf|BY/Area/Parish|48.1|11.5']);
    await world.files.put(placeFile(code), 'application/json', gzipSync(JSON.stringify(places)));
  }

  const tokens = new Map<string, string>();
  const tokenOf = async ({ id: account, user, role }: CampaignPerson): Promise<string> => {
    const known = tokens.get(account);
    if (known !== undefined) return known;
    const { jwt } = await world.tokens.issue({ user, account, role });
    tokens.set(account, jwt);
    return jwt;
  };
  /** One call of an endpoint, its path parameters taken out of the input. */
  const call = async (key: EndpointKey, who: Caller, input: unknown = {}): Promise<Answer> => {
    const { method, path }: Endpoint = endpointOf(key);
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const token = who === null ? {} : { token: await tokenOf(who) };
    const asked = { method, ...split(path, names, input), ...token };
    return ask(handlerOf(key), asked);
  };

  const client = makeTableClient();
  return {
    now,
    people,
    person: (name: string): CampaignPerson => {
      const found = people.find((one) => one.name === name);
      if (found === undefined) throw new Error(`There is nobody called ${name}.`);
      return found;
    },
    world,
    counts,
    logged,
    put,
    call,
    tokenOf,
    /** An id token of the single sign-on. */
    ssoToken: (sub: string) => sso.sign({ sub }),
    /** Any request, as a stranger might send it. */
    send: (domain: string, asked: Asked): Promise<Answer> =>
      ask(handlers[domain] ?? diagnostics, asked),
    /** An upload whose file lies in the store of files. */
    putUpload: async (id: string, owner: string, more: Parameters<typeof circleUpload>[1] = {}) => {
      const file: AttachedFile = {
        ...{ id: testId(`file ${id}`), name: 'papers.pdf' },
        ...{ contentType: 'application/pdf', size: PDF.length },
      };
      await world.files.put(attachmentKey(id, file.id), file.contentType, PDF);
      return put({ id, entityclass: 'upload', data: circleUpload(owner, { file, ...more }) });
    },
    /** How many revisions the table holds: of each entity, all that was ever written. */
    revisions: async (): Promise<number> => {
      let found = 0;
      let ExclusiveStartKey: Record<string, unknown> | undefined;
      do {
        const { Items = [], LastEvaluatedKey } = await client.send(
          new ScanCommand({
            TableName: table,
            ConsistentRead: true,
            ProjectionExpression: 'pk, sk',
            ...(ExclusiveStartKey && { ExclusiveStartKey }),
          }),
        );
        found += Items.filter(({ sk }) => String(sk).startsWith('V#')).length;
        ExclusiveStartKey = LastEvaluatedKey;
      } while (ExclusiveStartKey !== undefined);
      return found;
    },
    stop: async () => {
      client.destroy();
      await sso.stop();
    },
  };
}
export type CampaignStage = Awaited<ReturnType<typeof makeCampaignStage>>;

function handlerOf(key: EndpointKey): ApiHandler {
  const [domain = ''] = key.split('.');
  const handler = handlers[domain];
  if (handler === undefined) throw new Error(`The domain ${domain} has no handler here.`);
  return handler;
}

/** The path with its parameters filled in, and what is left of the input. */
function split(path: string, names: readonly string[], input: unknown) {
  if (names.length === 0 || typeof input !== 'object' || input === null) return { path, input };
  const left = new Map(Object.entries(input));
  const filled = names.reduce((filling, name) => {
    const value = encodeURIComponent(String(left.get(name)).toWellFormed());
    left.delete(name);
    return filling.replace(`{${name}}`, () => value);
  }, path);
  return { path: filled, input: Object.fromEntries(left) };
}
