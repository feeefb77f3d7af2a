import { beforeEach, describe, expect, test } from 'vitest';
import { checkCertification } from '#functions/accounts/customers/check-certification.ts';
import { checkCertifications } from '#functions/accounts/customers/check-certifications.ts';
import { isNight } from '#functions/accounts/schedule.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import type { Certification } from '#functions/kernel/ports/certification.ts';
import { makeLog } from '#functions/kernel/ports/log.ts';
import { getAccount } from '#functions/sessions/get-account.ts';
import { getSecondFactor } from '#functions/sessions/get-second-factor.ts';
import { listAccounts } from '#functions/sessions/list-accounts.ts';
import { login } from '#functions/sessions/login.ts';
import { blockReason } from '#shared/accounts/blocked.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { sessionEndpoints } from '#shared/sessions/endpoints.ts';
import { ask } from '#test/support/api-event.ts';
import { createRows, rowOf } from '#test/support/create-rows.ts';
import { testId } from '#test/support/test-id.ts';
import { type AccessStage, EARLIER, makeAccessStage, NOW, people } from './access-stage.ts';

const farm = people.farm.id;
const HOUR = 3_600_000;

let stage: AccessStage;
let asked: string[];
let register: (controlNumber: string) => boolean | undefined;
beforeEach(async () => {
  asked = [];
  register = () => false;
  const certification: Certification = {
    countries: new Set(['DE']),
    isActive: async (country, controlNumber) => {
      asked.push(`${country} ${controlNumber}`);
      return register(controlNumber);
    },
  };
  stage = await makeAccessStage({ certification });
  await stage.change(farm, (account) => ({ ...account, ssoUsers: ['fay'] }));
});

const state = async (id: string = farm) => {
  const { certification, lastApiCheck } = (await stage.stored(id)).data.userData;
  return { certification, lastApiCheck };
};
const sessions = async (path: string, input: object, token?: string) => {
  const implementations = { login, getSecondFactor, listAccounts, getAccount };
  const handler = serve('sessions', sessionEndpoints, implementations, () => stage.world);
  const method = path.endsWith('login') ? 'POST' : 'GET';
  const { body } = await ask(handler, { method, path, input, ...(token && { token }) });
  return body.data;
};
const signIn = () => sessions('auth/domain/login', { token: 'sso:fay' });
const contact = {
  account: people.ins.id,
  name: 'ins',
  email: 'help@ins.example',
  phone: '+49 89 1234567',
};

describe('signing in', () => {
  test('asks the register, and a farmer without certification learns why it is blocked', async () => {
    const { jwt, account } = await signIn();
    const blocked = { reason: 'noActiveCertification', contact };
    expect([asked, account.blocked]).toEqual([['DE DEBY00612345A'], blocked]);
    expect(await state()).toEqual({
      certification: { active: false, since: NOW },
      lastApiCheck: NOW,
    });
    expect((await sessions('auth/account/getaccount', {}, jwt)).blocked).toEqual(blocked);
    expect((await stage.timeline(farm))[0]).toBe('certification not active');
  });

  test('lets the account forget who left it and may be objected to no more', async () => {
    const objection = { hash: 'a'.repeat(64), expires: NOW };
    await stage.change(farm, (account) => ({
      ...account,
      joinings: [{ user: 'gus', on: EARLIER, way: 'claim', name: 'Gus', objection }],
    }));
    await signIn();
    expect((await stage.stored(farm)).data.joinings).toEqual([]);
  });

  test('of a certified farmer blocks nothing', async () => {
    register = () => true;
    const { account } = await signIn();
    expect([account.id, account.blocked]).toEqual([farm, undefined]);
  });

  test('asks at most once a day', async () => {
    await signIn();
    stage.time.now += 24 * HOUR - 1;
    await signIn();
    expect(asked).toHaveLength(1);
    stage.time.now += 1;
    register = () => true;
    const { account } = await signIn();
    expect([asked.length, account.blocked]).toEqual([2, undefined]);
    expect((await state()).certification).toEqual({
      active: true,
      since: '2026-03-03T08:00:00.000Z',
    });
  });

  test('asks at once about another control number', async () => {
    await signIn();
    register = () => true;
    const change = { account: farm, userData: { controlNumber: 'DE-BY-006-54321-A' } };
    expect((await stage.call('updateAccount', 'adm', change)).status).toBe(200);
    expect((await signIn()).account.blocked).toBeUndefined();
    expect(asked.at(-1)).toBe('DE DEBY00654321A');
  });

  test('of a farmer who moved to another country is not blocked by the register of the old one', async () => {
    await signIn();
    const change = { account: farm, staticData: { country: testId('careful') } };
    expect((await stage.call('updateAccount', 'adm', change)).status).toBe(200);
    expect(await state()).toEqual({ certification: undefined, lastApiCheck: undefined });
  });

  test('goes on without an answer: what the register said last holds on', async () => {
    await signIn();
    const before = await state();
    stage.time.now += 25 * HOUR;
    register = () => {
      throw new Error('out of order');
    };
    expect((await signIn()).account.blocked.reason).toBe('noActiveCertification');
    expect(await state()).toEqual(before);
  });
});

