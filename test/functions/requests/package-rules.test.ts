import { beforeAll, describe, expect, test } from 'vitest';
import { deleteEntity } from '#functions/entities/saving/delete-entity.ts';
import { createEntity, updateFromPatch } from '#functions/entities/saving/write-entity.ts';
import type { Labels } from '#shared/kernel/label.ts';
import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import type { Ruleset } from '#shared/rules/ruleset.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { accepted, advised, packageOf, sentAnswers, steps } from './request-forms.ts';
import {
  contextFor,
  dataOf,
  makeRequestStage,
  pin,
  type RequestStage,
  refusal,
} from './request-stage.ts';

const labels: Labels = [{ lang: 'en_GB', label: 'At most 20 animals.' }];
const updated = '2026-03-02T08:00:00.000Z';

/** At most so many animals; never fewer granted than a third of them. */
const rulesOf = (most: number, more: Partial<Ruleset> = {}): Ruleset => ({
  name: 'rules',
  public: true,
  paths: [
    { path: 'request.species', type: 'string' },
    { path: 'answers.numberWanted', type: 'number' },
    { path: 'answers.animalsBought', type: 'number' },
    { path: 'refused.tooMany', type: 'string', labels },
    { path: 'noticed.more', type: 'string' },
    { path: 'refused.boughtMore', type: 'string' },
  ],
  rules: [
    {
      name: 'too many',
      updated,
      active: true,
      when: [
        { path: 'request.species', comparison: 'eq', value: 'bovine' },
        { path: 'answers.numberWanted', comparison: 'gt', value: most },
      ],
      then: [{ path: 'refused.tooMany', value: 'numberWanted' }],
    },
    {
      name: 'more than usual',
      updated,
      active: true,
      when: [{ path: 'answers.numberWanted', comparison: 'gt', value: 5 }],
      then: [{ path: 'noticed.more', value: 'numberWanted' }],
    },
    {
      name: 'bought more',
      updated,
      active: true,
      when: [
        {
          path: 'answers.animalsBought',
          comparison: 'gt',
          than: { path: 'answers.numberWanted' },
        },
      ],
      then: [{ path: 'refused.boughtMore', value: 'animalsBought' }],
    },
  ],
  ...more,
});

/** A purchase names its day. */
const PURCHASE_RULES = rulesOf(20, {
  name: 'purchase',
  paths: [
    { path: 'answers.purchaseDate', type: 'string' },
    { path: 'refused.dayMissing', type: 'string' },
  ],
  rules: [
    {
      name: 'day missing',
      updated,
      active: true,
      when: [{ path: 'answers.purchaseDate', comparison: 'eq', value: null }],
      then: [{ path: 'refused.dayMissing', value: 'purchaseDate' }],
    },
  ],
});

let stage: RequestStage;
const ruled = { package: { id: testId('ruled') } };
beforeAll(async () => {
  stage = await makeRequestStage();
  await stage.put('animalkind', testId('cattle'), { labels, reportCode: 'bovine' });
  await stage.put('ruleset', testId('rules'), rulesOf(20));
  const ruleset = { id: testId('rules'), rev: 1 };
  await stage.put('requestpackage', testId('ruled'), packageOf('ruled', { ruleset }));
});

const wanting = (value: number) => [
  { field: 'purpose', value: 'renewal' },
  { field: 'numberWanted', value },
];

