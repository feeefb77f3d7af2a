import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#shared/kernel/time.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';
import { testId } from '#test/support/test-id.ts';
import { packageOf, sentAnswers, steps } from './request-forms.ts';
import { type Person, people, sites } from './request-people.ts';
import {
  contextOf,
  dataOf,
  makeRequestStage,
  type RequestStage,
  refusal,
} from './request-stage.ts';

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
});

const requestsOf = (person: Person) =>
  contextOf(stage.world, person).rows.count({ entityClass: 'request-process' });

const refused = (person: Person, more: object) => refusal(stage.init(person, more));

describe('a farmer’s request is refused', () => {
  const unknown = testId('unknown');
  test.each<[string, object, string, number, [string, string][]]>([
    ['for an unknown package', { package: { id: unknown } }, 'packageNotFound', 404, []],
    [
      'for a revision the package never had',
      { package: { id: testId('full'), rev: 9 } },
      'packageNotFound',
      404,
      [],
    ],
    [
      'for an id that is no package',
      { package: { id: testId('cattle') } },
      'packageNotFound',
      404,
      [],
    ],
    [
      'for a disabled package',
      { package: { id: testId('disabled') } },
      'packageNotOffered',
      422,
      [['package', 'requests.packageNotOffered']],
    ],
    [
      'for a package of another animal kind',
      { package: { id: testId('hens only') } },
      'packageNotOffered',
      422,
      [['package', 'requests.packageNotOffered']],
    ],
    [
      'for a form that needs a party the request does not have',
      { package: { id: testId('association') } },
      'partyMissing',
      422,
      [],
    ],
    ['for a location that is not its own', { location: unknown }, 'locationNotFound', 422, []],
    ['without a position', { location: sites.unmapped.id }, 'noGeoPosition', 422, []],
    ['without a region', { location: sites.nowhere.id }, 'noRegion', 422, []],
    ['in a region of another country', { location: sites.abroad.id }, 'noRegion', 422, []],
    ['in a region without authority', { location: sites.unattended.id }, 'noAutForRegion', 422, []],
    [
      'in a region whose authority is deactivated',
      { location: sites.abandoned.id },
      'noAutForRegion',
      422,
      [],
    ],
    [
      'for an animal kind the country does not use',
      { animalkind: testId('bees') },
      'animalkindNotOffered',
      422,
      [['animalkind', 'requests.animalkindNotOffered']],
    ],
    [
      'as low hatch for animals that do not hatch',
      { type: 'lowhatch' },
      'typeNotAllowed',
      422,
      [['type', 'requests.typeNotAllowed']],
    ],
    [
      'for an offer group of another animal kind',
      { offergroup: testId('brown hen') },
      'otherAnimalkind',
      422,
      [['offergroup', 'requests.otherAnimalkind']],
    ],
    [
      'for an unknown category',
      { category2: unknown },
      'otherAnimalkind',
      422,
      [['category2', 'requests.otherAnimalkind']],
    ],
    [
      'for an unknown classification',
      { classification: unknown },
      'otherAnimalkind',
      422,
      [['classification', 'requests.otherAnimalkind']],
    ],
    [
      'through a control body that is not its own',
      { ins: people.otherIns.id },
      'noControlBody',
      422,
      [['ins', 'requests.noControlBody']],
    ],
    [
      'through an association that is not its own',
      { aso: people.quietAso.id },
      'noAssociation',
      422,
      [['aso', 'requests.noAssociation']],
    ],
  ])('%s', async (_, more, name, status, fields) => {
    expect(await refused('farmer', more)).toEqual({ code: `requests.${name}`, status, fields });
  });

  test('when the country is switched off', async () => {
    const id = testId('Nowhere');
    const entry = { ...people.farmer.data.userData.supData[0], country: id };
    await stage.put('account', people.lowhatchFarmer.id, {
      ...people.farmer.data,
      userData: { ...people.farmer.data.userData, controlNumber: undefined, supData: [entry] },
    });
    expect(await refused('lowhatchFarmer', {})).toMatchObject({ code: 'requests.missingCountry' });
    const country = await stage.world.store.untyped.latest(testId('DE'));
    await stage.put('country', id, {
      ...country?.data,
      code: 'XX',
      domains: ['xx.localhost'],
      usesRequestSystem: false,
    });
    const region = { labels: [{ lang: 'de_DE', label: 'x' }], country: id, statecode: 'X' };
    await stage.put('region', testId('X region'), region);
    const site = { ...sites.farm, address: { ...sites.farm.address, region: testId('X region') } };
    await stage.put('account', people.lowhatchFarmer.id, {
      ...people.farmer.data,
      userData: {
        ...people.farmer.data.userData,
        controlNumber: undefined,
        supData: [{ ...entry, locationsOfSale: [site] }],
      },
    });
    expect(await refused('lowhatchFarmer', {})).toMatchObject({
      code: 'requests.countryWithoutRequests',
    });
    const closed = { ...country?.data, code: 'XX', domains: ['xx.localhost'] };
    await stage.put('country', id, { ...closed, enabledForWebsite: false });
    expect(await refused('lowhatchFarmer', {})).toMatchObject({ code: 'requests.missingCountry' });
    await stage.put('account', people.lowhatchFarmer.id, people.lowhatchFarmer.data);
  });
});

