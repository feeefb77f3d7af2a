import { beforeEach, describe, expect, test } from 'vitest';
import type { World } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { ruleImplementations } from '#functions/rules/handler.ts';
import { countHits } from '#functions/rules/public.ts';
import { ruleEndpoints } from '#shared/rules/endpoints.ts';
import { FACTS } from '#shared/rules/limits.ts';
import { accountOf } from '#test/support/accounts.ts';
import { ask } from '#test/support/api-event.ts';
import { beginWith, rowOf } from '#test/support/create-rows.ts';
import { testServices } from '#test/support/local-services.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { testId } from '#test/support/test-id.ts';

const accounts = [
  accountOf('ADM', 'adm', { ssoUsers: ['adm'] }),
  accountOf('AGR', 'farm', { ssoUsers: ['farm'] }),
].map(({ id, data }) => rowOf('account', id, data));
const rule = (name: string, value: string, more: object = {}) => ({
  name,
  active: true,
  when: [{ path: 'role', comparison: 'eq', value }],
  then: [{ path: 'exportType', value: `for ${value}` }],
  ...more,
});
const ruleset = {
  name: 'Export types',
  alias: 'adviceType',
  paths: [
    { path: 'role', type: 'string' },
    { path: 'count', type: 'number' },
    { path: 'exportType', type: 'string' },
  ],
  rules: [rule('authorities', 'AUT'), rule('control bodies', 'INS')],
};

let world: World;
let time: number;
let handler: Parameters<typeof ask>[0];
const call = async (
  name: keyof typeof ruleEndpoints,
  who: 'ADM' | 'AGR' | undefined,
  input: object,
) => {
  const { method, path } = ruleEndpoints[name];
  const [user, account] = who === 'ADM' ? ['adm', 'adm'] : ['farm', 'farm'];
  const claims = who && { user, account: testId(account), role: who };
  const token = claims && (await world.tokens.issue(claims)).jwt;
  const { status, body } = await ask(handler, {
    method,
    path,
    input,
    ...(token === undefined ? {} : { token }),
  });
  return { status, ...body };
};

beforeEach(async () => {
  const { config } = await testServices();
  time = Date.parse('2026-03-02T08:00:00.000Z');
  world = patientWorld(config, { now: () => new Date(time) });
  const quiet = { ...world, log: { info: () => {}, error: () => {} } };
  handler = serve('rules', ruleEndpoints, ruleImplementations, () => quiet);
  await beginWith(world, accounts);
});

const created = async (more: object = {}) =>
  (await call('updateRuleset', 'ADM', { ...ruleset, ...more })).data;