test('the register is asked about no supplier, office or nobody, nor about a farmer abroad, without number or deactivated', async () => {
  const expectNotAsked = async (id: string) =>
    expect([await checkCertification(stage.world, id), asked]).toEqual(['skipped', []]);
  for (const id of [people.seller.id, people.ins.id, testId('nobody')]) await expectNotAsked(id);
  const { data } = people.farm;
  const staticData = { ...data.staticData, country: testId('careful') };
  const userData = { ...data.userData, controlNumber: undefined };
  for (const more of [{ staticData }, { userData }, { active: false }]) {
    await stage.put('account', farm, { ...data, ...more });
    await expectNotAsked(farm);
  }
});

describe('an administrator', () => {
  const override = (certificationOverride: boolean, reason: string) =>
    stage.call('updateAccount', 'adm', { account: farm, certificationOverride, reason });

  test('lets a farmer act without certification, which the timeline tells', async () => {
    await signIn();
    await override(true, 'certificate came by post');
    expect((await signIn()).account.blocked).toBeUndefined();
    expect((await stage.stored(farm)).data.staticData.certificationOverride).toEqual({
      on: NOW,
      by: people.adm.id,
      reason: 'certificate came by post',
    });
    await override(false, 'time is over');
    expect((await signIn()).account.blocked.reason).toBe('noActiveCertification');
    expect((await stage.timeline(farm)).slice(0, 2)).toEqual([
      'certification override removed: time is over',
      'certification override set: certificate came by post',
    ]);
  });

  test('and the control body reads that there is an exception, not who made it or why', async () => {
    await signIn();
    await override(true, 'certificate came by post');
    const { id: account, data } = people.ins;
    const office = {
      user: 'ina',
      account,
      country: data.staticData.country,
      regions: [],
      findsFarmers: true,
    };
    const rows = stage.world.rowsFor({ ...office, roles: ['INS'] });
    const [read] = (await rows.ids([farm])).items.map((row) => row.data as typeof data);
    expect(read?.staticData.certificationOverride).toEqual({ on: NOW });
    expect(read && blockReason(read)).toBeUndefined();
  });

  test('nor reads anybody else so in what the account was, or in its timeline', async () => {
    await signIn();
    await override(true, 'certificate came by post');
    await override(false, 'time is over');
    const { rev } = await stage.stored(farm);
    const principalOf = ({ id, data }: typeof people.farm) => ({
      user: 'somebody',
      account: id,
      regions: [],
      country: data.staticData.country,
      roles: [data.staticData.role],
      findsFarmers: true,
    });
    const own = stage.world.rowsFor(principalOf(people.farm));
    const { items } = await own.timeline(farm, { limit: 50 });
    const then = (await own.revision(farm, rev - 1)).entity.data;
    expect(then).toMatchObject({ staticData: { certificationOverride: { on: NOW } } });
    expect(JSON.stringify([items, then])).not.toMatch(/by post|time is over|override removed/);
    const office = stage.world.rowsFor(principalOf(people.ins));
    for (const rows of [office, stage.world.rowsFor(GUEST)]) {
      const gone = { error: { code: 'entities.notFound' } };
      await expect(rows.timeline(farm, { limit: 50 })).rejects.toMatchObject(gone);
      await expect(rows.revision(farm, rev - 1)).rejects.toMatchObject(gone);
    }
    const administrator = stage.world.rowsFor(principalOf(people.adm));
    const lines = (await administrator.timeline(farm, { limit: 2 })).items;
    expect(lines.map(({ changeset, reason }) => [changeset, reason])).toEqual([
      ['certification override removed', 'time is over'],
      ['certification override set', 'certificate came by post'],
    ]);
  });

  test('does not lift what the control body decided', async () => {
    await stage.change(farm, (account) => ({
      ...account,
      userData: {
        ...account.userData,
        insData: [{ ins: people.ins.id, deactivatedOn: EARLIER }],
        deactivatedOn: EARLIER,
      },
    }));
    await override(true, 'x');
    expect((await signIn()).account.blocked).toEqual({
      reason: 'deactivatedByControlBody',
      contact,
    });
  });
});

