import { beforeAll, describe, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Labels } from '#shared/kernel/label.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { RulesFired } from '#shared/rules/rules-fired.ts';
import type { Ruleset } from '#shared/rules/ruleset.ts';
import { outboxBodies } from '#test/support/outbox-messages.ts';
import { testId } from '#test/support/test-id.ts';
import { advised, packageOf } from './request-forms.ts';
import { makeRequestStage, type RequestStage, refusal } from './request-stage.ts';

const labels: Labels = [{ lang: 'en_GB', label: 'Not in spring.' }];
const updated = '2026-03-02T08:00:00.000Z';
const rules = testId('counted rules');

const counted: Ruleset = {
  name: 'counted',
  public: true,
  paths: [
    { path: 'answers.numberWanted', type: 'number' },
    { path: 'refused.tooMany', type: 'string' },
    { path: 'noticed.more', type: 'string' },
  ],
  rules: [
    {
      name: 'too many',
      updated,
      active: true,
      when: [{ path: 'answers.numberWanted', comparison: 'gt', value: 20 }],
      then: [{ path: 'refused.tooMany', value: 'numberWanted' }],
    },
    {
      name: 'more than usual',
      updated,
      active: true,
      when: [{ path: 'answers.numberWanted', comparison: 'gt', value: 5 }],
      then: [{ path: 'noticed.more', value: 'numberWanted' }],
    },
  ],
};

let stage: RequestStage;
const ruled = { package: { id: testId('counted package') } };
beforeAll(async () => {
  stage = await makeRequestStage();
  await stage.put('ruleset', rules, counted);
  const ruleset = { id: rules, rev: 1 };
  await stage.put('requestpackage', ruled.package.id, packageOf('counted package', { ruleset }));
});

const wanting = (value: number) => [
  { field: 'purpose', value: 'renewal' },
  { field: 'numberWanted', value },
];

/** The hits that saves of a request tell, oldest first. */
async function hitsOf({ id }: Entity): Promise<(readonly [string, readonly string[]])[]> {
  const bodies = await outboxBodies(stage.world.config.TABLE, 'requests');
  return bodies.flatMap((body) => {
    const message = RulesFired.safeParse(body);
    const [request, rev = ''] = message.data?.by.split('#') ?? [];
    return message.success && request === id ? [[rev, message.data.fired] as const] : [];
  });
}

describe('a rule of a package counts', () => {
  test('once as long as it goes on to fire, in the draft as in what is sent', async () => {
    let request = await stage.init('farmer', ruled);
    const draft = async (fieldData: object) => {
      request = await stage.fill('farmer', request, fieldData, { draft: true });
    };
    await draft([{ field: 'numberWanted', value: 21 }]);
    expect(await hitsOf(request)).toEqual([]);
    await draft(wanting(21));
    await draft(wanting(8));
    await draft(wanting(7));
    request = await stage.fill('farmer', request, wanting(6));
    request = await stage.fill('ins', request, advised);
    expect(await hitsOf(request)).toEqual([['3', ['too many', 'more than usual']]]);
  });

  test('in what is sent at once, and not where nothing was saved', async () => {
    const request = await stage.init('farmer', ruled);
    expect((await refusal(stage.fill('farmer', request, wanting(21)))).code).toBe(
      'requests.notSent',
    );
    expect(await hitsOf(request)).toEqual([]);
    await stage.fill('farmer', request, wanting(8));
    expect(await hitsOf(request)).toEqual([['2', ['more than usual']]]);
  });
});

const withholding = (withheld: string, from: string): Ruleset => ({
  name: 'types',
  alias: 'requestTypes',
  public: true,
  paths: [
    { path: 'request.today', type: 'string' },
    { path: 'withheld.spring', type: 'string', labels },
  ],
  rules: [
    {
      name: 'over',
      updated,
      active: true,
      when: [{ path: 'request.today', comparison: 'gte', value: from }],
      then: [{ path: 'withheld.spring', value: withheld }],
    },
  ],
});

test('rules of administrators withhold types of request, tell why, and count what they let pass', async () => {
  await stage.put('ruleset', testId('types'), withholding('controlbody', '2026-03-01'));
  const refused = await stage.init('farmer', { type: 'controlbody' }).catch((error) => error);
  expect(refused).toMatchObject(refusedByRule);
  const begun = await stage.init('farmer');
  expect(await hitsOf(begun)).toEqual([['1', ['over']]]);
  await stage.put('ruleset', testId('types'), withholding('authority', '2026-03-03'));
  stage.time.now += DAY_MS;
  const late = await stage.fill('farmer', begun, wanting(2)).catch((error) => error);
  expect(late, 'a draft from before that day').toMatchObject(refusedByRule);
});

const refusedByRule = {
  error: { code: 'requests.typeNotAllowed' },
  details: [
    { path: 'type', code: 'requests.typeNotAllowed' },
    { path: 'type', code: 'requests.refusedByRule', labels },
  ],
};
