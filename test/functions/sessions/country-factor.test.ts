import { describe, expect, test } from 'vitest';
import { serve } from '#functions/kernel/http/serve.ts';
import type { SsoClaims } from '#functions/kernel/tokens/tokens.ts';
import { getAccount } from '#functions/sessions/get-account.ts';
import { getSecondFactor } from '#functions/sessions/get-second-factor.ts';
import { listAccounts } from '#functions/sessions/list-accounts.ts';
import { login } from '#functions/sessions/login.ts';
import type { Account } from '#shared/accounts/account.ts';
import { Country } from '#shared/countries/country.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AccountRole } from '#shared/kernel/role.ts';
import { sessionEndpoints } from '#shared/sessions/endpoints.ts';
import type { SecondFactor } from '#shared/sessions/second-factor.ts';
import { accountOf } from '#test/support/accounts.ts';
import { ask } from '#test/support/api-event.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testServices } from '#test/support/local-services.ts';
import { memoryWorld } from '#test/support/memory-world.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { testId } from '#test/support/test-id.ts';

const countryOf = (code: string, more: Partial<Country> = {}): Entity<Country> =>
  entityOf(
    'country',
    Country.parse({
      labels: [{ lang: 'en_GB', label: code }],
      code,
      domains: [`${code.toLowerCase()}.localhost`],
      languages: ['en_GB'],
      ...more,
    }),
    code,
  );
const accountIn = (code: string, role: AccountRole, more: Partial<Account> = {}) => {
  const staticData = { country: testId(code) };
  return accountOf(role, `${role} ${code}`, { ssoUsers: ['anna'], ...more, staticData });
};

/** DE demands it of authorities and control bodies, AT of nobody. */
const demanding = countryOf('DE', { secondFactorFor: ['AUT', 'INS'] });
const easy = countryOf('AT');
const refused = { status: 403, code: 'sessions.secondFactorNeeded' };

const implementations = { login, getSecondFactor, listAccounts, getAccount };
/** The token is the person's name; the sign-in is of this moment. */
const verifySso = async (user: string): Promise<SsoClaims> => ({ user, signedInAt: Infinity });

function callsOf(world: ReturnType<typeof memoryWorld> | ReturnType<typeof patientWorld>) {
  const sessions = serve('sessions', sessionEndpoints, implementations, () => world);
  const post = (path: string) => async (input: object) => {
    const { status, body } = await ask(sessions, { method: 'POST', path, input });
    return { status, code: body.code, data: body.data };
  };
  return {
    enter: (useAccount?: string) =>
      post('auth/domain/login')({ token: 'anna', ...(useAccount && { useAccount }) }),
    look: () => post('auth/domain/secondfactor')({ token: 'anna' }),
  };
}

function setUp(
  accounts: readonly object[],
  { countries = [demanding, easy], stage = '', factor = 'off' as SecondFactor } = {},
) {
  const world = memoryWorld([...countries, ...accounts], {
    environment: { SECOND_FACTOR_FOR: stage },
    verifySso,
    logins: { secondFactorOf: async () => factor, endSessions: async () => {} },
  });
  return { world, ...callsOf(world) };
}

