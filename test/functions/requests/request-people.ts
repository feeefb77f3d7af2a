import type { Account } from '#shared/accounts/account.ts';
import type { SupplierData } from '#shared/accounts/supplier-data.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import type { AccountRole } from '#shared/kernel/role.ts';
import { type AccountFields, accountOf } from '#test/support/accounts.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';

const country = testId('DE');
const deactivatedOn = '2026-01-01T00:00:00.000Z';

const siteOf = (name: string, address: object) => ({
  id: testId(name),
  internalName: name,
  isDefault: true,
  address,
});

/** The farm of every farmer here, and places that cannot be used. */
export const sites = {
  farm: siteOf('farm', { geoPosition: { lat: 48.1, lon: 11.5 }, region: testId('Bavaria') }),
  unmapped: siteOf('unmapped', { region: testId('Bavaria') }),
  nowhere: siteOf('nowhere', { geoPosition: { lat: 48.1, lon: 11.5 } }),
  abroad: siteOf('abroad', { geoPosition: { lat: 47, lon: 13 }, region: testId('Tyrol') }),
  unattended: siteOf('unattended', {
    geoPosition: { lat: 52, lon: 9 },
    region: testId('Saxony'),
  }),
  abandoned: siteOf('abandoned', { geoPosition: { lat: 52, lon: 9 }, region: testId('Hesse') }),
} as const;

const supData = [
  {
    country,
    locationsOfSale: Object.values(sites),
    animalkindsSold: [],
    associations: [],
    activityWarningsMailsSent: 0,
    confirmedAllLocationsOfSale: true,
  },
];
const ins = testId('ins');
const aso = testId('aso');

const account = (role: AccountRole, name: string, more: AccountFields = {}) =>
  accountOf(role, name, {
    ...more,
    staticData: { country, ...more.staticData },
    userData: {
      ...(role === 'AGR' ? { supData, insData: [{ ins }], asoData: [{ aso }] } : {}),
      ...more.userData,
    },
  });

/** A supplier as it registers; its offers could be found at once. */
const selling = (
  animalkindsSold: readonly string[],
  more: Partial<SupplierData> = {},
): AccountFields => ({
  supExtra: { tosAcceptedOn: deactivatedOn },
  userData: {
    supData: [
      {
        country,
        locationsOfSale: [],
        animalkindsSold: animalkindsSold.map(testId),
        associations: [],
        activityWarningsMailsSent: 0,
        confirmedAllLocationsOfSale: true,
        ...more,
      },
    ],
  },
});

/** Everybody of these tests, in the one country that uses requests. */
export const people = {
  farmer: account('AGR', 'farmer', {
    uiLocale: 'en_GB',
    userData: {
      controlNumber: 'DE-BY-006-12345-A',
      requestFolders: [{ id: testId('my folder'), label: 'Cows' }],
    },
  }),
  neighbour: account('AGR', 'neighbour', {
    supExtra: { tosAcceptedOn: deactivatedOn },
    userData: { insData: [{ ins: testId('otherIns') }], asoData: [] },
  }),
  idleFarmer: account('AGR', 'idleFarmer', { staticData: { canRequest: false } }),
  leftFarmer: account('AGR', 'leftFarmer', {
    userData: { insData: [{ ins, deactivatedOn }], asoData: [{ aso, deactivatedOn }] },
  }),
  lowhatchFarmer: account('AGR', 'lowhatchFarmer', {
    staticData: { allowedRequestTypes: ['lowhatch'] },
  }),
  ins: account('INS', 'ins'),
  otherIns: account('INS', 'otherIns'),
  aso: account('ASO', 'aso', { staticData: { canActAsFarmer: true, canReceiveRequests: true } }),
  quietAso: account('ASO', 'quietAso', { staticData: { canActAsFarmer: false } }),
  quietFarmer: account('AGR', 'quietFarmer', {
    userData: { asoData: [{ aso: testId('quietAso') }] },
  }),
  aut: account('AUT', 'aut', { staticData: { responsibleForRegions: [testId('Bavaria')] } }),
  otherAut: account('AUT', 'otherAut'),
  /** The office above the one of Bavaria. */
  ministry: account('AUT', 'ministry'),
  sup: account('SUP', 'sup', { ...selling(['cattle', 'hens']), uiLocale: 'en_GB' }),
  otherSup: account('SUP', 'otherSup', selling([])),
  beekeeper: account('SUP', 'beekeeper', selling(['bees'])),
  supAbroad: account('SUP', 'supAbroad', selling(['cattle'], { country: testId('AT') })),
  goneSup: account('SUP', 'goneSup', { ...selling(['cattle']), active: false }),
  newSup: account('SUP', 'newSup', { ...selling(['cattle']), supExtra: {} }),
  goneAut: account('AUT', 'goneAut', { active: false }),
} as const satisfies Record<string, Entity<Account>>;
export type Person = keyof typeof people;

/** The person as a caller. */
export function caller(person: Person): Principal {
  const { id, data } = people[person];
  const isSupplier = data.supExtra.tosAcceptedOn !== undefined;
  const { role } = data.staticData;
  const roles = new Set([role, ...(isSupplier ? (['SUP'] as const) : [])]);
  return principal(role, { roles: [...roles], account: id, country });
}
