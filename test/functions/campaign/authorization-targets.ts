import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Account } from '#shared/accounts/account.ts';
import { INVITE_DAYS } from '#shared/accounts/limits.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { testId } from '#test/support/test-id.ts';
import {
  accountId,
  type CampaignPerson,
  CIRCLES,
  type Circle,
  campaignPeople,
} from './campaign-people.ts';
import { circleDraft, circleOffer, circleRequest, type OfferFields } from './campaign-rows.ts';
import { type Campaign, fileOf } from './open-campaign.ts';

type Make = (stage: Campaign, circle: Circle, id: string) => Promise<Entity[]>;

const offer =
  (more: (now: Date) => OfferFields): Make =>
  (stage, circle, id) =>
    stage.put({ id, entityclass: 'offer', data: circleOffer(circle, stage.now, more(stage.now)) });

const account =
  (
    role: 'AGR' | 'SUP' | 'INS',
    more: (stage: Campaign, id: string) => Partial<Account> = () => ({}),
  ): Make =>
  (stage, circle, id) => {
    const name = `${role} ${circle}`;
    const model = campaignPeople(stage.now.toISOString()).find((person) => person.name === name);
    if (model === undefined) throw new Error(`There is nobody called ${name}.`);
    const data = { ...copyOf(model, id, []), ...more(stage, id) };
    return stage.put({ id, entityclass: 'account', data });
  };

/** Of control numbers there is only one each. */
function copyOf({ data }: CampaignPerson, id: string, ssoUsers: string[]): Account {
  const { controlNumber, ...userData } = data.userData;
  const number = controlNumber === undefined ? {} : { controlNumber: id };
  const { invites: _, ...copied } = data;
  return { ...copied, ssoUsers, userData: { ...userData, ...number } };
}

/** An invitation nobody has used yet. */
const openInvite = (stage: Campaign, id: string) => ({
  id: inviteOf(id),
  hash: createHash('sha256').update(id).digest('hex'),
  createdOn: stage.now.toISOString(),
  createdBy: testId('ADM'),
  expires: new Date(stage.now.getTime() + INVITE_DAYS * DAY_MS).toISOString(),
});

/** The invitation of an invited account. */
export const inviteOf = (account: string): string => testId(`invite to ${account}`);

const master: Make = (stage, circle, id) =>
  stage.put({
    id,
    entityclass: 'region',
    data: {
      labels: [{ lang: 'de_DE', label: 'Region' }],
      country: testId(circle.startsWith('home') ? 'home' : 'abroad'),
      statecode: id.slice(-12),
    },
  });

/** The key by which a ruleset is asked for. */
export const keyOf = (ruleset: string): string => `key-${ruleset}`;

const rules =
  (isPublic: boolean): Make =>
  (stage, _circle, id) =>
    stage.put({
      id,
      entityclass: 'ruleset',
      data: {
        name: id,
        alias: keyOf(id),
        public: isPublic,
        paths: [{ path: 'role', type: 'string' }],
        rules: [],
      },
    });

/** The kinds of rows that calls are tried on. */
export const TARGETS = {
  farmer: account('AGR'),
  supplier: account('SUP'),
  office: account('INS'),
  'invited farmer': account('AGR', (stage, id) => ({
    invites: [openInvite(stage, id)],
    maxUsers: 3,
  })),
  'published offer': offer(() => ({ status: 'available' })),
  'archived offer': offer(() => ({ status: 'archived' })),
  'pending offer': offer(() => ({ autApproval: { status: 'pending' } })),
  'offer without approval': offer(() => ({
    status: 'archived',
    autApproval: { status: 'none' },
  })),
  'lapsed offer': offer((now) => ({
    activityUntil: new Date(now.getTime() - 1000).toISOString(),
    autApproval: { status: 'none' },
  })),
  papers: (stage, circle, id) =>
    stage.putUpload(id, accountId('AGR', circle), {
      readers: [accountId('INS', circle), accountId('AUT', circle)],
    }),
  /** Not attached to anything that was sent. */
  'loose papers': (stage, circle, id) => stage.putUpload(id, accountId('AGR', circle)),
  picture: (stage, circle, id) =>
    stage.putUpload(id, accountId('SUP', circle), {
      category: 'profile',
      logo: true,
      file: { ...fileOf(id), name: 'picture.png', contentType: 'image/png' },
    }),
  request: (stage, circle, id) =>
    stage.put({ id, entityclass: 'request-process', data: circleRequest(circle, stage.now) }),
  draft: (stage, circle, id) =>
    stage.put({ id, entityclass: 'request-process', data: circleDraft(circle, stage.now) }),
  region: master,
  'open rules': rules(true),
  'office rules': rules(false),
} as const satisfies Record<string, Make>;
export type TargetName = keyof typeof TARGETS;

/** Accounts and regions of the circles stand already. */
const STANDING: Partial<Record<TargetName, (circle: Circle) => string>> = {
  farmer: (circle) => accountId('AGR', circle),
  supplier: (circle) => accountId('SUP', circle),
  office: (circle) => accountId('INS', circle),
  region: (circle) => testId(`region ${circle}`),
};

/** Every standing row has a past: it was saved before, some time ago. */
async function saveAgain({ world: { store } }: Campaign, id: string): Promise<void> {
  const before = await store.untyped.latest(id, { fresh: true });
  if (before === undefined) throw new Error(`The row ${id} is not stored.`);
  await setTimeout(2);
  const changes = [{ kind: 'update' as const, before, data: before.data }];
  await store.save({ changes, by: 'system', changeset: 'campaign' });
}

/** One row of each kind in each circle; `fresh` makes one more, to be changed. */
export async function makeTargets(stage: Campaign) {
  const standing = new Map<string, string>();
  for (const circle of CIRCLES) {
    for (const [name, make] of Object.entries(TARGETS)) {
      const standingId = STANDING[name as TargetName]?.(circle);
      const id = standingId ?? testId(`${name} ${circle}`);
      if (standingId === undefined) await make(stage, circle, id);
      await saveAgain(stage, id);
      standing.set(`${name} ${circle}`, id);
    }
  }
  const read = async (id: string): Promise<Entity> => {
    const entity = await stage.world.store.untyped.latest(id, { fresh: true });
    if (entity === undefined) throw new Error(`The row ${id} is not stored.`);
    return entity;
  };
  const asStored = new Map<string, Entity>();
  for (const entity of await stage.world.store.untyped.latestOf([...standing.values()], {
    fresh: true,
  })) {
    asStored.set(entity.id, entity);
  }
  return {
    /** As it was in the beginning: no call changes a standing row. */
    standing: (target: TargetName, circle: Circle): Entity => {
      const entity = asStored.get(standing.get(`${target} ${circle}`) ?? target);
      if (entity === undefined)
        throw new Error(`There is no standing row of ${target}, ${circle}.`);
      return entity;
    },
    fresh: async (target: TargetName, circle: Circle): Promise<Entity> => {
      const id = stage.world.newId();
      await TARGETS[target](stage, circle, id);
      return read(id);
    },
    /** Somebody who is like this person, with an account of its own. */
    newcomer: async (person: CampaignPerson): Promise<CampaignPerson> => {
      const id = stage.world.newId();
      const user = `user of ${id}`;
      await stage.put({ id, entityclass: 'account', data: copyOf(person, id, [user]) });
      return { ...person, id, user };
    },
    /** Every standing row as it is stored now. */
    all: () => stage.world.store.untyped.latestOf([...standing.values()], { fresh: true }),
  };
}
