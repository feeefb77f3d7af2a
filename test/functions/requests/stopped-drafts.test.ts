import { beforeEach, expect, test } from 'vitest';
import { tellEffects } from '#functions/entities/tell-effects.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { sentAnswers } from './request-forms.ts';
import { contextFor, makeRequestStage, type RequestStage, refusal } from './request-stage.ts';

let stage: RequestStage;
beforeEach(async () => {
  stage = await makeRequestStage();
});

const byAssociation = { type: 'association', package: { id: testId('association') } };
const ofLowHatch = { type: 'lowhatch', animalkind: testId('hens') };

test.each([
  [{ usesRequestSystem: false }, {}, 'requests.countryWithoutRequests'],
  [{ enabledAnimals: [testId('hens')] }, {}, 'requests.animalkindNotOffered'],
  [{ usesAssociations: false }, byAssociation, 'requests.typeNotAllowed'],
  [{ animalkindsUsingLowhatchRequests: [] }, ofLowHatch, 'requests.typeNotAllowed'],
])('a draft that %j stops, as the administrator was told, is not sent', async (patch, of, code) => {
  const draft = await stage.init('farmer', of);
  const admin = contextFor(stage.world, principal('ADM'));
  const { effects } = await tellEffects({ id: testId('DE'), patch }, admin);
  expect(effects).toContainEqual(expect.objectContaining({ effect: 'draftsStop', count: 1 }));
  const country = await stage.world.store.untyped.latest(testId('DE'), { fresh: true });
  await stage.put('country', testId('DE'), { ...country?.data, ...patch });
  expect(await refusal(stage.fill('farmer', draft, sentAnswers))).toMatchObject({ code });
});