test('a seller’s offers are told when its certification ends', async () => {
  await stage.change(farm, (account) => ({ ...account, supExtra: { tosAcceptedOn: EARLIER } }));
  register = () => true;
  await checkCertification(stage.world, farm);
  stage.time.now += 24 * HOUR;
  expect(await stage.messages()).toEqual([]);
  register = () => false;
  await checkCertification(stage.world, farm);
  expect(await stage.messages()).toEqual([{ queue: 'offers', body: { owner: farm } }]);
});

describe('by night', () => {
  const NONE = { checked: 0, skipped: 0, refused: 0, failed: 0 };
  const farmers = async (count: number) => {
    const { data } = people.farm;
    const rows = Array.from({ length: count }, (_, index) => {
      const userData = { ...data.userData, controlNumber: `DE-BY-006-2${1000 + index}-A` };
      return rowOf('account', testId(`farmer ${index}`), { ...data, userData });
    });
    await createRows(stage.world, rows);
  };

  test('every farmer is checked whose last check is a day old, once', async () => {
    await farmers(5);
    await checkCertification(stage.world, farm);
    stage.time.now += HOUR;
    expect(await checkCertifications(stage.world)).toEqual({ ...NONE, checked: 6 });
    expect(await checkCertifications(stage.world)).toEqual(NONE);
    expect(new Set(asked).size).toBe(7);
    stage.time.now += 23 * HOUR;
    expect(await checkCertifications(stage.world)).toMatchObject({ checked: 1 });
  });

  test('one that fails does not keep the others waiting; a register that is down is left alone', async () => {
    await farmers(40);
    register = (controlNumber) => {
      if (controlNumber === 'DEBY00621003A') throw new Error('odd');
      return true;
    };
    expect(await checkCertifications(stage.world)).toEqual({ ...NONE, checked: 41, failed: 1 });
    stage.time.now += 24 * HOUR;
    register = () => {
      throw new Error('down');
    };
    const { checked, failed } = await checkCertifications(stage.world);
    expect([checked, failed >= 20 && failed < 30]).toEqual([0, true]);
  });

  test('numbers that the register refuses keep no others waiting; they are asked for again a day later', async () => {
    await checkCertification(stage.world, farm);
    const before = await state();
    stage.time.now += 24 * HOUR;
    await farmers(40);
    register = (controlNumber) => (controlNumber === 'DEBY00621039A' ? true : undefined);
    expect(await checkCertifications(stage.world)).toEqual({ ...NONE, checked: 1, refused: 41 });
    expect(await state()).toEqual({ ...before, lastApiCheck: '2026-03-03T08:00:00.000Z' });
    expect((await stage.timeline(farm))[0]).toBe('certification not known');
    expect(await checkCertifications(stage.world)).toEqual(NONE);
  });

  test('what a run leaves because its time is over is told', async () => {
    const lines: string[] = [];
    const world = { ...stage.world, log: makeLog((line) => lines.push(line)) };
    await checkCertifications(world);
    expect(lines).toEqual([]);
    await farmers(5);
    register = () => {
      stage.time.now += 5 * 60_000;
      return true;
    };
    await checkCertifications(world);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { level: 'info', message: 'timer left work', timer: 'accounts' },
    ]);
  });

  test('is from midnight to four o’clock', () => {
    const hours = ['00:00:00.000', '03:59:59.999', '04:00:00.000', '12:00:00.000'];
    const nights = hours.map((time) => isNight(new Date(`2026-03-02T${time}Z`)));
    expect(nights).toEqual([true, true, false, false]);
  });
});
