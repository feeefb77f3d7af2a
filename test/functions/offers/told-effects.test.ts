import { beforeAll, describe, expect, test } from 'vitest';
import { tellEffects } from '#functions/entities/saving/tell-effects.ts';
import { offerOf } from '#test/support/offers.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { type ApprovalStage, makeApprovalStage } from './approval-stage.ts';
import { OPENED, refusalOf } from './offer-world.ts';

const admin = principal('ADM', { account: testId('admin') });
const country = testId('country');
const labels = [{ lang: 'de_DE', label: 'x' }];

let stage: ApprovalStage;
beforeAll(async () => {
  stage = await makeApprovalStage();
  const { put } = stage;
  await put('country', 'abroad', stage.country('AT'));
  await put('agecategory', 'calf', { labels, animalkinds: [testId('cattle')], countries: [] });
  const option = (id: string) => ({ id, labels });
  await put('offerfield', 'horns', {
    labels,
    entryType: 'multiselect',
    options: ['polled', 'horned', 'dehorned'].map(option),
  });
  const online = { history: [{ begin: OPENED }], ageCategory: testId('calf') };
  await put('offer', 'with a brand', offerOf({ ...online, associations: [testId('supplier')] }));
  await put(
    'offer',
    'plain',
    offerOf({
      ...online,
      associations: [],
      dynamicFields: [{ field: testId('horns'), value: ['polled', 'horned'] }],
    }),
  );
  await put('offer', 'archived', offerOf({ ...online, status: 'archived' }));
  await put('offer', 'waiting', offerOf({ ...online, autApproval: { status: 'pending' } }));
  await put('offer', 'rejected', offerOf({ ...online, autApproval: { status: 'rejected' } }));
  await put('offer', 'abroad offer', offerOf({ ...online, country: testId('abroad') }));
});

const effectsOf = async (name: string, patch: object) =>
  (await tellEffects({ id: testId(name), patch: { ...patch } }, stage.as(admin))).effects;

describe('before a country is saved, it is told what its offers do', () => {
  test.each([
    ['taken off the website', { enabledForWebsite: false }, [{ effect: 'offersHidden', count: 2 }]],
    [
      'without an animal kind',
      { enabledAnimals: [] },
      [{ effect: 'offersHidden', count: 2, of: testId('cattle') }],
    ],
    [
      'without approvals',
      { offerAutApproval: false },
      [
        { effect: 'offersShown', count: 1 },
        { effect: 'offersStayRejected', count: 1 },
      ],
    ],
    [
      'without associations',
      { usesAssociations: false },
      [{ effect: 'associationsHidden', count: 1 }],
    ],
    [
      'where an administrator has to confirm suppliers',
      { registrationProcedure: 'confirmedByAdmin' },
      [{ effect: 'offersHidden', count: 2 }],
    ],
    ['in another colour', { accent: 'navy' }, []],
    ['with one animal kind more', { enabledAnimals: [testId('cattle'), testId('pigs')] }, []],
  ])('%s', async (_, patch, expected) => {
    expect(await effectsOf('country', patch)).toEqual(expected);
  });

  test('and nothing is saved', async () => {
    const before = await stage.world.store.untyped.latest(country, { fresh: true });
    await effectsOf('country', { enabledAnimals: [] });
    expect(await stage.world.store.untyped.latest(country, { fresh: true })).toEqual(before);
  });
});

describe('before an entry is taken out of a country, it is told which offers name it there', () => {
  const inGermany = { effect: 'offersKeepIt', count: 2, of: country };
  const inAustria = { effect: 'offersKeepIt', count: 1, of: testId('abroad') };

  test('an age category that was for every country', async () => {
    expect(await effectsOf('calf', { countries: [testId('abroad')] })).toEqual([inGermany]);
    expect(await effectsOf('calf', { countries: [country] })).toEqual([inAustria]);
    expect(await effectsOf('calf', { countries: [country, testId('abroad')] })).toEqual([]);
  });

  test('an age category that is for the animal kind no more, everywhere', async () => {
    const effects = await effectsOf('calf', { animalkinds: [testId('pigs')] });
    expect(new Set(effects)).toEqual(new Set([inGermany, inAustria]));
    expect(await effectsOf('calf', { animalkinds: [] })).toEqual([]);
  });

  test('a breed', async () => {
    expect(await effectsOf('fleckvieh', { activeInCountries: [testId('abroad')] })).toEqual([
      inGermany,
    ]);
  });
});