describe('the rules that a package pins', () => {
  test('refuse what is sent and fits its fields, in their own words, and nothing is saved; a draft is kept', async () => {
    const draft = await stage.init('farmer', ruled);
    const before = [await stage.stored(draft.id), await stage.mails()];
    const gap = [{ field: 'numberWanted', value: 21 }];
    expect((await refusal(stage.fill('farmer', draft, gap))).fields).toEqual([
      ['fieldData.purpose', 'fields.required'],
    ]);
    const refused = await stage.fill('farmer', draft, wanting(21)).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      error: { code: 'requests.notSent', status: 422 },
      details: [{ path: 'fieldData.numberWanted', code: 'requests.refusedByRule', labels }],
    });
    expect([await stage.stored(draft.id), await stage.mails()]).toEqual(before);
    // A draft is kept, and what rules only take notice of passes.
    const kept = await stage.fill('farmer', draft, wanting(21), { draft: true });
    expect(dataOf(await stage.fill('farmer', kept, wanting(20))).status).toBe('open');
  });

  test('hold a later step against what was said before', async () => {
    const sent = await stage.fill('farmer', await stage.init('farmer', ruled), wanting(8));
    const decided = await stage.fill('aut', await stage.fill('ins', sent, advised), accepted);
    const bought = (value: number) =>
      stage.fill('farmer', decided, [{ field: 'animalsBought', value }]);
    expect((await refusal(bought(9))).fields).toEqual([
      ['fieldData.animalsBought', 'requests.refusedByRule'],
    ]);
    expect(dataOf(await bought(8)).decision?.animalsBought).toBe(8);
  });

  test('hold each portion of a purchase against its own answers, not those of the portion before', async () => {
    const field = { id: testId('field purchaseDate'), rev: 1 };
    await stage.put('requestformfield', field.id, formFieldOf('purchaseDate', 'datefield'));
    const purchase = { ...steps.purchase, inPortions: true };
    await stage.put('ruleset', testId('purchase rules'), PURCHASE_RULES);
    const portions = packageOf('portions', {
      ruleset: { id: testId('purchase rules'), rev: 1 },
      steps: [
        steps.application,
        steps.decision,
        { ...purchase, fields: [...purchase.fields, field] },
      ],
    });
    await stage.put('requestpackage', testId('portions'), portions);
    const draft = await stage.init('farmer', { package: { id: testId('portions') } });
    const decided = await stage.fill(
      'aut',
      await stage.fill('farmer', draft, wanting(8)),
      accepted,
    );
    const bought = [{ field: 'animalsBought', value: 2 }];
    const first = await stage.fill('farmer', decided, [
      ...bought,
      { field: 'purchaseDate', value: '2026-03-02' },
    ]);
    expect((await refusal(stage.fill('farmer', first, bought))).fields).toEqual([
      ['fieldData.purchaseDate', 'requests.refusedByRule'],
    ]);
  });

  test('are those of when the request began: a later revision changes nothing for it', async () => {
    const begun = await stage.init('farmer', ruled);
    await stage.put('ruleset', testId('rules'), rulesOf(1));
    const ruleset = { id: testId('rules'), rev: 2 };
    await stage.put('requestpackage', testId('ruled'), packageOf('ruled', { ruleset }));
    expect(dataOf(await stage.fill('farmer', begun, wanting(20))).status).toBe('open');
    const later = await stage.init('farmer', ruled);
    expect((await refusal(stage.fill('farmer', later, wanting(20)))).fields).toEqual([
      ['fieldData.numberWanted', 'requests.refusedByRule'],
    ]);
    expect(dataOf(begun).package.rev).toBe(1);
  });

  test('are none in a package that pins none', async () => {
    expect(
      dataOf(await stage.fill('farmer', await stage.init('farmer'), wanting(500))).status,
    ).toBe('open');
    expect(sentAnswers).toHaveLength(2);
  });
});

/** Returns a step whose every answer accepts or rejects, as a package that is switched on has it. */
const decidingAll = (step: RequestStep): RequestStep =>
  step.outcome === undefined
    ? step
    : { ...step, outcome: { ...step.outcome, rejected: ['reject', 'notNeeded'] } };

