import { beforeAll, describe, expect, test } from 'vitest';
import { tellEffects } from '#functions/entities/saving/tell-effects.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { people } from './request-people.ts';
import { contextFor, makeRequestStage, type RequestStage } from './request-stage.ts';

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
  await stage.init('farmer', { offergroup: testId('angus') });
  await stage.reach.send();
  await stage.reach.decide();
});

const effectsOf = async (name: string, patch: object) => {
  const admin = contextFor(stage.world, principal('ADM'));
  return (await tellEffects({ id: testId(name), patch: { ...patch } }, admin)).effects;
};

describe('before it is saved, it is told which requests a change meets', () => {
  test('a country without requests: drafts stop, open ones go on, decided ones do not count', async () => {
    expect(await effectsOf('DE', { usesRequestSystem: false })).toEqual([
      { effect: 'draftsStop', count: 1 },
      { effect: 'requestsGoOn', count: 1 },
    ]);
  });

  test('a country without a site: nobody reaches the open ones', async () => {
    expect(await effectsOf('DE', { enabledForWebsite: false })).toEqual([
      { effect: 'draftsStop', count: 1 },
      { effect: 'requestsUnreached', count: 1 },
    ]);
  });

  test('a country without an animal kind: those of this kind', async () => {
    const of = testId('cattle');
    expect(await effectsOf('DE', { enabledAnimals: [testId('hens')] })).toEqual([
      { effect: 'draftsStop', count: 1, of },
      { effect: 'requestsGoOn', count: 1, of },
    ]);
    expect(await effectsOf('DE', { enabledAnimals: [of] })).toEqual([]);
  });

  test('a breed that can be chosen no more: what names it goes on with it', async () => {
    const goOn = [{ effect: 'requestsGoOn', count: 1 }];
    expect(await effectsOf('angus', { activeInCountries: [testId('AT')] })).toEqual(goOn);
    expect(await effectsOf('angus', { activeInCountries: [testId('DE')] })).toEqual([]);
  });

  test('a law without the ground of a form: drafts stop, open ones are not granted', async () => {
    const begun = { internalName: 'law', country: testId('DE'), validFrom: '2020-01-01' };
    await stage.put('countrylaw', testId('law'), { ...begun, ...EU_LAW });
    const grounds = EU_LAW.grounds.filter(({ ground }) => ground !== 'FR');
    expect(await effectsOf('law', { grounds })).toEqual([
      { effect: 'draftsStop', count: 1 },
      { effect: 'requestsOnlyRejected', count: 1 },
    ]);
    expect(await effectsOf('law', { validFrom: '2199-01-01', grounds })).toEqual([]);
    expect(await effectsOf('law', { grounds: EU_LAW.grounds.toReversed() })).toEqual([]);
  });

  test('a region with another authority hands the open ones over; without one they stay', async () => {
    const handedOver = { effect: 'requestsHandedOver', count: 1 };
    expect(await effectsOf('Bavaria', { aut: people.otherAut.id })).toEqual([handedOver]);
    expect(await effectsOf('Bavaria', { aut: null })).toEqual([
      { effect: 'requestsStay', count: 1 },
    ]);
    expect(await effectsOf('Bavaria', { postalCodePrefixes: [] })).toEqual([]);
  });

  test('an account that is deactivated: drafts stop, open ones wait; another account has none', async () => {
    const farmer = await effectsOf('farmer', { active: false });
    expect(farmer.filter(({ effect }) => effect !== 'usersOut')).toEqual([
      { effect: 'draftsStop', count: 1 },
      { effect: 'requestsWait', count: 1 },
    ]);
    const other = await effectsOf('idleFarmer', { active: false });
    expect(other.filter(({ effect }) => effect !== 'usersOut')).toEqual([]);
  });

  test('an authority that gives a region up, or gets it', async () => {
    const regions = (list: string[]) => ({ staticData: { responsibleForRegions: list } });
    expect(await effectsOf('aut', regions([]))).toEqual(
      expect.arrayContaining([{ effect: 'requestsStay', count: 1 }]),
    );
    expect(await effectsOf('otherAut', regions([testId('Bavaria')]))).toEqual(
      expect.arrayContaining([{ effect: 'requestsHandedOver', count: 1 }]),
    );
  });

  const farmsOf = (office: string) =>
    Object.values(people).filter(({ data }) =>
      data.userData.insData.some(
        ({ ins, deactivatedOn }) => ins === testId(office) && !deactivatedOn,
      ),
    ).length;

  test('an office that is deactivated: its farms stay; of a control body whose confirmation ends, too', async () => {
    expect(await effectsOf('ins', { active: false })).toEqual(
      expect.arrayContaining([{ effect: 'farmersStay', count: farmsOf('ins') }]),
    );
    expect(await effectsOf('ins', { staticData: { confirmedByAdminOn: null } })).toEqual([
      { effect: 'farmersUnserved', count: farmsOf('ins') },
    ]);
    expect(await effectsOf('aut', { active: false })).toEqual(
      expect.arrayContaining([{ effect: 'regionsWithout', count: 1 }]),
    );
  });
});