test('before a field or its options end, it is told which offers answered so', async () => {
  const named = [{ effect: 'offersKeepIt', count: 1, of: country }];
  const left = (...ids: string[]) => ({ options: ids.map((id) => ({ id, labels })) });
  const disabled = [
    ...left('polled', 'dehorned').options,
    { id: 'horned', labels, enabled: false },
  ];
  expect(await effectsOf('horns', { options: disabled })).toEqual(named);
  expect(await effectsOf('horns', left('dehorned'))).toEqual(named);
  expect(await effectsOf('horns', left('polled', 'horned'))).toEqual([]);
  expect(await effectsOf('horns', { active: false, ...left('dehorned') })).toEqual(named);
  expect(await effectsOf('horns', { visibility: { animalkinds: [testId('pigs')] } })).toEqual(
    named,
  );
  expect(await effectsOf('horns', { visibility: { countries: [country] } })).toEqual([]);
});

test('before a field asks for answers of another kind, it is told which offers answered', async () => {
  const named = [{ effect: 'offersKeepIt', count: 1, of: country }];
  expect(await effectsOf('horns', { entryType: 'select' })).toEqual(named);
  expect(await effectsOf('horns', { entryType: 'textfield', options: [] })).toEqual(named);
  expect(await effectsOf('horns', { type: 'filter' })).toEqual([]);
});

test('a patch that the class would refuse is refused', async () => {
  expect(await refusalOf(effectsOf('country', { languages: [] }))).toEqual([
    400,
    'kernel.invalidInput',
    'data.languages fields.required',
  ]);
});

test('of an entity that there is not, nothing is told', async () => {
  expect(await refusalOf(effectsOf('nothing', {}))).toEqual([404, 'entities.notFound']);
});

test('before an account is deactivated, it is told which offers nobody finds any more, and who is out', async () => {
  const owner = await stage.world.store.untyped.latest(testId('supplier'), { fresh: true });
  const users = Object(owner?.data).ssoUsers.length;
  expect(await effectsOf('supplier', { active: false })).toEqual([
    ...(users > 0 ? [{ effect: 'usersOut', count: users }] : []),
    { effect: 'offersHidden', count: 3 },
  ]);
  expect(await effectsOf('supplier', { adminMemo: 'x' })).toEqual([]);
});

test('before a supplier’s confirmation is taken back, it is told which offers nobody finds any more', async () => {
  const { userData } = Object((await stage.account())?.data);
  const [entry] = userData.supData;
  const confirmed = { ...entry, confirmedByAdminOn: OPENED };
  await stage.change('supplier', { userData: { ...userData, supData: [confirmed] } });
  const back = { userData: { supData: [entry] } };
  expect(await effectsOf('supplier', back)).toEqual([]);
  await stage.change('country', { registrationProcedure: 'confirmedByAdmin' });
  expect(await effectsOf('supplier', back)).toEqual([{ effect: 'offersHidden', count: 2 }]);
  await stage.change('country', { registrationProcedure: 'immediate' });
  expect(await effectsOf('country', { registrationProcedure: 'confirmedByAdmin' })).toEqual([]);
  await stage.change('supplier', { userData });
});

test('offers to approve wait where nobody may approve them any more, and go to the authority that may', async () => {
  const waits = { effect: 'approvalsWait', count: 1 };
  expect(await effectsOf('Landratsamt', { active: false })).toEqual(
    expect.arrayContaining([waits]),
  );
  for (const elsewhere of [null, testId('abroad')])
    expect(await effectsOf('Landratsamt', { autApprovalForCountry: elsewhere })).toEqual([waits]);
  const region = { responsibleForRegions: [testId('elsewhere'), testId('region')] };
  const handedOver = { effect: 'approvalsHandedOver', count: 1 };
  expect(await effectsOf('Other', { staticData: region })).toEqual([handedOver]);
  expect(await effectsOf('region', { aut: testId('Other') })).toEqual([handedOver]);
  expect(await effectsOf('region', { aut: testId('Requests only') })).toEqual([waits]);
});

test('a region whose offers nobody may approve any more is told, also while none waits', async () => {
  const unapproved = [{ effect: 'regionsUnapproved', count: 1 }];
  expect(await effectsOf('Other', { autApprovalForCountry: null })).toEqual(unapproved);
  expect(await effectsOf('elsewhere', { aut: testId('Requests only') })).toEqual(unapproved);
  await stage.change('country', { offerAutApproval: false });
  expect(await effectsOf('Other', { autApprovalForCountry: null })).toEqual([]);
  await stage.change('country', { offerAutApproval: true });
});
