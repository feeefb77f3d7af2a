import { expect, test } from 'vitest';
import { placeTable } from '#test/support/place-table.ts';
import { putPlaces } from '#test/support/put-places.ts';
import { testId } from '#test/support/test-id.ts';
import { sentAnswers } from './request-forms.ts';
import { people, sites } from './request-people.ts';
import { makeRequestStage, refusal } from './request-stage.ts';

test('no request is begun or sent from a position that does not lie at its postal code', async () => {
  const stage = await makeRequestStage();
  const country = await stage.world.store.untyped.latest(testId('DE'));
  await stage.put('country', testId('DE'), { ...country?.data, code: 'BE' });
  const elsewhere = { code: 'requests.positionElsewhere', status: 422, fields: [] };
  const draft = await stage.init('farmer');
  await putPlaces(stage.world, placeTable('BE', ['1000|Bruxelles|BRU|50.85|4.35']));

  expect(await refusal(stage.init('farmer'))).toEqual(elsewhere);
  expect(await refusal(stage.fill('farmer', draft, sentAnswers))).toEqual(elsewhere);
  expect(await stage.stored(draft.id)).toMatchObject({ rev: 1, process: { status: 'new' } });

  const { userData } = people.farmer.data;
  const address = { ...sites.farm.address, geoPosition: { lat: 50.9, lon: 4.4 } };
  const supData = userData.supData.map((entry) => ({
    ...entry,
    locationsOfSale: [{ ...sites.farm, address }],
  }));
  const account = { ...people.farmer.data, userData: { ...userData, supData } };
  await stage.put('account', people.farmer.id, account);
  expect(await refusal(stage.fill('farmer', draft, sentAnswers))).toEqual(elsewhere);
  const again = await stage.fill('farmer', await stage.init('farmer'), sentAnswers);
  expect(await stage.stored(again.id)).toMatchObject({
    process: { status: 'open', searchFilter: { townKm: 7 } },
  });
});

test('a draft from before is sent as far from its town as the country allows, and says how far', async () => {
  const stage = await makeRequestStage();
  const country = await stage.world.store.untyped.latest(testId('DE'));
  const draft = await stage.init('farmer');
  const allowed = { ...country?.data, code: 'BG', townDistanceKm: 250 };
  await stage.put('country', testId('DE'), allowed);
  await putPlaces(stage.world, placeTable('BG', ['1000|Nord|N|50.1|11.5']));
  const sent = await stage.fill('farmer', draft, sentAnswers);
  expect(await stage.stored(sent.id)).toMatchObject({
    process: { status: 'open', searchFilter: { townKm: 222 } },
  });
});
