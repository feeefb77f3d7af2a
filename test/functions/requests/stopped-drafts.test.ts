import { beforeEach, expect, test } from 'vitest';
import { tellEffects } from '#functions/entities/saving/tell-effects.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { sentAnswers } from './request-forms.ts';
import { people, sites } from './request-people.ts';
import {
  contextFor,
  dataOf,
  makeRequestStage,
  type RequestStage,
  refusal,
} from './request-stage.ts';

let stage: RequestStage;
beforeEach(async () => {
  stage = await makeRequestStage();
});

const byAssociation = { type: 'association', package: { id: testId('association') } };
const ofLowHatch = { type: 'lowhatch', animalkind: testId('hens') };

const country = ['country', 'DE'] as const;
const form = ['requestpackage', 'full'] as const;
const hens = [testId('hens')];

test.each([
  [country, { usesRequestSystem: false }, {}, 'requests.countryWithoutRequests'],
  [country, { enabledAnimals: hens }, {}, 'requests.animalkindNotOffered'],
  [country, { usesAssociations: false }, byAssociation, 'requests.typeNotAllowed'],
  [country, { animalkindsUsingLowhatchRequests: [] }, ofLowHatch, 'requests.typeNotAllowed'],
  [form, { enabled: false }, {}, 'requests.packageNotOffered'],
  [form, { countries: [] }, {}, 'requests.packageNotOffered'],
  [form, { animalkinds: hens }, {}, 'requests.packageNotOffered'],
])(
  'a draft that a change of %j to %j stops, as the administrator was told, is not sent',
  async ([entityclass, name], patch, of, code) => {
    const draft = await stage.init('farmer', of);
    const id = testId(name);
    const admin = contextFor(stage.world, principal('ADM'));
    const { effects } = await tellEffects({ id, patch }, admin);
    expect(effects).toContainEqual(expect.objectContaining({ effect: 'draftsStop', count: 1 }));
    const before = await stage.world.store.untyped.latest(id, { fresh: true });
    await stage.put(entityclass, id, { ...before?.data, ...patch });
    expect(await refusal(stage.fill('farmer', draft, sentAnswers))).toMatchObject({ code });
  },
);

test.each([
  ['goes to the authority that its postal code has now', undefined, 'otherAut', 'Swabia'],
  ['stays where it is, though the location has moved since', '80331', 'aut', 'Bavaria'],
])('a draft %s', async (_, citycode, aut, region) => {
  const draft = await stage.init('farmer');
  await stage.put('region', testId('Swabia'), {
    labels: [{ lang: 'de_DE', label: 'x' }],
    country: testId('DE'),
    aut: testId('otherAut'),
    statecode: 'SW',
  });
  const { id, data } = people.farmer;
  const [entry] = data.userData.supData;
  const locationsOfSale = [sites.farm].map((site) => ({
    ...site,
    address: { ...site.address, citycode, region: testId('Swabia') },
  }));
  await stage.put('account', id, {
    ...data,
    userData: { ...data.userData, supData: [{ ...entry, locationsOfSale }] },
  });
  const sent = dataOf(await stage.fill('farmer', draft, sentAnswers));
  expect([sent.aut, sent.region]).toEqual([testId(aut), testId(region)]);
  expect(sent.agrSite.address.region).toBe(testId(region));
});

test('a draft whose region lies in another country by now is not sent to the authority there', async () => {
  const draft = await stage.init('farmer');
  const region = await stage.world.store.untyped.latest(testId('Bavaria'), { fresh: true });
  await stage.put('region', testId('Bavaria'), { ...region?.data, country: testId('AT') });
  expect(await refusal(stage.fill('farmer', draft, sentAnswers))).toMatchObject({
    code: 'requests.noRegion',
  });
});