describe('a country that demands a second factor of authorities and control bodies', () => {
  test.each<[AccountRole, string, boolean]>([
    ['AUT', 'DE', true],
    ['INS', 'DE', true],
    ['ASO', 'DE', false],
    ['SUP', 'DE', false],
    ['AGR', 'DE', false],
    ['ADM', 'DE', false],
    ['AUT', 'AT', false],
    ['INS', 'AT', false],
  ])('%s of %s without one is refused: %s', async (role, code, isRefused) => {
    const account = accountIn(code, role);
    const { enter, look } = setUp([account]);
    const answer = isRefused ? refused : { status: 200, data: { account: { id: account.id } } };
    expect(await enter()).toMatchObject(answer);
    expect(await enter(account.id)).toMatchObject(answer);
    expect((await look()).data).toEqual({
      secondFactor: 'off',
      isUsed: false,
      isNeeded: isRefused,
    });
  });

  test.each<SecondFactor>(['on', 'elsewhere'])(
    'lets those in whose second factor is %s',
    async (factor) => {
      const account = accountIn('DE', 'AUT');
      const { enter } = setUp([account], { factor });
      expect((await enter()).data.account.id).toBe(account.id);
    },
  );

  test('only adds to what the stage demands', async () => {
    for (const code of ['DE', 'AT']) {
      const { enter } = setUp([accountIn(code, 'ASO')], { stage: 'ASO' });
      expect(await enter()).toMatchObject(refused);
    }
    const { enter } = setUp([accountIn('DE', 'AUT')], { stage: 'ASO' });
    expect(await enter()).toMatchObject(refused);
  });

  test('binds a person there only: of two offices in two countries the other opens', async () => {
    const here = accountIn('DE', 'AUT');
    const there = accountIn('AT', 'AUT');
    const { enter, look } = setUp([here, there]);
    expect((await enter()).data.account.id).toBe(there.id);
    expect((await enter(there.id)).data.account.id).toBe(there.id);
    expect(await enter(here.id)).toMatchObject(refused);
    expect((await look()).data.isNeeded).toBe(true);
  });

  test('asks nobody for an account that is closed or was left', async () => {
    const closed = accountIn('DE', 'AUT', { active: false });
    const left = accountIn('DE', 'INS', { ssoUsers: ['ben'] });
    const farm = accountIn('DE', 'AGR');
    const { enter, look } = setUp([closed, left, farm]);
    expect((await enter()).data.account.id).toBe(farm.id);
    expect((await look()).data.isNeeded).toBe(false);
  });

  test('asks an office that moves there, and no more one that moves away', async () => {
    const office = accountIn('AT', 'AUT');
    const { enter, world } = setUp([office]);
    expect((await enter(office.id)).status).toBe(200);
    world.put({ ...office, data: accountIn('DE', 'AUT').data });
    expect(await enter(office.id)).toMatchObject(refused);
    world.put(office);
    expect((await enter(office.id)).status).toBe(200);
  });
});

describe('administrators, who act in every country', () => {
  const administrators = countryOf('DE', { secondFactorFor: ['ADM'] });

  test.each(['DE', 'AT'])('need one where any country demands it, as one of %s', async (code) => {
    const account = accountIn(code, 'ADM');
    const countries = [administrators, easy];
    expect(await setUp([account], { countries }).enter()).toMatchObject(refused);
    expect((await setUp([account], { countries, factor: 'on' }).enter()).status).toBe(200);
  });

  test('need none where no country does', async () => {
    expect((await setUp([accountIn('DE', 'ADM')]).enter()).status).toBe(200);
  });

  test('are no reason to ask the other accounts of the person', async () => {
    const farm = accountIn('DE', 'AGR');
    const { enter } = setUp([accountIn('AT', 'ADM'), farm], { countries: [administrators, easy] });
    expect((await enter()).data.account.id).toBe(farm.id);
  });
});

test.each(['AUT', 'ADM'] as const)(
  'a country that was stored before, or is not there, demands nothing of %s',
  async (role) => {
    const { secondFactorFor: _, ...before } = demanding.data;
    const old = [entityOf('country', before, 'DE')];
    const account = accountIn('DE', role);
    expect((await setUp([account], { countries: old as (typeof easy)[] }).enter()).status).toBe(
      200,
    );
    expect((await setUp([account], { countries: [] }).enter()).status).toBe(200);
  },
);

test.each(['AUT', 'ADM'] as const)(
  'what another process saves of the country holds at the next renewal of %s',
  async (role) => {
    const { config } = await testServices();
    const product = patientWorld(config);
    const account = accountIn('AT', role);
    const [stored] = await product.store.save({
      changes: [easy, account].map(({ id, entityclass, data }) => ({
        kind: 'create',
        id,
        entityclass,
        data,
      })),
      by: 'system',
      changeset: 'test',
    });
    const logins = {
      secondFactorOf: async (): Promise<SecondFactor> => 'off',
      endSessions: async () => {},
    };
    const { enter } = callsOf({ ...product, logins, tokens: { ...product.tokens, verifySso } });
    expect((await enter(account.id)).status).toBe(200);

    const save = async (before: Entity | undefined, secondFactorFor: readonly AccountRole[]) => {
      if (before === undefined) throw new Error('nothing was saved');
      const data = { ...before.data, secondFactorFor };
      const changes = [{ kind: 'update' as const, before, data }];
      const saved = await patientWorld(config).store.save({
        changes,
        by: 'system',
        changeset: 'test',
      });
      return saved[0];
    };
    const changed = await save(stored, [role]);
    expect(await enter(account.id)).toMatchObject(refused);
    await save(changed, []);
    expect((await enter(account.id)).status).toBe(200);
  },
);