describe('an administrator', () => {
  test('creates a ruleset, finds it by its key and in the list, and changes it', async () => {
    const first = await created();
    expect(first).toMatchObject({
      rev: 1,
      entityclass: 'ruleset',
      data: {
        ...ruleset,
        public: false,
        rules: ruleset.rules.map((rule) => ({ ...rule, updated: '2026-03-02T08:00:00.000Z' })),
      },
    });
    expect((await call('getRulesetForKey', 'ADM', { key: 'adviceType' })).data).toEqual(first);
    await created({ name: 'Advice', alias: 'advice' });
    const { data: list } = await call('listRulesets', 'ADM', {});
    expect(list.map(({ data }: { data: { name: string } }) => data.name)).toEqual([
      'Advice',
      'Export types',
    ]);
  });

  test('sees at each rule when it was changed last', async () => {
    const first = await created();
    time += 60_000;
    const [authorities] = ruleset.rules;
    const rules = [authorities, rule('control bodies', 'ASO'), rule('new', 'AGR')];
    const { data: second } = await call('updateRuleset', 'ADM', {
      id: first.id,
      rev: 1,
      ...ruleset,
      rules,
    });
    expect(second.rev).toBe(2);
    expect(second.data.rules.map(({ updated }: { updated: string }) => updated)).toEqual([
      '2026-03-02T08:00:00.000Z',
      '2026-03-02T08:01:00.000Z',
      '2026-03-02T08:01:00.000Z',
    ]);
  });

  test('changes name, facts and rules, and what is not named stays', async () => {
    const cases = [{ name: 'an authority', facts: { role: 'AUT' }, fired: ['authorities'] }];
    const { id } = await created({ public: true, cases });
    const { alias: _, ...named } = ruleset;
    const { data } = await call('updateRuleset', 'ADM', { id, ...named, name: 'Renamed' });
    expect(data.data).toMatchObject({ name: 'Renamed', alias: 'adviceType', public: true, cases });
  });

  test('does not overwrite what another has saved meanwhile', async () => {
    const { id } = await created();
    await call('updateRuleset', 'ADM', { id, rev: 1, ...ruleset, rules: [] });
    expect(await call('updateRuleset', 'ADM', { id, rev: 1, ...ruleset })).toMatchObject({
      status: 409,
      code: 'entities.revConflict',
    });
    expect((await call('getRulesetForKey', 'ADM', { key: 'adviceType' })).data.data.rules).toEqual(
      [],
    );
  });

  test('is refused rules that do not fit their facts, by name, and nothing is saved', async () => {
    const whenIs = (path: string, comparison: string, value: string) => [
      rule('x', 'AUT', { when: [{ path, comparison, value }] }),
    ];
    const wrong = [
      [whenIs('region', 'eq', 'BY'), 422, 'data.rules.0.when.0.path', 'rules.unknownPath'],
      [whenIs('count', 'gt', 'many'), 422, 'data.rules.0.when.0.value', 'rules.otherType'],
      [[rule('x', 'AUT'), rule('x', 'INS')], 422, 'data.rules.1.name', 'rules.namedTwice'],
      [[rule('x', 'AUT', { then: [] })], 400, 'rules.0.then', 'fields.required'],
      [whenIs('role', 'like', 'A'), 400, 'rules.0.when.0.comparison', 'fields.notAllowed'],
    ] as const;
    for (const [rules, status, path, code] of wrong) {
      expect(await call('updateRuleset', 'ADM', { ...ruleset, rules })).toMatchObject({
        status,
        details: [{ path, code }],
      });
    }
    expect((await call('listRulesets', 'ADM', {})).data).toEqual([]);
  });

  test('gives a name and a key once only', async () => {
    await created();
    expect((await call('updateRuleset', 'ADM', { ...ruleset, alias: 'other' })).status).toBe(409);
    expect((await call('updateRuleset', 'ADM', { ...ruleset, name: 'Other' })).status).toBe(409);
    expect(await call('getRulesetForKey', 'ADM', { key: 'other' })).toMatchObject({
      status: 404,
      code: 'rules.keyNotFound',
    });
  });

  test('changes no row of another class', async () => {
    const input = { id: testId('farm'), rev: 1, ...ruleset };
    expect((await call('updateRuleset', 'ADM', input)).status).toBe(404);
  });

  test('keeps 200 rulesets, all in one answer, and no more', async () => {
    const data = { name: '', public: false, paths: [], rules: [] };
    const names = Array.from({ length: 199 }, (_, index) => `set ${index}`);
    for (let at = 0; at < names.length; at += 20) {
      const changes = names.slice(at, at + 20).map((name) => ({
        ...({ kind: 'create', id: world.newId(), entityclass: 'ruleset' } as const),
        data: { ...data, name },
      }));
      await world.store.save({ changes, by: 'system', changeset: 'test' });
    }
    const last = { ...data, name: 'set 199' };
    expect((await call('updateRuleset', 'ADM', last)).status).toBe(200);
    expect((await call('listRulesets', 'ADM', {})).data).toHaveLength(200);
    expect(await call('updateRuleset', 'ADM', ruleset)).toMatchObject({
      status: 422,
      code: 'rules.tooManyRulesets',
    });
  });
});

describe('an evaluation', () => {
  const facts = { role: 'INS', count: 3 };

  test('gives the facts with what fired, by id, by revision and by key', async () => {
    const { id } = await created({ public: true });
    await call('updateRuleset', 'ADM', {
      id,
      ...ruleset,
      rules: [rule('all', 'INS', { when: [] })],
    });
    const result = async (which: object) =>
      (await call('runEvaluator', 'AGR', { ruleset: which, facts })).data;
    const newest = { facts: { ...facts, exportType: 'for INS' }, fired: ['all'] };
    expect(await result({ id })).toEqual(newest);
    expect(await result({ alias: 'adviceType' })).toEqual(newest);
    expect(await result({ id, rev: 1 })).toEqual({ ...newest, fired: ['control bodies'] });
    const exact = { id, rev: 1, alias: 'adviceType' };
    expect(await result(exact)).toEqual({ ...newest, fired: ['control bodies'] });
    // Once more, as it is remembered.
    expect(await result({ id, rev: 1 })).toEqual({ ...newest, fired: ['control bodies'] });
  });

  test('is for everybody where the ruleset is public, else for administrators', async () => {
    const { id } = await created();
    const run = (who: 'ADM' | 'AGR' | undefined, which: object = { id }) =>
      call('runEvaluator', who, { ruleset: which, facts });
    expect((await run('ADM')).status).toBe(200);
    expect((await run('AGR')).status).toBe(404);
    expect((await run(undefined)).status).toBe(404);
    expect((await run('AGR', { alias: 'adviceType' })).code).toBe('rules.keyNotFound');
    await call('updateRuleset', 'ADM', { id, ...ruleset, public: true });
    expect((await run(undefined)).status).toBe(200);
  });

  test('is refused wrong facts and unclear rulesets by name, and more facts than it takes', async () => {
    const { id } = await created({ public: true });
    const many = Array.from({ length: FACTS + 1 }, (_, index) => [`f${index}`, 1]);
    const pinned = { alias: 'adviceType', rev: 1 };
    const wrong = [
      [{ facts: { colour: 'red' } }, { path: 'facts.colour', code: 'rules.unknownPath' }],
      [{ facts: { count: 'three' } }, { path: 'facts.count', code: 'rules.otherType' }],
      [{ facts: { role: ['AGR'] } }, { path: 'facts.role', code: 'fields.wrongType' }],
      [
        { facts: Object.fromEntries(many) },
        { path: 'facts', code: 'fields.tooMany', limit: FACTS },
      ],
      [{ ruleset: {} }, { path: 'ruleset.id', code: 'fields.required' }],
      [{ ruleset: pinned }, { path: 'ruleset.rev', code: 'fields.notAllowed' }],
    ] as const;
    for (const [more, detail] of wrong) {
      const input = { ruleset: { id }, facts, ...more };
      expect(await call('runEvaluator', undefined, input)).toMatchObject({
        status: 400,
        details: [detail],
      });
    }
  });

  test('takes no other entity for a ruleset', async () => {
    const other = { ruleset: { id: testId('adm') }, facts: {} };
    expect((await call('runEvaluator', 'ADM', other)).status).toBe(404);
    const pinned = { ruleset: { id: testId('adm'), rev: 1 }, facts: {} };
    expect((await call('runEvaluator', 'ADM', pinned)).status).toBe(404);
  });
});

