import { beforeEach, describe, expect, test } from 'vitest';
import { rejectAddress } from '#functions/mail/rejected-addresses.ts';
import {
  FARM_CODES,
  FARM_CODES_IN_ALL,
  FARM_TRIES,
  FARM_WRONG_FACTS,
} from '#shared/accounts/limits.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { BOUNCE_REST_DAYS, VERIFICATION_SENDS, VERIFICATION_TRIES } from '#shared/mail/limits.ts';
import { testId } from '#test/support/test-id.ts';
import { type AccessStage, facts, makeAccessStage, people } from './access-stage.ts';

let stage: AccessStage;
beforeEach(async () => {
  stage = await makeAccessStage();
  await stage.change(farm, (account) => ({ ...account, maxUsers: 5, ssoUsers: ['fay'] }));
});

const farm = people.farm.id;
const MINUTE = 60_000;
const askCode = (user = 'anna', more: object = {}) =>
  stage.call('requestFarmCode', null, { ...facts, token: `sso:${user}`, ...more });
const register = (code: string | undefined, user = 'anna', more: object = {}) =>
  stage.call('registerFarmer', null, {
    ...facts,
    token: `sso:${user}`,
    ...(code === undefined ? {} : { code }),
    ...more,
  });
const mails = () => stage.mails('farmCode');
const lastCode = async (): Promise<string> => (await mails()).at(-1)?.params.code ?? '';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const users = async () => (await stage.stored(farm)).data.ssoUsers;

describe('a farm that somebody uses', () => {
  test('is not had by its three facts, however often and by whomever they are given', async () => {
    for (const user of ['anna', 'ben', 'anna']) {
      expect((await register(undefined, user)).code).toBe('accounts.farmInUse');
    }
    expect([await users(), await mails()]).toEqual([['fay'], []]);
  });

  test('is mailed a code; the answer tells when it ends and not where it went', async () => {
    const answer = await askCode('anna', { token: 'sso:anna:Anna Muster:anna@example.org' });
    expect(answer).toEqual({
      status: 200,
      code: null,
      data: { expires: '2026-03-02T08:30:00.000Z' },
      details: [],
    });
    expect(await mails()).toEqual([
      {
        messageId: expect.any(String),
        to: 'farm@example.org',
        locale: 'de_DE',
        template: 'farmCode',
        params: {
          country: testId('country'),
          accountName: 'farm',
          person: 'Anna Muster (anna@example.org)',
          code: expect.stringMatching(/^\d{6}$/),
          expires: '2026-03-02T08:30:00.000Z',
        },
      },
    ]);
  });

  test('is mailed no code while mails do not reach its address', async () => {
    const rejected = { email: 'farm@example.org', status: 'rejected' as const };
    await rejectAddress(rejected.email, 'bounce', stage.world);
    await stage.change(farm, ({ userData, ...account }) => ({
      ...account,
      userData: { ...userData, emails: [rejected] },
    }));
    expect((await askCode()).code).toBe('accounts.noFarmAddress');
    stage.time.now += BOUNCE_REST_DAYS * DAY_MS;
    expect((await askCode()).status).toBe(200);
    expect((await mails()).map(({ to }) => to)).toEqual([rejected.email]);
  });

  test('is joined with the code and its facts, by who asked for it, once; it and its control body are told', async () => {
    await askCode();
    const code = await lastCode();
    expect((await register(code, 'ben')).code).toBe('mail.wrongCode');
    expect((await register(code, 'anna', { citycode: '80333' })).code).toBe('accounts.notFound');
    expect((await register(code)).status).toBe(200);
    expect(await users()).toEqual(['fay', 'anna']);
    const claimMails = await stage.mails('farmClaimed');
    expect(claimMails.map(({ to }) => to)).toEqual(['farm@example.org', testId('ins')]);
    await stage.change(farm, (account) => ({ ...account, ssoUsers: ['fay'], joinings: [] }));
    expect((await register(code)).code).toBe('mail.wrongCode');
  });

  test(`is closed to a code after ${VERIFICATION_TRIES} wrong ones, and to one that ran out`, async () => {
    await askCode();
    const code = await lastCode();
    const codes: (string | null | undefined)[] = [];
    for (let at = 0; at < VERIFICATION_TRIES; at++) {
      codes.push((await register(wrong(code))).code);
    }
    expect(codes.at(0)).toBe('mail.wrongCode');
    expect(codes.at(-1)).toBe('mail.codeSpent');
    expect((await register(code)).code).toBe('mail.codeSpent');
    await askCode();
    const late = await lastCode();
    stage.time.now += 30 * MINUTE;
    expect((await register(late)).code).toBe('mail.codeExpired');
    expect(await users()).toEqual(['fay']);
  });

  test('is mailed no code for wrong facts, nor by a token that is none', async () => {
    expect((await askCode('anna', { citycode: '80333' })).code).toBe('accounts.notFound');
    const noFarm = await askCode('anna', { controlNumber: 'DE-BY-006-99999-A' });
    expect(noFarm.code).toBe('accounts.notFound');
    expect((await askCode('anna', { token: 'forged' })).code).toBe('sessions.invalidAuth');
    expect(await mails()).toEqual([]);
  });

  test('gives no code to nobody, nor where there is no room', async () => {
    expect((await stage.call('requestFarmCode', null, facts)).code).toBe('accounts.signOnNeeded');
    await stage.change(farm, (account) => ({ ...account, maxUsers: 1 }));
    expect((await askCode()).code).toBe('accounts.maximumUsers');
    await stage.change(farm, (account) => ({ ...account, active: false }));
    expect((await askCode()).code).toBe('accounts.accountDeactivated');
    expect(await mails()).toEqual([]);
  });
});

