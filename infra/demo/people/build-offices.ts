import { authorityId, countryId, regionId } from '#infra/demo/countries/build-countries.ts';
import type { CountryRow, TownRow } from '#infra/demo/countries/country-row.ts';
import { COUNTRIES } from '#infra/demo/countries/country-table.ts';
import { type DemoEntity, demoEntity, demoId } from '#infra/demo/demo-entity.ts';
import type { DemoTimes } from '#infra/demo/demo-times.ts';
import { elementAt } from '#infra/demo/random.ts';
import { homeTowns } from './build-sites.ts';
import { expiredInvite } from './expired-invite.ts';
import { isLogin, LOGIN_NAMES, type Login, loginEmail, usersOf } from './login-table.ts';
import { associationId, controlBodyId, needsAgreement } from './office-ids.ts';

type Office = {
  readonly id: string;
  readonly role: 'ADM' | 'INS' | 'AUT' | 'ASO';
  readonly country: CountryRow;
  readonly name: string;
  readonly mailbox: string;
  readonly login?: Login;
  readonly town: TownRow;
  readonly staticData?: object;
  readonly more?: object;
};

/** Administrators, control bodies, authorities and associations. */
export function buildOffices(times: DemoTimes): DemoEntity[] {
  const offices = COUNTRIES.flatMap((country) => officesOf(country, times));
  return [...administrators(), ...offices, multiAssociation()].map((office) =>
    account(office, times),
  );
}

/** The texts that an authority has kept for its decisions. */
const USUAL_DECISIONS = [
  { field: 'conditions', text: 'Die Umstellungszeit beginnt mit der Einstallung.' },
  {
    field: 'conditions',
    text: 'Der Zukauf ist der Kontrollstelle innerhalb von 14 Tagen zu melden.',
  },
  { field: 'reasons', text: 'Die zulässige Zahl für dieses Jahr ist damit erreicht.' },
  { field: 'reasons', text: 'Tiere der gewünschten Art sind aus ökologischer Haltung verfügbar.' },
];

function administrators(): Office[] {
  return COUNTRIES.slice(0, 1).map((country) => ({
    id: demoId('account.admin'),
    role: 'ADM',
    country,
    name: 'Administration',
    mailbox: 'admin',
    login: 'admin',
    town: elementAt(country.towns, 0),
  }));
}

function officesOf(country: CountryRow, times: DemoTimes): Office[] {
  return [
    ...controlBodies(country, times),
    ...authorities(country),
    ...associations(country, times),
  ];
}

function controlBodies(country: CountryRow, times: DemoTimes): Office[] {
  return country.controlBodies.map(({ code, name }, index) => ({
    id: controlBodyId(country, index),
    role: 'INS',
    country,
    name,
    mailbox: `ins${index + 1}`,
    ...loginFor('ins', country, index === 0),
    town: elementAt(country.towns, index * 5),
    staticData: { code, agrImport: true, canRequest: true, confirmedByAdminOn: times.at(-720) },
  }));
}

function authorities(country: CountryRow): Office[] {
  const names = [...new Set(country.regions.map(({ authority }) => authority))];
  return names.map((name, index) => {
    const regions = country.regions.filter(({ authority }) => authority === name);
    const isHome = regions.some(({ statecode }) => statecode === country.homeRegion);
    return {
      id: authorityId(country, name),
      role: 'AUT',
      country,
      name,
      mailbox: `aut${index + 1}`,
      ...loginFor('aut', country, isHome),
      town: isHome ? elementAt(homeTowns(country), 0) : elementAt(country.towns, index),
      staticData: {
        responsibleForRegions: regions.map(({ statecode }) => regionId(country, statecode)),
      },
      ...(country.offerAutApproval ? { more: { autApprovalForCountry: countryId(country) } } : {}),
    };
  });
}

function associations(country: CountryRow, times: DemoTimes): Office[] {
  return country.associations.map((name, index) => ({
    id: associationId(country, index),
    role: 'ASO',
    country,
    name,
    mailbox: `aso${index + 1}`,
    ...loginFor('aso', country, index === 0),
    town: elementAt(country.towns, index * 3 + 1),
    staticData: {
      canActAsFarmer: true,
      canReceiveRequests: true,
      userAgreementProcedure: needsAgreement(country, associationId(country, index)),
      standardName: name,
      canRequest: true,
      agrImport: true,
    },
    ...(country.code === 'DE' && index === 1 ? { more: { invites: [expiredInvite(times)] } } : {}),
  }));
}

function multiAssociation(): Office {
  const country = elementAt(COUNTRIES, 0);
  return {
    id: demoId('account.multi.de.aso'),
    role: 'ASO',
    country,
    name: 'Arbeitsgemeinschaft alte Haustierrassen',
    mailbox: 'aso-multi',
    login: 'multi.de',
    town: elementAt(country.towns, 2),
    staticData: { canActAsFarmer: true, canReceiveRequests: false, canRequest: true },
  };
}

function loginFor(kind: string, { code }: CountryRow, isFirst: boolean): { login?: Login } {
  const login = `${kind}.${code.toLowerCase()}`;
  return isFirst && isLogin(login) ? { login } : {};
}

function account(office: Office, times: DemoTimes): DemoEntity {
  const { country, login, town, name } = office;
  const { city, citycode } = town;
  const email =
    login === undefined
      ? `${office.mailbox}@${country.code.toLowerCase()}.office.example`
      : loginEmail(login);
  return demoEntity('account', office.id, {
    staticData: {
      name,
      role: office.role,
      country: countryId(country),
      responsibleForRegions: [],
      eggBreeder: false,
      canRequest: false,
      ...office.staticData,
    },
    ...office.more,
    userData: {
      address: { name, city, citycode, country: country.code, email },
      ...(login === undefined ? {} : { contact: LOGIN_NAMES[login] }),
      insData: [],
      asoData: [],
      supData: [],
      requestFolders: [],
      ...(login === 'aut.de' ? { textBlocks: USUAL_DECISIONS } : {}),
      emails: [{ email, status: 'verified' }],
    },
    supExtra: {},
    active: true,
    maxUsers: 10,
    ...usersOf(login, times),
    uiLocale: elementAt(country.languages, 0),
  });
}