test('rules are saved only while their examples come out as they say', async () => {
  const cases = [{ name: 'an authority', facts: { role: 'AUT' }, fired: ['authorities'] }];
  const kept = await created({ cases });
  expect(kept.data.cases).toEqual(cases);
  const off = [rule('authorities', 'AUT', { active: false })];
  const refused = await call('updateRuleset', 'ADM', {
    ...ruleset,
    id: kept.id,
    cases,
    rules: off,
  });
  expect([refused.status, refused.code]).toEqual([422, 'rules.incoherent']);
  expect(refused.details).toMatchObject([{ path: 'data.cases.0.fired', code: 'rules.caseNotMet' }]);
  expect((await call('getRulesetForKey', 'ADM', { key: ruleset.alias })).data.rev).toBe(1);
});

describe('hits of rules', () => {
  test('are counted once a save, for 30 days, with the day of the last one', async () => {
    const { id } = await created();
    const hit = (by: string, on: string, fired: string[]) =>
      countHits(world, { ruleset: id, by, on, fired });
    await hit('a#1', '2025-12-10T08:00:00.000Z', ['control bodies']);
    await hit('b#1', '2026-02-28T08:00:00.000Z', ['authorities', 'control bodies']);
    await hit('c#4', '2026-03-02T07:00:00.000Z', ['authorities']);
    // The queue brings a message twice.
    await hit('c#4', '2026-03-02T07:00:00.000Z', ['authorities']);
    expect((await call('getHits', 'ADM', { id })).data).toEqual({
      rules: [
        { name: 'authorities', recent: 2, last: '2026-03-02' },
        { name: 'control bodies', recent: 1, last: '2026-02-28' },
      ],
    });
    time = Date.parse('2026-05-01T08:00:00.000Z');
    const { data } = await call('getHits', 'ADM', { id });
    expect(data.rules[0]).toEqual({ name: 'authorities', recent: 0, last: '2026-03-02' });
  });

  test('belong to rules of any name', async () => {
    const { id } = await created({ rules: [rule('pk', 'AUT'), rule('expires', 'INS')] });
    const fired = ['pk', 'expires', 'of a revision before'];
    await countHits(world, { ruleset: id, by: 'a#1', on: '2026-03-02T07:00:00.000Z', fired });
    const counted = { recent: 1, last: '2026-03-02' };
    expect((await call('getHits', 'ADM', { id })).data.rules).toEqual([
      { name: 'pk', ...counted },
      { name: 'expires', ...counted },
    ]);
  });
});

describe('rules that decide in the product', () => {
  const decision = {
    name: 'Types of request',
    alias: 'requestTypes',
    public: true,
    paths: [
      { path: 'country.code', type: 'string' },
      { path: 'withheld.lowhatch', type: 'string' },
    ],
    rules: [
      {
        name: 'no low hatch in Austria',
        active: true,
        when: [{ path: 'country.code', comparison: 'eq', value: 'AT' }],
        then: [{ path: 'withheld.lowhatch', value: 'lowhatch' }],
      },
    ],
  };

  test('are refused where they are not public, rest on what is never told or decide what cannot be', async () => {
    const facts = (path: string, type: string) => ({ paths: [...decision.paths, { path, type }] });
    const deciding = { path: 'withheld.lowhatch', value: 'telephone' };
    const wrong = [
      [{ public: false }, 'data.public', 'rules.decisionIsPublic'],
      [facts('farm.size', 'number'), 'data.paths.2.path', 'rules.neverTold'],
      [facts('animals.lowhatch', 'string'), 'data.paths.2.type', 'rules.otherType'],
      [
        { rules: [{ ...decision.rules[0], then: [deciding] }] },
        'data.rules.0.then.0.value',
        'rules.unknownDecision',
      ],
    ] as const;
    const { status, data } = await call('updateRuleset', 'ADM', decision);
    expect(status).toBe(200);
    for (const [more, path, code] of wrong) {
      const input = { id: data.id, ...decision, ...more };
      expect(await call('updateRuleset', 'ADM', input)).toMatchObject({
        status: 422,
        details: [{ path, code }],
      });
    }
  });
});
