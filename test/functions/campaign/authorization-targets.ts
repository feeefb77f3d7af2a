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
  countryOf,
} from './campaign-people.ts';
import {
  type CampaignRow,
  circleDraft,
  circleOffer,
  circleRequest,
  circleUpload,
  type OfferFields,
  type UploadFields,
} from './campaign-rows.ts';
import { type Campaign, fileOf, ROWS_A_SAVE } from './open-campaign.ts';

type Make = (stage: Campaign, circle: Circle, id: string) => Omit<CampaignRow, 'id'>;

const offer =
  (more: (now: Date) => OfferFields): Make =>
  ({ now }, circle) => ({ entityclass: 'offer', data: circleOffer(circle, now, more(now)) });

const account =
  (
    role: 'AGR' | 'SUP' | 'INS',
    more: (stage: Campaign, id: string) => Partial<Account> = () => ({}),
  ): Make =>
  (stage, circle, id) => {
    const name = `${role} ${circle}`;
    const model = campaignPeople(stage.now.toISOString()).find((person) => person.name === name);
    if (model === undefined) throw new Error(`There is nobody called ${name}.`);
    return { entityclass: 'account', data: { ...copyOf(model, id, []), ...more(stage, id) } };
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

const master: Make = (_stage, circle, id) => ({
  entityclass: 'region',
  data: {
    labels: [{ lang: 'de_DE', label: 'Region' }],
    country: countryOf(circle),
    statecode: id.slice(-12),
  },
});

/** The key by which a ruleset is asked for. */
export const keyOf = (ruleset: string): string => `key-${ruleset}`;

const rules =
  (isPublic: boolean): Make =>
  (_stage, _circle, id) => ({
    entityclass: 'ruleset',
    data: {
      name: id,
      alias: keyOf(id),
      public: isPublic,
      paths: [{ path: 'role', type: 'string' }],
      rules: [],
    },
  });

const upload =
  (role: 'AGR' | 'SUP', more: (circle: Circle, id: string) => UploadFields = () => ({})): Make =>
  (_stage, circle, id) => ({
    entityclass: 'upload',
    data: circleUpload(accountId(role, circle), { file: fileOf(id), ...more(circle, id) }),
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
  papers: upload('AGR', (circle) => ({
    readers: [accountId('INS', circle), accountId('AUT', circle)],
  })),
  /** Not attached to anything that was sent. */
  'loose papers': upload('AGR'),
  picture: upload('SUP', (_circle, id) => ({
    category: 'profile',
    logo: true,
    file: { ...fileOf(id), name: 'picture.png', contentType: 'image/png' },
  })),
  request: ({ now }, circle) => ({
    entityclass: 'request-process',
    data: circleRequest(circle, now),
  }),
  draft: ({ now }, circle) => ({ entityclass: 'request-process', data: circleDraft(circle, now) }),
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

/** One row of each kind in each circle; `fresh` makes one more, to be changed. */
export async function makeTargets(stage: Campaign) {
  const { store } = stage.world;
  const rows = CIRCLES.flatMap((circle) =>
    Object.entries(TARGETS).map(([name, make]) => {
      const standingId = STANDING[name as TargetName]?.(circle);
      const id = standingId ?? testId(`${name} ${circle}`);
      const made = standingId === undefined ? [{ id, ...make(stage, circle, id) }] : [];
      return { name: `${name} ${circle}`, id, made };
    }),
  );
  const ids = rows.map(({ id }) => id);
  const all = () => store.untyped.latestOf(ids, { fresh: true });
  await stage.put(...rows.flatMap(({ made }) => made));
  // Every standing row has a past: it was saved before, some time ago.
  await setTimeout(2);
  const changes = (await all()).map((before) => ({
    kind: 'update' as const,
    before,
    data: before.data,
  }));
  for (let index = 0; index < changes.length; index += ROWS_A_SAVE) {
    const some = changes.slice(index, index + ROWS_A_SAVE);
    await store.save({ changes: some, by: 'system', changeset: 'campaign' });
  }
  const standing = new Map((await all()).map((entity) => [entity.id, entity]));
  return {
    /** As it was in the beginning: no call changes a standing row. */
    standing: (target: TargetName, circle: Circle): Entity => {
      const row = rows.find(({ name }) => name === `${target} ${circle}`);
      const entity = row && standing.get(row.id);
      if (entity === undefined)
        throw new Error(`There is no standing row of ${target}, ${circle}.`);
      return entity;
    },
    fresh: async (target: TargetName, circle: Circle): Promise<Entity> => {
      const id = stage.world.newId();
      const [entity] = await stage.put({ id, ...TARGETS[target](stage, circle, id) });
      if (entity === undefined) throw new Error(`No row of ${target} was saved.`);
      return entity;
    },
    /** Somebody who is like this person, with an account of its own. */
    newcomer: async (person: CampaignPerson): Promise<CampaignPerson> => {
      const id = stage.world.newId();
      const user = `user of ${id}`;
      await stage.put({ id, entityclass: 'account', data: copyOf(person, id, [user]) });
      return { ...person, id, user };
    },
    /** Every standing row as it is stored now. */
    all,
  };
}
