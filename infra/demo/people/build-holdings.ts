import { speciesOf } from '#infra/demo/countries/build-countries.ts';
import type { CountryRow, NameRow } from '#infra/demo/countries/country-row.ts';
import { COUNTRIES } from '#infra/demo/countries/country-table.ts';
import { demoId } from '#infra/demo/demo-entity.ts';
import { elementAt, type Random, seededRandom } from '#infra/demo/random.ts';
import { inOwnWords } from '#infra/demo/texts.ts';
import { defined } from '#shared/kernel/defined.ts';
import { homeTowns, siteNear } from './build-sites.ts';
import type { Holding, Site } from './holding.ts';
import { isLogin, LOGIN_NAMES, type Login, loginEmail } from './login-table.ts';
import { associationId, controlBodyId } from './office-ids.ts';
import { HATCHERY_SPECIES, SPECIALTIES } from './specialty-table.ts';

/** Nearly as long as names may be (200 characters). */
const LONG_NAME =
  'Erzeugergemeinschaft für ökologisch gehaltene Zucht- und Jungtiere im Alpenvorland und in den angrenzenden Mittelgebirgen, eingetragene Genossenschaft mit beschränkter Haftung.';

/** Days since the last confirmation of activity, by place; 90 days are over for the 100 and more. */
const ACTIVITY_DAYS = [3, 12, 27, 41, 55, 83, 8, 19, 130, 33, 5, 62] as const;

/** The distance in degrees, about 25 km: of many farms the later ones lie farther from the towns. */
const FAR = 0.22;

/** Farmers and suppliers of all countries. A login's own holding is the first of its kind. */
export function buildHoldings(): Holding[] {
  return COUNTRIES.flatMap((country) => [
    ...Array.from({ length: country.volume.farmers }, (_, index) => farmer(country, index)),
    ...Array.from({ length: country.volume.suppliers }, (_, index) => supplier(country, index)),
  ]);
}

function farmer(country: CountryRow, at: number): Holding {
  const base = holding(country, 'AGR', at);
  const bodies = country.controlBodies;
  // The first control body has every second farm, so that its login has work.
  const body = at % 2 === 0 ? 0 : (at >> 1) % bodies.length;
  const { code: bodyCode } = elementAt(bodies, body);
  const alsoSells = at > 0 && at % 5 === 0;
  return {
    ...base,
    species: alsoSells ? base.species : [],
    active: at % 11 !== 10,
    ...(alsoSells ? { tosAcceptedDaysAgo: 200 + at } : {}),
    controlNumber: controlNumber(country, {
      statecode: base.sites[0].statecode,
      bodyCode,
      place: at,
    }),
    controlBody: controlBodyId(country, body),
  };
}

/** Suppliers beyond those of the country's volume, farther from its towns. */
export function moreSuppliers(country: CountryRow, count: number): Holding[] {
  const first = country.volume.suppliers;
  return Array.from({ length: count }, (_, n) => supplier(country, first + n));
}

function supplier(country: CountryRow, at: number): Holding {
  const base = holding(country, 'SUP', at);
  const isLong = country.code === 'DE' && at === 5;
  return {
    ...base,
    ...(isLong ? { name: LONG_NAME } : {}),
    active: at === 0 || at % 12 !== 11,
    // One supplier has registered and not accepted the terms yet.
    ...(at === country.volume.suppliers - 1 && at > 1
      ? {}
      : { tosAcceptedDaysAgo: 400 - (at % 300) }),
  };
}

