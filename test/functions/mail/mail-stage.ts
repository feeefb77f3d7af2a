import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { World } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { makeMailWorld } from '#functions/kernel/mail-world.ts';
import { makeLog } from '#functions/kernel/ports/log.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import type { Tokens } from '#functions/kernel/tokens/tokens.ts';
import { mailImplementations } from '#functions/mail/handler.ts';
import { Account } from '#shared/accounts/account.ts';
import { Country } from '#shared/countries/country.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { mailEndpoints } from '#shared/mail/endpoints.ts';
import { accountOf } from '#test/support/accounts.ts';
import { ask } from '#test/support/api-event.ts';
import { beginWith, rowOf } from '#test/support/create-rows.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testServices } from '#test/support/local-services.ts';
import { outboxMails } from '#test/support/outbox-messages.ts';
import { patientWorld } from '#test/support/patient-world.ts';

export const NOW = '2026-03-02T08:00:00.000Z';
type Emails = Account['userData']['emails'];

const emails: Emails = [
  { email: 'Office@example.org', status: 'open' },
  { email: 'good@example.org', status: 'verified' },
];
/** Everybody of these tests; each signs in as the user of its name. */
export const people = {
  adm: accountOf('ADM', 'adm', {
    ssoUsers: ['adm'],
    joinings: [{ user: 'adm', on: '2026-01-01T00:00:00.000Z', way: 'invitation', name: 'Ada' }],
  }),
  ins: accountOf('INS', 'ins', { ssoUsers: ['ins'], uiLocale: 'en_GB', userData: { emails } }),
  sup: accountOf('SUP', 'sup', { ssoUsers: ['sup'], userData: { emails: [] } }),
  aso: accountOf('ASO', 'aso', { ssoUsers: ['aso'] }),
  aut: accountOf('AUT', 'aut', { ssoUsers: ['aut'], userData: { emails: [] } }),
  agr: accountOf('AGR', 'agr', { ssoUsers: ['agr'] }),
} as const;
export type PersonName = keyof typeof people;

export const germany = entityOf(
  'country',
  Country.parse({
    labels: [{ lang: 'de_DE', label: 'Deutschland' }],
    code: 'DE',
    domains: ['de.localhost'],
    languages: ['de_DE'],
  }),
);

export type MailCall = keyof typeof mailEndpoints;

/** `sso:<user>:<verified address>` is an id token. */
const verifySso: Tokens['verifySso'] = async (token) => {
  const [, user = '', verifiedEmail] = token.split(':');
  return { user, verifiedEmail };
};

/** The real parts on a fresh table. */
export async function makeMailStage() {
  const { config, table } = await testServices();
  const time = { now: Date.parse(NOW) };
  const lines: Record<string, unknown>[] = [];
  const parts = patientWorld(config, { now: () => new Date(time.now) });
  const world: World = {
    ...parts,
    tokens: { ...parts.tokens, verifySso },
    log: makeLog((line) => lines.push(JSON.parse(line))),
  };
  const handler = serve('mail', mailEndpoints, mailImplementations, () => world);
  await beginWith(world, [
    rowOf('country', germany.id, germany.data),
    ...Object.values(people).map(({ id, data }) => ({ id, entityclass: 'account', data })),
  ]);

  const tokenOf = async (name: PersonName) => {
    const { id, data } = people[name];
    return (await world.tokens.issue({ user: name, account: id, role: data.staticData.role })).jwt;
  };
  const change = async (name: PersonName, changed: (account: Account) => Account) => {
    const before = await world.store.untyped.latest(people[name].id, { fresh: true });
    if (!before) throw new Error('no account');
    const data = changed(Account.parse(before.data));
    const changes = [{ kind: 'update', before, data }] as const;
    await world.store.save({ changes, by: 'system', changeset: 'test' });
  };
  return {
    world,
    mailWorld: makeMailWorld(world),
    lines,
    wait: (seconds: number) => {
      time.now += seconds * SECOND_MS;
    },
    call: async (
      name: MailCall,
      caller: PersonName | null,
      input: object,
      address = '192.0.2.7',
    ) => {
      const { method, path } = mailEndpoints[name];
      const token = caller === null ? undefined : await tokenOf(caller);
      const asked = { method, path, input, address, ...(token === undefined ? {} : { token }) };
      const { status, headers, body } = await ask(handler, asked);
      const { data, code, message, details } = body;
      return { status, code, data, message, details, retryAfter: headers['retry-after'] };
    },
    mails: () => outboxMails(table),
    /** The code that was mailed last to the address. */
    code: async (address: string): Promise<string> => {
      const codes = (await outboxMails(table)).flatMap(({ to, params }) =>
        to === address && 'code' in params ? [params.code] : [],
      );
      return codes.at(-1) ?? 'no code';
    },
    emails: async (name: PersonName): Promise<Emails> => {
      const entity = await world.store.untyped.latest(people[name].id, { fresh: true });
      return Account.parse(entity?.data).userData.emails;
    },
    /** Gives an account other addresses: those of its list, and the one that it was registered with. */
    setEmails: (name: PersonName, changed: Emails, registered?: string) =>
      change(name, (account) => {
        const address = { email: registered };
        return { ...account, userData: { ...account.userData, address, emails: changed } };
      }),
    change,
    /** Everything in the table as text. */
    rows: async (): Promise<string> => {
      const client = makeTableClient();
      const { Items = [] } = await client.send(new ScanCommand({ TableName: table }));
      client.destroy();
      return JSON.stringify(Items.filter(({ sk }) => sk !== 'O' && sk !== 'LATEST'));
    },
  };
}
export type MailStage = Awaited<ReturnType<typeof makeMailStage>>;

/** Another code than this one. */
export const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
