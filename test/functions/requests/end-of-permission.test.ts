import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { shownStatus } from '#shared/requests/process/lapsed.ts';
import { nextTimer } from '#shared/requests/process/step-timer.ts';
import { testId } from '#test/support/test-id.ts';
import { accepted } from './request-forms.ts';
import { caller, type Person, people } from './request-people.ts';
import { dataOf, makeRequestStage, pin, type RequestStage, refusal } from './request-stage.ts';

let stage: RequestStage;
let now: number;
beforeAll(async () => {
  stage = await makeRequestStage();
  now = stage.time.now;
});

beforeEach(() => {
  stage.time.now = now;
});

const REASON = 'The certificate of the farm is no longer valid.';
const waive = (person: Person, entity: Entity) =>
  stage.call('waiveRequest', person, { process: pin(entity) });
const revoke = (person: Person, entity: Entity, reason = REASON) =>
  stage.call('revokeRequest', person, { process: pin(entity), reason });
const receiversOf = async (template: string, { id }: Entity) =>
  (await stage.mails())
    .filter(({ template: name, params }) => name === template && params.request === id)
    .map(({ to }) => to)
    .toSorted();
const idsOf = (...names: Person[]) => names.map((name) => people[name].id).toSorted();

describe('the applicant waives the rest of a permission', () => {
  test('once: the decision stands, and those who had it in hand are told', async () => {
    const granted = await stage.reach.decide();
    const after = await waive('farmer', granted);
    const process = dataOf(after);
    expect(process).toMatchObject({
      status: 'accepted',
      decision: { animalsGranted: 12 },
      permissionEnd: { how: 'waived', by: people.farmer.id, animals: 12 },
    });
    expect(shownStatus(process)).toBe('waived');
    expect(process.events.at(-1)).toMatchObject({ event: 'waive', status: 'accepted' });
    expect(await receiversOf('requestWaived', after)).toEqual(idsOf('ins', 'aut'));
    const ended = { code: 'requests.permissionEnded', status: 409 };
    expect(await refusal(waive('farmer', after))).toMatchObject(ended);
    expect(await refusal(revoke('aut', after))).toMatchObject(ended);
  });

  test('what was bought before stays out of it', async () => {
    const granted = await stage.reach.decide();
    const bought = await stage.fill('farmer', granted, [{ field: 'animalsBought', value: 5 }]);
    expect(dataOf(await waive('farmer', bought)).permissionEnd).toMatchObject({ animals: 7 });
  });

  test('what was bought before is still reported, and nobody is asked for it', async () => {
    const advised = await stage.reach.advise();
    const validUntil = { field: 'validUntil', value: '2026-03-10' };
    const granted = await stage.fill('aut', advised, [...accepted, validUntil]);
    const after = await waive('farmer', granted);
    expect(nextTimer(dataOf(after))).toBeUndefined();
    const bought = await stage.fill('farmer', after, [{ field: 'animalsBought', value: 5 }]);
    expect(dataOf(bought)).toMatchObject({
      decision: { animalsGranted: 12, animalsBought: 5 },
      permissionEnd: { how: 'waived', animals: 12 },
    });
  });

  test('not after its last day: nothing is left to waive', async () => {
    const advised = await stage.reach.advise();
    const validUntil = { field: 'validUntil', value: '2026-03-10' };
    const granted = await stage.fill('aut', advised, [...accepted, validUntil]);
    // In the country the next day has begun.
    stage.time.now = Date.parse('2026-03-10T23:30:00.000Z');
    expect(await refusal(waive('farmer', granted))).toMatchObject({
      code: 'requests.transitionNotAllowed',
      status: 409,
    });
  });

  test('not where all is bought: the step that waits after the purchase stays', async () => {
    const granted = await stage.reach.decide();
    const bought = await stage.fill('farmer', granted, [{ field: 'animalsBought', value: 12 }]);
    expect(await refusal(waive('farmer', bought))).toMatchObject({
      code: 'requests.transitionNotAllowed',
      status: 409,
    });
  });
});

describe('the authority revokes a permission', () => {
  test('with a reason that all parties read; what was bought is still reported', async () => {
    const granted = await stage.reach.decide();
    const after = await revoke('aut', granted);
    const process = dataOf(after);
    expect(process).toMatchObject({
      status: 'accepted',
      turn: people.farmer.id,
      permissionEnd: { how: 'revoked', by: people.aut.id, animals: 12 },
    });
    expect(shownStatus(process)).toBe('revoked');
    expect(process.events.at(-1)).toMatchObject({ event: 'revoke', reason: REASON });
    expect(await receiversOf('requestRevoked', after)).toEqual(idsOf('farmer', 'ins'));
    const mail = (await stage.mails()).find(({ template }) => template === 'requestRevoked');
    expect(mail?.params).toMatchObject({ party: people.aut.data.staticData.name });
  });

  test('also the present one of the region, where another one has granted it, which is told', async () => {
    const granted = await stage.reach.decide();
    const revokeAs = (regions: string[]) =>
      stage.callAs(
        'revokeRequest',
        { ...caller('otherAut'), regions },
        { process: pin(granted), reason: REASON },
      );
    const foreign = revokeAs([testId('Saxony')]);
    expect(await refusal(foreign)).toMatchObject({ code: 'requests.noProcessId' });
    const after = await revokeAs([testId('Bavaria')]);
    expect(dataOf(after).permissionEnd).toMatchObject({ by: people.otherAut.id });
    expect(await receiversOf('requestRevoked', after)).toEqual(idsOf('farmer', 'ins', 'aut'));
  });

  test.each([
    // In the country the next day has begun.
    ['before its last day', '2026-03-02T23:30:00.000Z', '2026-03-31'],
    ['after it', '2026-03-20T08:00:00.000Z', '2026-04-07'],
  ])('%s: the report on its purchases is due so long after its end', async (_, on, due) => {
    const advised = await stage.reach.advise();
    const validUntil = { field: 'validUntil', value: '2026-03-10' };
    const granted = await stage.fill('aut', advised, [...accepted, validUntil]);
    stage.time.now = Date.parse(on);
    expect(dataOf(await revoke('aut', granted)).reportDueOn).toBe(due);
  });

  test('waived and revoked in the same moment: one wins', async () => {
    const granted = await stage.reach.decide();
    const outcomes = await Promise.allSettled([waive('farmer', granted), revoke('aut', granted)]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect((await stage.stored(granted.id))?.rev).toBe(granted.rev + 1);
  });
});