describe('who may not file', () => {
  test.each<[string, Person, object, string]>([
    ['a farmer who may not request', 'idleFarmer', {}, 'requests.mayNotRequest'],
    ['a farmer without an active control body', 'leftFarmer', {}, 'requests.noControlBody'],
    ['a farmer for another', 'farmer', { agr: people.neighbour.id }, 'entities.notFound'],
    ['a farmer outside its allowed types', 'lowhatchFarmer', {}, 'requests.typeNotAllowed'],
    ['a control body for nobody', 'ins', {}, 'requests.farmerMissing'],
    // The neighbour sells, so that everybody can read it; that makes it nobody's customer.
    ['a control body for a stranger', 'ins', { agr: people.neighbour.id }, 'entities.notFound'],
    ['a control body for an office', 'ins', { agr: people.aut.id }, 'entities.notFound'],
    [
      'a control body for a customer that has left',
      'ins',
      { agr: people.leftFarmer.id },
      'entities.notFound',
    ],
    [
      'a control body for a customer that may not request',
      'ins',
      { agr: people.idleFarmer.id },
      'requests.farmerNotActive',
    ],
    [
      'a control body through another one',
      'ins',
      { agr: people.farmer.id, ins: people.otherIns.id },
      'requests.noControlBody',
    ],
    [
      'an association that does not act',
      'quietAso',
      { agr: people.quietFarmer.id },
      'requests.mayNotRequest',
    ],
    ['an association for a stranger', 'aso', { agr: people.neighbour.id }, 'entities.notFound'],
  ])('%s', async (_, person, more, code) => {
    expect((await refused(person, more)).code).toBe(code);
  });

  test('and no refusal has left anything behind', async () => {
    const persons: Person[] = [
      'farmer',
      'idleFarmer',
      'leftFarmer',
      'lowhatchFarmer',
      'ins',
      'aso',
    ];
    expect(await Promise.all(persons.map(requestsOf))).toEqual(persons.map(() => 0));
  });

  test('an association through another one of its member', async () => {
    const { data } = people.farmer;
    const asoData = [{ aso: people.quietAso.id }, { aso: people.aso.id }];
    const agr = testId('member of two');
    await stage.put('account', agr, {
      ...data,
      userData: { ...data.userData, controlNumber: 'DE-BY-006-22222-A', asoData },
    });
    expect(await refused('aso', { agr, aso: people.quietAso.id })).toMatchObject({
      code: 'requests.noAssociation',
      fields: [['aso', 'requests.noAssociation']],
    });
    const begun = await stage.init('aso', { agr });
    expect(dataOf(begun).aso).toBe(people.aso.id);
  });

  test('an association request without an association that receives them', async () => {
    const more = { type: 'association', package: { id: testId('association') } };
    expect(await refused('quietFarmer', more)).toMatchObject({ code: 'requests.noAssociation' });
  });
});

