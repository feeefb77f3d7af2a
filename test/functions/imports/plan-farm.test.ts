import { expect, test } from 'vitest';
import { newSupplierData } from '#functions/accounts/public.ts';
import { redactedAccount } from '#functions/accounts/redaction/redacted-account.ts';
import {
  changedFarm,
  type FarmPlace,
  type FarmRow,
  farmFault,
} from '#functions/imports/customers/plan-farm.ts';
import { testId } from '#test/support/test-id.ts';
import { farm, offices } from './import-stage.ts';

const ended = '2026-01-01T00:00:00.000Z';
const agreed = '2025-05-05T12:00:00.000Z';
const now = new Date('2026-03-02T08:00:00.000Z');

const place: FarmPlace = {
  controlBody: offices.ins.id,
  country: testId('DK'),
  mayTieOthers: false,
  maxUsers: 5,
  now,
  today: '2026-03-02',
  newId: () => testId('new'),
};

const rowWith = (more: Partial<FarmRow> = {}, values: FarmRow['values'] = {}): FarmRow => ({
  values: { controlNumber: '200001', citycode: '8000', city: 'Aarhus C', ...values },
  located: { citycode: '8000' },
  associations: [],
  ...more,
});

const own = { ins: offices.ins.id, deactivatedOn: ended, agreementOn: agreed };
const former = farm('200001', { ties: [own] });

test('a former customer comes back, but not from a control body that has it now', () => {
  const moved = farm('200001', { ties: [own, { ins: offices.rival.id }] });
  expect(farmFault(moved, rowWith(), place)).toBe('otherControlBody');
  expect(farmFault(moved, rowWith(), { ...place, mayTieOthers: true })).toBeUndefined();
  const left = farm('200001', { ties: [own, { ins: offices.rival.id, deactivatedOn: ended }] });
  for (const each of [former, left]) expect(farmFault(each, rowWith(), place)).toBeUndefined();
});

test('a farm that is redacted while its number is looked up counts as deactivated', () => {
  const found = farm('200001', { ties: [{ ins: offices.ins.id }] });
  const redacted = { ...redactedAccount(found.data), active: false, redactedOn: ended };
  expect(farmFault({ ...found, data: redacted }, rowWith(), place)).toBe('deactivated');
});

test('an agreement that ended with its tie comes back only where the row says so', () => {
  const tieOf = (agreement?: string) =>
    changedFarm(former, rowWith({}, agreement === undefined ? {} : { agreement }), place).userData
      .insData[0];
  expect(tieOf()).toMatchObject({ ins: offices.ins.id });
  expect(tieOf()).not.toHaveProperty('agreementOn');
  expect(tieOf('true')?.agreementOn).toBe(now.toISOString());
  expect(tieOf('2026-02-01')?.agreementOn).toBe('2026-02-01T12:00:00.000Z');
  const member = farm('200001', {
    userData: { asoData: [{ aso: offices.aso.id, deactivatedOn: ended, agreementOn: agreed }] },
  });
  const again = changedFarm(member, rowWith({ associations: [offices.aso.id] }), place);
  expect(again.userData.asoData).toEqual([{ aso: offices.aso.id }]);
});

test('a farm without a control body is known by its postal code, however that is written', () => {
  const left = (citycode?: string) =>
    farm('200001', {
      ties: [{ ins: offices.rival.id, deactivatedOn: ended }],
      userData: { address: citycode === undefined ? {} : { citycode } },
    });
  const faultOf = (stored: string | undefined, told: string) => {
    const values = { controlNumber: '200001', citycode: told, city: 'Aarhus C' };
    const row = rowWith({ located: { citycode: told } }, values);
    return farmFault(left(stored), row, place);
  };
  expect(faultOf('123 45', '12345')).toBeUndefined();
  expect(faultOf('DK-8000', '8000')).toBeUndefined();
  expect(faultOf('8000', '8900')).toBe('otherControlBody');
  expect(faultOf(undefined, '8000')).toBe('otherControlBody');
});

test('a place of sale keeps its point while the farm stays in its town, and always its phone', () => {
  const set = { lat: 56.1234, lon: 10.1234 };
  const ofTown = { lat: 56.15, lon: 10.2 };
  const town = { citycode: '80 00', city: 'Aarhus C', geoPosition: ofTown, region: testId('r') };
  const location = {
    id: testId('place'),
    internalName: 'Stall',
    isDefault: true,
    address: { ...town, phone: '+45 12345678', geoPosition: set },
  };
  const before = farm('200001', {
    userData: {
      address: { ...town, geoPosition: set },
      supData: [{ ...newSupplierData(place.country), locationsOfSale: [location] }],
    },
  });
  const located = { citycode: '8000', geoPosition: ofTown, region: testId('r') };
  const again = (values: FarmRow['values']) =>
    changedFarm(before, rowWith({ located }, values), place).userData;
  const stayed = again({ city: 'AARHUS C', street: 'Vej 1a' });
  expect(stayed.address.geoPosition).toEqual(set);
  expect(stayed.supData[0]?.locationsOfSale).toEqual([
    {
      ...location,
      address: { ...location.address, citycode: '8000', city: 'AARHUS C', street: 'Vej 1a' },
    },
  ]);
  const [moved] = again({ city: 'Aarhus N' }).supData[0]?.locationsOfSale ?? [];
  expect(moved).toMatchObject({
    internalName: 'Aarhus N',
    address: { phone: '+45 12345678', geoPosition: ofTown },
  });
});
