import type { World } from '#functions/kernel/context.ts';
import { AttachedFile, attachmentKey } from '#shared/entities/attached-file.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Asked, ask } from '#test/support/api-event.ts';
import { placeTable } from '#test/support/place-table.ts';
import { putPlaces } from '#test/support/put-places.ts';
import { testId } from '#test/support/test-id.ts';
import { type CampaignPerson, COUNTRY_CODES, campaignPeople } from './campaign-people.ts';
import type { CampaignRow } from './campaign-rows.ts';
import { type EndpointKey, endpointOf } from './endpoint-key.ts';
import { referenceRows } from './reference-rows.ts';

export const PDF = Buffer.from('%PDF-1.7 a paper');

/** The file of an upload. */
export const fileOf = (upload: string): AttachedFile => ({
  id: testId(`file ${upload}`),
  name: 'papers.pdf',
  contentType: 'application/pdf',
  size: PDF.length,
});

/** Each with its claims and deltas, they fit a transaction. */
export const ROWS_A_SAVE = 8;

export type Answer = Awaited<ReturnType<typeof ask>>;
/** Null: a visitor without sign-in. */
export type Caller = CampaignPerson | null;

/** The product that a campaign is led against: in this process, or deployed. */
export type CampaignHost = {
  readonly world: Pick<World, 'store' | 'files' | 'tokens' | 'newId' | 'jobs' | 'clock'>;
  readonly send: (domain: string, asked: Asked) => Promise<Answer>;
  /** An id token of the single sign-on. */
  readonly ssoToken: (user: string) => Promise<string>;
};

/** Stores the reference data and the people of the campaign, and gives what calls the product in their names. */
export async function openCampaign({ world, send, ssoToken }: CampaignHost) {
  const now = new Date();
  const people = campaignPeople(now.toISOString());
  const { save } = world.store;
  /** Stores rows, and the files of uploads. */
  const put = async (...rows: readonly CampaignRow[]): Promise<Entity[]> => {
    const saved: Entity[] = [];
    for (let index = 0; index < rows.length; index += ROWS_A_SAVE) {
      const changes = rows.slice(index, index + ROWS_A_SAVE).map(({ id, entityclass, data }) => ({
        kind: 'create' as const,
        id,
        entityclass,
        data: entityClasses[entityclass].schema.parse(data),
      }));
      saved.push(...(await save({ changes, by: 'system', changeset: 'campaign' })));
    }
    for (const { id, data } of saved) {
      const file = AttachedFile.safeParse(data.file).data;
      if (file) await world.files.put(attachmentKey(id, file.id), file.contentType, PDF);
    }
    return saved;
  };
  const accounts = people.map(({ id, data }) => ({ id, entityclass: 'account' as const, data }));
  await put(...referenceRows, ...accounts);
  for (const code of Object.values(COUNTRY_CODES)) {
    await putPlaces(world, placeTable(code, ['80331|Testdorf|BY/Area/Parish|48.1|11.5']));
  }

  const tokens = new Map<string, string>();
  const tokenOf = async ({ id: account, user, role }: CampaignPerson): Promise<string> => {
    const token = tokens.get(account);
    if (token !== undefined) return token;
    const { jwt } = await world.tokens.issue({ user, account, role });
    tokens.set(account, jwt);
    return jwt;
  };
  return {
    now,
    people,
    person: (name: string): CampaignPerson => {
      const match = people.find((person) => person.name === name);
      if (match === undefined) throw new Error(`There is nobody called ${name}.`);
      return match;
    },
    world,
    put,
    tokenOf,
    ssoToken,
    /** One call of an endpoint, its path parameters taken out of the input. */
    call: async (key: EndpointKey, who: Caller, input: unknown = {}): Promise<Answer> => {
      const { method, path }: Endpoint = endpointOf(key);
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const token = who === null ? {} : { token: await tokenOf(who) };
      const [domain = ''] = key.split('.');
      return send(domain, { method, ...split(path, names, input), ...token });
    },
  };
}
export type Campaign = Awaited<ReturnType<typeof openCampaign>>;

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
