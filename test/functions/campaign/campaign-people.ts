import { createHash } from 'node:crypto';
import type { Account } from '#shared/accounts/account.ts';
import type { AccountRole } from '#shared/kernel/role.ts';
import { type AccountFields, accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';

/**
 * Four circles of people who deal with each other and with nobody else: two in one country, two in another. The
 * control body certifies the farmer, the association has it as member, the authority has the region of both farms.
 */
export const CIRCLES = ['home1', 'home2', 'abroad1', 'abroad2'] as const;
export type Circle = (typeof CIRCLES)[number];

export const CIRCLE_ROLES = ['SUP', 'AGR', 'INS', 'AUT', 'ASO'] as const;
export type CircleRole = (typeof CIRCLE_ROLES)[number];

export const COUNTRY_CODES = { home: 'QM', abroad: 'QN' } as const;

export type CampaignPerson = {
  readonly name: string;
  readonly id: string;
  readonly user: string;
  readonly role: AccountRole;
  readonly data: Account;
};

const inHome = (circle: Circle): boolean => circle.startsWith('home');
export const countryOf = (circle: Circle): string => testId(inHome(circle) ? 'home' : 'abroad');
export const countryCodeOf = (circle: Circle): string =>
  inHome(circle) ? COUNTRY_CODES.home : COUNTRY_CODES.abroad;
export const regionOf = (circle: Circle): string => testId(`region ${circle}`);
export const accountId = (role: CircleRole, circle: Circle): string => testId(`${role} ${circle}`);

/** Texts that only some may ever see: a search for them in an answer finds what leaked. */
export const secretsOf = (name: string) => ({
  memo: `memo about ${name}`,
  user: `user of ${name}`,
  folder: `folder of ${name}`,
  email: `${name.toLowerCase().replace(' ', '.')}@private.example`,
  controlNumber: `CN ${name}`,
  registrant: `registrant of ${name}`,
  exception: `exception for ${name}`,
});

/** The farm or stable that animals are sold from and asked for. */
export const siteOf = (role: CircleRole, circle: Circle) => ({
  id: testId(`site ${role} ${circle}`),
  internalName: 'Hof',
  isDefault: true,
  address: {
    name: `Hof ${role} ${circle}`,
    citycode: '80331',
    city: 'Testdorf',
    email: `${role}.${circle}@farm.example`.toLowerCase(),
    geoPosition: { lat: inHome(circle) ? 48.1 : 47.7, lon: 11.5 },
    region: regionOf(circle),
  },
});

type More = NonNullable<AccountFields>;

const LONG_AGO = '2025-01-01T00:00:00.000Z';

/** Takes no room any more. */
const usedInvite = (name: string) => ({
  id: testId(`old invite to ${name}`),
  hash: createHash('sha256').update(`old invite to ${name}`).digest('hex'),
  createdOn: LONG_AGO,
  createdBy: testId('ADM'),
  expires: LONG_AGO,
  usedOn: LONG_AGO,
});

function person(role: AccountRole, name: string, more: More): CampaignPerson {
  const secrets = secretsOf(name);
  const { id, data } = accountOf(role, name, {
    ...more,
    adminMemo: secrets.memo,
    ssoUsers: [secrets.user],
    registeredBy: secrets.registrant,
    invites: [usedInvite(name)],
    staticData: {
      certificationOverride: { on: LONG_AGO, by: testId('ADM'), reason: secrets.exception },
      ...more.staticData,
    },
    userData: {
      address: { city: 'Testdorf' },
      requestFolders: [{ id: testId(secrets.folder), label: secrets.folder }],
      emails: [{ email: secrets.email, status: 'verified' }],
      ...more.userData,
    },
  });
  return { name, id, user: secrets.user, role, data };
}

function memberOf(circle: Circle, role: CircleRole, openedOn: string): CampaignPerson {
  const country = countryOf(circle);
  const name = `${role} ${circle}`;
  const entry = supplierData({
    country,
    locationsOfSale: [siteOf(role, circle)],
    animalkindsSold: [testId('cattle')],
    activityConfirmedOn: openedOn,
    confirmedByAdminOn: openedOn,
  });
  const supData = [entry];
  const more: Record<CircleRole, More> = {
    SUP: {
      supExtra: { tosAcceptedOn: openedOn },
      userData: { supData: [{ ...entry, logo: testId(`picture ${circle}`) }] },
    },
    AGR: {
      userData: {
        supData,
        controlNumber: secretsOf(name).controlNumber,
        insData: [{ ins: accountId('INS', circle) }],
        asoData: [{ aso: accountId('ASO', circle) }],
      },
    },
    INS: { staticData: { agrImport: true } },
    AUT: {
      staticData: { responsibleForRegions: [regionOf(circle)] },
      autApprovalForCountry: country,
    },
    ASO: { staticData: { agrImport: true, canActAsFarmer: true, canReceiveRequests: true } },
  };
  return person(role, name, {
    ...more[role],
    staticData: { country, ...more[role].staticData },
  });
}

/** The sellers of whom only parties of a request and authorities know. */
export const HIDDEN_SELLERS = ['AGR blocked', 'SUP left', 'SUP waiting'].map(testId);

function hiddenSellers(openedOn: string): readonly CampaignPerson[] {
  const sellsIn = (country: string, more: More['userData'] = {}): More => ({
    staticData: { country },
    supExtra: { tosAcceptedOn: openedOn },
    userData: {
      supData: [supplierData({ country, animalkindsSold: [testId('cattle')] })],
      ...more,
    },
  });
  const home = testId('home');
  return [
    person('AGR', 'AGR blocked', sellsIn(home, { deactivatedOn: openedOn })),
    person('SUP', 'SUP left', { ...sellsIn(home), active: false }),
    // Abroad administrators confirm sellers.
    person('SUP', 'SUP waiting', sellsIn(testId('abroad'))),
  ];
}

/** Everybody. `openedOn`: when suppliers accepted the terms and confirmed their activity. */
export function campaignPeople(openedOn: string): readonly CampaignPerson[] {
  const members = CIRCLES.flatMap((circle) =>
    CIRCLE_ROLES.map((role) => memberOf(circle, role, openedOn)),
  );
  const home = { staticData: { country: testId('home') } };
  return [
    ...members,
    person('ADM', 'ADM', home),
    person('AGR', 'AGR left', { ...home, active: false }),
    // Sells too; one control body gave it up, and an association of another circle has it as member.
    person('AGR', 'AGR seller', {
      ...home,
      supExtra: { tosAcceptedOn: openedOn },
      userData: {
        supData: [
          supplierData({
            country: testId('home'),
            activityWarningsMailsSent: 1,
            activityWarnedOn: openedOn,
          }),
        ],
        controlNumber: secretsOf('AGR seller').controlNumber,
        insData: [{ ins: accountId('INS', 'home1'), deactivatedOn: openedOn }],
        asoData: [{ aso: accountId('ASO', 'home2') }],
      },
    }),
    person('SUP', 'SUP idle', {
      ...home,
      userData: { supData: [supplierData({ country: testId('home') })] },
    }),
    ...hiddenSellers(openedOn),
    person('INS', 'INS closed', { ...home, active: false }),
  ];
}