describe('a package is saved', () => {
  const context = () => contextFor(stage.world, principal('ADM'));
  const save = (more: object) => {
    const form = { ...packageOf(`new ${JSON.stringify(more)}`.slice(0, 60)), ...more };
    const data = { ...form, steps: form.steps.map(decidingAll) };
    return createEntity(
      { entityclass: 'requestpackage', attributeset: 'default', data },
      context(),
    );
  };

  test('with rules that exist and are public', async () => {
    const saved = await save({ ruleset: { id: testId('rules'), rev: 1 } });
    expect(saved.data).toMatchObject({ ruleset: { id: testId('rules'), rev: 1 } });
  });

  const purpose = { id: testId('field purpose'), rev: 1 };
  test.each([
    [
      'rules that do not exist',
      { ruleset: { id: testId('none'), rev: 1 } },
      'entities.unknownReference',
      'data.ruleset.id',
    ],
    [
      'a revision of them that does not',
      { ruleset: { id: testId('rules'), rev: 9 } },
      'requests.unknownRevision',
      'data.ruleset',
    ],
    [
      'another entity as rules',
      { ruleset: { id: testId('full'), rev: 1 } },
      'entities.unknownReference',
      'data.ruleset.id',
    ],
    [
      'a revision of a field that does not exist',
      {
        steps: [{ ...packageOf('x').steps[0], fields: [{ id: testId('field purpose'), rev: 7 }] }],
      },
      'requests.unknownRevision',
      'data.steps.0.fields.0',
    ],
    [
      'a step that asks a field twice',
      { steps: [{ ...steps.application, fields: [purpose, purpose] }, steps.decision] },
      'requests.fieldTwice',
      'data.steps.0.fields.1',
    ],
  ])('never with %s', async (_, more, code, path) => {
    const refused = await refusal(save(more));
    expect([refused.code, refused.fields.map(([at]) => at)]).toEqual([code, [path]]);
  });

  test('with fields that keep their names, which conditions, outcomes and the product read', async () => {
    const id = testId('field purpose');
    const rename = { id, rev: 1, patch: { internalName: 'aim' }, changeset: 'rename' };
    expect((await refusal(updateFromPatch(rename, context()))).fields).toEqual([
      ['data.internalName', 'entities.fieldNotYours'],
    ]);
  });

  test('with fields whose options, and groups of options, are named once', async () => {
    const id = testId('field purpose');
    const group = { id: 'all', labels };
    const [all, again] = [1, 2].map(() => ({ id: 'renewal', labels, enabled: true }));
    for (const [patch, path] of [
      [{ options: [all, again] }, 'data.options.1.id'],
      [{ groups: [group, group] }, 'data.groups.1.id'],
    ] as const) {
      const saving = updateFromPatch({ id, rev: 1, patch, changeset: 'twice' }, context());
      expect((await refusal(saving)).fields).toEqual([[path, 'requests.optionTwice']]);
    }
  });

  test('and an older field that names an option twice is filled in where it is pinned', async () => {
    const twice = { id: testId('field twice'), rev: 1 };
    const option = { id: 'a', labels, enabled: true };
    const field = formFieldOf('twice', 'select', { options: [option, option] });
    await stage.put('requestformfield', twice.id, field);
    const asked = { ...steps.application, fields: [...steps.application.fields, twice] };
    const form = packageOf('twice', { steps: [asked, steps.decision] });
    await stage.put('requestpackage', testId('twice'), form);
    const draft = await stage.init('farmer', { package: { id: testId('twice') } });
    const answers = [...sentAnswers, { field: 'twice', value: 'a' }];
    expect(dataOf(await stage.fill('farmer', draft, answers)).status).toBe('open');
  });

  test('and stays while requests rest on it, as do the fields it asks', async () => {
    await stage.fill('farmer', await stage.init('farmer', ruled), wanting(1));
    const remove = (id: string) => deleteEntity({ id }, context());
    const refused = await remove(testId('ruled')).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      error: { code: 'entities.inUse' },
      details: [{ entityclass: 'request-process', count: expect.any(Number) }],
    });
    expect((await refusal(remove(testId('field purpose')))).code).toBe('entities.inUse');
    const nowhere = formFieldOf('nowhere', 'textfield');
    await stage.put('requestformfield', testId('field nowhere'), nowhere);
    expect(await remove(testId('field nowhere'))).toEqual({});
    // A request that was begun with an earlier revision of a package still asks it.
    await stage.put('requestformfield', testId('field once'), formFieldOf('once', 'textfield'));
    const [first, ...others] = packageOf('asked once').steps;
    const asked = { ...first, fields: [{ id: testId('field once'), rev: 1 }] };
    const once = await save({ internalName: 'asked once', steps: [asked, ...others] });
    await stage.put('requestpackage', once.id, packageOf('asked once'));
    expect((await refusal(remove(testId('field once')))).code).toBe('entities.inUse');
    const { id } = await save({ internalName: 'unused' });
    expect(await remove(id)).toEqual({});
  });

  test('never with rules that are not public; and rules that are pinned stay public, and stay', async () => {
    const secret = rulesOf(20, { name: 'secret', public: false });
    await stage.put('ruleset', testId('secret'), secret);
    expect(await refusal(save({ ruleset: { id: testId('secret'), rev: 1 } }))).toMatchObject({
      code: 'requests.rulesetNotPublic',
      fields: [['data.ruleset', 'requests.rulesetNotPublic']],
    });
    const newest = await stage.world.store.untyped.latest(testId('rules'), { fresh: true });
    if (newest === undefined) throw new Error('The rules are gone.');
    const hide = { ...pin(newest), patch: { public: false }, changeset: 'hide' };
    expect((await refusal(updateFromPatch(hide, context()))).code).toBe('rules.pinnedRuleset');
  });
});