function holding(country: CountryRow, role: 'AGR' | 'SUP', at: number): Holding {
  const key = `${role === 'AGR' ? 'farmer' : 'supplier'}.${country.code.toLowerCase()}`;
  const name = at === 0 ? key : `${key}.${at + 1}`;
  const random = seededRandom(name);
  const login = loginAt(country, role, at);
  const names = country.people;
  const surnameAt = at * 5 + (role === 'AGR' ? 0 : 2);
  const contact =
    login === undefined
      ? `${random.pick(names.firstNames)} ${elementAt(names.surnames, surnameAt)}`
      : LOGIN_NAMES[login];
  const surname = contact.slice(contact.indexOf(' ') + 1);
  const species = specialty(country, at);
  const sites = sitesOf(country, { name, at, random, names });
  return {
    id: demoId(`account.${login === 'multi.de' ? `multi.de.${role.toLowerCase()}` : name}`),
    role,
    country,
    name: elementAt(patternsOf(names, role, species), at)
      .replace('{surname}', ofSurname(names, surname))
      .replace('{town}', sites[0].city),
    contact,
    phone: phoneOf(names, random),
    email: login === undefined ? `${name}@hof.example` : loginEmail(login),
    ...defined({ login }),
    sites,
    species,
    active: true,
    activityConfirmedDaysAgo: login === 'supplier.ch' ? 84 : elementAt(ACTIVITY_DAYS, at),
    associations: at % 3 === 2 ? [] : [associationId(country, at % country.associations.length)],
  };
}

/** Returns a surname as it stands before the name of a farm: `Butkus` → `Butkaus`. */
function ofSurname({ genitive = {} }: NameRow, surname: string): string {
  const [ending, other] =
    Object.entries(genitive).find(([ending]) => surname.endsWith(ending)) ?? [];
  return ending === undefined ? surname : surname.slice(0, -ending.length) + other;
}

function phoneOf({ phone }: NameRow, random: Random): string {
  const digits = `${random.int(100, 999)}${random.int(1000, 9999)}`;
  let index = 0;
  return phone.replaceAll('#', () => digits.charAt(index++));
}

/** Returns the login of a holding: `multi.de` is the second farmer and the second supplier of Germany. */
function loginAt(country: CountryRow, role: 'AGR' | 'SUP', at: number): Login | undefined {
  const cc = country.code.toLowerCase();
  const login = at === 0 ? `${role === 'AGR' ? 'farmer' : 'supplier'}.${cc}` : `multi.${cc}`;
  return at < 2 && isLogin(login) ? login : undefined;
}

function patternsOf(names: NameRow, role: 'AGR' | 'SUP', species: Holding['species']) {
  if (role === 'AGR') return names.farms;
  const isHatchery = HATCHERY_SPECIES.some((key) => key === species[0]?.key);
  return isHatchery ? names.hatcheries : names.suppliers;
}

function specialty(country: CountryRow, at: number): Holding['species'] {
  const keys = elementAt(SPECIALTIES, at);
  const listed = speciesOf(country).filter(({ key }) => keys.includes(key));
  return listed.length > 0 ? listed : speciesOf(country).filter(({ key }) => key === 'cattle');
}

function sitesOf(
  country: CountryRow,
  farm: { name: string; at: number; random: Random; names: NameRow },
): [Site, ...Site[]] {
  const { name, at, random, names } = farm;
  const towns = at % 2 === 0 ? homeTowns(country) : country.towns;
  const site = (internalName: string, of: string, shift: number) =>
    siteNear(
      country,
      elementAt(towns, (at % 2 === 0 ? at / 2 : at * 3) + shift),
      {
        of,
        internalName: inOwnWords(country, internalName),
        street: random.pick(names.streets).replace('#', String(random.int(1, 60))),
        ...(at < country.volume.suppliers + country.volume.farmers ? {} : { within: FAR }),
      },
      random,
    );
  const home = site('Hof', name, 0);
  return at % 4 === 0 ? [home, site('Zweiter Stall', `${name}.second`, 1)] : [home];
}

/** Returns a control number in the form of the country; made up and never the same twice. */
function controlNumber(
  { controlNumber: { form, first, step } }: CountryRow,
  farm: { readonly statecode: string; readonly bodyCode: string; readonly place: number },
): string {
  return form
    .replace('{state}', farm.statecode)
    .replace('{body}', farm.bodyCode.slice(-3))
    .replace('{number}', String(first + farm.place * step));
}
