import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { accountImplementations } from '#functions/accounts/handler.ts';
import type { Context, World } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import type { SsoClaims } from '#functions/kernel/tokens/tokens.ts';
import { Account } from '#shared/accounts/account.ts';
import { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { type EntityClassName, entityClasses } from '#shared/entity-classes.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { sessionErrors } from '#shared/sessions/errors.ts';
import { accountOf } from '#test/support/accounts.ts';
import { ask } from '#test/support/api-event.ts';
import { beginWith, type NewRow, rowOf } from '#test/support/create-rows.ts';
import { testServices } from '#test/support/local-services.ts';
import { supplierData } from '#test/support/offers.ts';
import { outboxMails, outboxMessages } from '#test/support/outbox-messages.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';

export type AccessCall = keyof typeof accountEndpoints;

export const NOW = '2026-03-02T08:00:00.000Z';
export const EARLIER = '2026-01-01T00:00:00.000Z';
const labels = [{ lang: 'en_GB', label: 'test' }];
const ins = testId('ins');

/** Everybody of these tests. */
export const people = {
  adm: accountOf('ADM', 'adm', {
    ssoUsers: ['ada'],
    userData: { address: { email: 'ada@example.org' } },
  }),
  ins: accountOf('INS', 'ins', {
    ssoUsers: ['ines'],
    userData: { address: { email: 'help@ins.example', phone: '+49 89 1234567' } },
  }),
  otherIns: accountOf('INS', 'otherIns'),
  farm: accountOf('AGR', 'farm', {
    maxUsers: 2,
    userData: {
      address: {
        citycode: '80331',
        city: 'München',
        email: 'farm@example.org',
        region: testId('region'),
      },
      controlNumber: 'DE-BY-006-12345-A',
      insData: [{ ins }],
    },
  }),
  retired: accountOf('AGR', 'retired', {
    ssoUsers: ['rita'],
    userData: {
      address: { citycode: '80331' },
      controlNumber: 'DE-BY-006-11111-A',
      insData: [{ ins, deactivatedOn: EARLIER }],
      deactivatedOn: EARLIER,
    },
  }),
  seller: accountOf('SUP', 'seller', {
    ssoUsers: ['sam', 'sue'],
    maxUsers: 5,
    supExtra: { tosAcceptedOn: EARLIER },
    userData: { supData: [supplierData({ activityConfirmedOn: EARLIER })] },
  }),
} as const satisfies Record<string, Entity<Account>>;
/** The facts by which the farm is claimed. */
export const facts = {
  insId: testId('ins'),
  citycode: '80331',
  controlNumber: 'DE-BY-006-12345-A',
  country: testId('country'),
};

export type PersonName = keyof typeof people;

const country = (code: string, more: object = {}) => ({
  labels,
  code,
  domains: [`${code.toLowerCase()}.localhost`],
  languages: ['de_DE'],
  enabledForWebsite: true,
  ...more,
});
const master: readonly (readonly [EntityClassName, string, object])[] = [
  ['country', 'country', country('DE')],
  ['country', 'careful', country('AT', { registrationProcedure: 'confirmedByAdmin' })],
  ['country', 'closed', country('CH', { enabledForWebsite: false })],
  ['country', 'admin', country('LU', { isAdmin: true })],
  [
    'region',
    'region',
    { labels, country: testId('country'), statecode: 'BY', postalCodePrefixes: ['8'] },
  ],
];

/** The real parts on a fresh table, with these rows besides; `sso:<user>` or `sso:<user>:<name>:<address>` is an id token of that user. */
export async function makeAccessStage(more: Partial<World> = {}, rows: readonly NewRow[] = []) {
  const { config } = await testServices();
  const time = { now: Date.parse(NOW) };
  const parts = patientWorld(config, { now: () => new Date(time.now) });
  const world: World = {
    ...parts,
    tokens: { ...parts.tokens, verifySso },
    log: { info: () => {}, error: () => {} },
    ...more,
  };
  const handler = serve('accounts', accountEndpoints, accountImplementations, () => world);
  const put = async (entityclass: EntityClassName, id: string, data: object) => {
    const before = await world.store.untyped.latest(id, { fresh: true });
    const valid = entityClasses[entityclass].schema.parse(data);
    const change = before
      ? ({ kind: 'update', before, data: valid } as const)
      : ({ kind: 'create', id, entityclass, data: valid } as const);
    await world.store.save({ changes: [change], by: 'system', changeset: 'test' });
    return id;
  };
  await beginWith(world, [
    ...master.map(([entityclass, name, data]) => rowOf(entityclass, testId(name), data)),
    ...Object.values(people).map(({ id, data }) => rowOf('account', id, data)),
    ...rows,
  ]);

  const stored = async (id: string): Promise<Entity<Account>> => {
    const entity = await world.store.untyped.latest(id, { fresh: true });
    if (!entity) throw new Error(`no account ${id}`);
    return { ...entity, data: Account.parse(entity.data) };
  };
  const tokenOf = async (name: PersonName, user = people[name].data.ssoUsers[0] ?? '') => {
    const { id, data } = people[name];
    return (await world.tokens.issue({ user, account: id, role: data.staticData.role })).jwt;
  };
  return {
    world,
    time,
    put,
    stored,
    /** What a call of an administrator works with. */
    asAdministrator: (): Context => {
      const who = principal('ADM', { account: people.adm.id });
      const rows = world.rowsFor(who);
      const from = { host: 'de.localhost', sourceAddress: '192.0.2.7' };
      return { ...world, who, rows, requestId: 'request', ...from };
    },
    change: async (id: string, change: (account: Account) => Account) =>
      put('account', id, change((await stored(id)).data)),
    tokenOf,
    /** Status, code and data of a call; `caller` is a person, a token, or nobody. */
    call: async (
      name: AccessCall,
      caller: PersonName | { token: string } | null,
      input: object,
      address = '192.0.2.7',
    ) => {
      const { method, path } = accountEndpoints[name];
      const token = typeof caller === 'string' ? await tokenOf(caller) : caller?.token;
      const asked = { method, path, input, address, ...(token === undefined ? {} : { token }) };
      const { status, body } = await ask(handler, asked);
      const { data, code, details } = body;
      return { status, code, data, details };
    },
    messages: () => outboxMessages(config.TABLE),
    /** The mails of one template that wait. */
    mails: async <T extends MailMessage['template']>(template: T) =>
      (await outboxMails(config.TABLE)).filter(
        (mail): mail is Extract<MailMessage, { template: T }> => mail.template === template,
      ),
    items: () => readTable(config.TABLE),
    /** What was done, and why, where an administrator said so. */
    timeline: async (id: string) =>
      (await world.store.timeline(id, { limit: 50 })).items.map(({ changeset, reason }) =>
        reason === undefined ? changeset : `${changeset}: ${reason}`,
      ),
  };
}
export type AccessStage = Awaited<ReturnType<typeof makeAccessStage>>;

async function verifySso(token: string): Promise<SsoClaims> {
  const [kind, user, name, verifiedEmail] = token.split(':');
  if (user === 'expired') throw new AppError(sessionErrors.expiredToken);
  if (kind !== 'sso' || user === undefined) throw new AppError(sessionErrors.invalidAuth);
  return { user, name, verifiedEmail };
}

async function readTable(table: string) {
  const client = makeTableClient();
  const { Items = [] } = await client.send(
    new ScanCommand({ TableName: table, ConsistentRead: true }),
  );
  client.destroy();
  return Items;
}