describe('a stranger locks nobody out of a farm', () => {
  const networks = (count: number) => Array.from({ length: count }, (_, at) => `198.51.100.${at}`);
  const ask = (address: string, more: object = {}, at = stage) =>
    at.call('registerFarmer', null, { ...facts, token: 'sso:anna', ...more }, address);
  const wrongPlace = { citycode: '80400' };

  test(`by tries: ${FARM_TRIES.count} are taken a day from one network, right or wrong, also at a number of no farm`, async () => {
    for (const controlNumber of [facts.controlNumber, 'DE-BY-006-99999-A']) {
      const tried: (number | undefined)[] = [];
      for (let at = 0; at <= FARM_TRIES.count; at++) {
        tried.push(
          (await register(undefined, `user${at}`, { controlNumber, ...wrongPlace })).status,
        );
      }
      expect(new Set(tried.slice(0, -1))).toEqual(new Set([404]));
      expect(tried.at(-1)).toBe(429);
    }
    expect((await askCode()).status).toBe(429);
    expect((await register(undefined, 'zoe', { controlNumber: 'DEBY00612345A' })).status).toBe(429);
    expect((await ask('203.0.113.9')).code).toBe('accounts.farmInUse');
  });

  test(`by wrong facts from many networks, unless there are ${FARM_WRONG_FACTS.count} a day; right ones do not count`, async () => {
    const { seconds } = FARM_WRONG_FACTS;
    const few = { count: 3, seconds };
    const { limits } = stage.world;
    const one = await makeAccessStage({
      limits: {
        take: (what, key, limit) =>
          limits.take(what, key, limit.count === FARM_WRONG_FACTS.count ? few : limit),
        wait: (what, key) => limits.wait(what, key, few),
      },
    });
    await one.change(farm, (account) => ({ ...account, ssoUsers: ['fay'] }));
    for (const address of networks(5)) expect((await ask(address, {}, one)).status).toBe(409);
    for (const address of networks(3))
      expect((await ask(address, wrongPlace, one)).status).toBe(404);
    expect((await ask('203.0.113.9', {}, one)).status).toBe(429);
  });

  test(`by codes: ${FARM_CODES.count} a day are sent for one network, ${FARM_CODES_IN_ALL.count} for all, and to a user with an address of the farm also then`, async () => {
    const sent = async (user: string, address: string) =>
      (await stage.call('requestFarmCode', null, { ...facts, token: `sso:${user}` }, address))
        .status;
    for (let at = 0; at < FARM_CODES.count; at++)
      expect(await sent(`user${at}`, '192.0.2.1')).toBe(200);
    expect(await sent('zoe', '192.0.2.1')).toBe(429);
    const others: (number | undefined)[] = [];
    for (let at = 0; at < FARM_CODES_IN_ALL.count; at++) {
      others.push(await sent(`other${at}`, `198.51.100.${at}`));
    }
    expect(others.filter((status) => status === 200)).toHaveLength(
      FARM_CODES_IN_ALL.count - FARM_CODES.count,
    );
    expect(await mails()).toHaveLength(FARM_CODES_IN_ALL.count);
    expect(await sent('fred:Fred:FARM@example.org', '203.0.113.9')).toBe(200);
  });

  test('guessing keeps nobody from an invitation', async () => {
    for (let at = 0; at <= FARM_TRIES.count; at++) await register(undefined);
    const { data } = await stage.call('createAccountInvite', 'adm', { account: farm });
    const answer = await stage.call('register', null, {
      inviteId: data.inviteId,
      token: 'sso:anna',
    });
    expect(answer.status).toBe(200);
  });

  test(`one user is sent ${VERIFICATION_SENDS.count} codes an hour`, async () => {
    for (let at = 0; at < VERIFICATION_SENDS.count; at++)
      expect((await askCode()).status).toBe(200);
    expect((await askCode()).status).toBe(429);
  });
});