test('a request that is begun again by its key is the one that was begun', async () => {
  const key = { key: testId('key') };
  const begun = await stage.init('farmer', key);
  const before = await requestsOf('farmer');
  expect((await stage.init('farmer', key)).id).toBe(begun.id);
  expect(await requestsOf('farmer')).toBe(before);
});

describe('the package', () => {
  test('is pinned at its newest revision, or at the one that was named', async () => {
    const id = testId('twice');
    await stage.put('requestpackage', id, packageOf('twice'));
    await stage.put('requestpackage', id, packageOf('twice', { steps: [steps.application] }));
    expect(dataOf(await stage.init('farmer', { package: { id } })).package.rev).toBe(2);
    expect(dataOf(await stage.init('farmer', { package: { id, rev: 1 } })).package.rev).toBe(1);
  });

  test('may be begun by the revision that a page has seen, until a day after it was replaced', async () => {
    const id = testId('replaced');
    await stage.put('requestpackage', id, packageOf('replaced'));
    await stage.put('requestpackage', id, packageOf('replaced', { steps: [steps.application] }));
    const old = { package: { id, rev: 1 } };
    stage.time.now += 24 * HOUR_MS;
    expect(dataOf(await stage.init('farmer', old)).package.rev).toBe(1);
    stage.time.now += 1;
    expect(await refused('farmer', old)).toMatchObject({
      code: 'entities.revConflict',
      fields: [['package.rev', 'entities.revConflict']],
    });
  });

  test('that is for other animals by now takes no request for those before', async () => {
    const id = testId('narrowed');
    await stage.put('requestpackage', id, packageOf('narrowed'));
    const animalkinds = [testId('hens')];
    await stage.put('requestpackage', id, packageOf('narrowed', { animalkinds }));
    const answer = await refused('farmer', { package: { id, rev: 1 } });
    expect(answer).toMatchObject({ code: 'requests.packageNotOffered' });
  });

  test('that was switched off takes no request, at older revisions neither', async () => {
    const id = testId('switched off');
    await stage.put('requestpackage', id, packageOf('switched off'));
    await stage.put('requestpackage', id, packageOf('switched off', { enabled: false }));
    const answer = await refused('farmer', { package: { id, rev: 1 } });
    expect(answer).toMatchObject({ code: 'requests.packageNotOffered' });
  });
});

describe('a follow-up', () => {
  const rejected = [{ field: 'decision', value: 'reject' }];

  test('takes over what still fits', async () => {
    const first = await stage.reach.decide(rejected);
    const second = await stage.init('farmer', { followupFor: first.id });
    expect(dataOf(second)).toMatchObject({
      followupFor: first.id,
      status: 'new',
      draft: sentAnswers,
    });
    const other = packageOf('other form', {
      steps: [{ ...steps.application, fields: [{ id: testId('field numberWanted'), rev: 1 }] }],
    });
    await stage.put('requestpackage', testId('other form'), other);
    const third = await stage.init('farmer', {
      followupFor: first.id,
      package: { id: testId('other form') },
    });
    expect(dataOf(third).draft).toEqual([{ field: 'numberWanted', value: 12 }]);
  });

  test('leaves what was declared to be declared again', async () => {
    const declaration = formFieldOf('declaration', 'checkbox', { mandatory: true });
    await stage.put('requestformfield', testId('declaration'), declaration);
    const form = packageOf('declaring', {
      steps: [
        {
          ...steps.application,
          fields: [
            { id: testId('declaration'), rev: 1 },
            { id: testId('field numberWanted'), rev: 1 },
          ],
        },
      ],
    });
    await stage.put('requestpackage', testId('declaring'), form);
    const declaring = { package: { id: testId('declaring') } };
    const said = [
      { field: 'declaration', value: true },
      { field: 'numberWanted', value: 3 },
    ];
    const first = await stage.fill('farmer', await stage.init('farmer', declaring), said);
    const second = await stage.init('farmer', { ...declaring, followupFor: first.id });
    expect(dataOf(second).draft).toEqual([{ field: 'numberWanted', value: 3 }]);
  });
});
