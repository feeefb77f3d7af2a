import { PAGES_DAYS_OLD, TERMS_CHANGED_DAYS_AGO } from '#infra/demo/content/page-table.ts';
import { countryId, regionId } from '#infra/demo/countries/build-countries.ts';
import { type DemoEntity, demoEntity, demoId } from '#infra/demo/demo-entity.ts';
import type { DemoTimes } from '#infra/demo/demo-times.ts';
import { elementAt } from '#infra/demo/random.ts';
import { inOwnWords } from '#infra/demo/texts.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Holding, Site } from './holding.ts';
import { usersOf } from './login-table.ts';
import { needsAgreement } from './office-ids.ts';

/** Returns a site as the profile, and later the request, holds it. */
export function locationOfSale(holding: Holding, site: Site): object {
  return {
    id: site.id,
    internalName: site.internalName,
    isDefault: site === holding.sites[0],
    address: addressOf(holding, site),
  };
}

function addressOf({ country, name, phone, email }: Holding, site: Site): object {
  return {
    name,
    street: site.street,
    citycode: site.citycode,
    city: site.city,
    phone,
    email,
    geoPosition: site.position,
    region: regionId(country, site.statecode),
    country: country.code,
  };
}

/** Says whether it hatches animals of which the country takes low-hatch requests. */
export function isHatchery({ country, role, species }: Holding): boolean {
  return role === 'SUP' && species.some(({ key }) => country.lowhatchSpecies.includes(key));
}

export function farmAccount(holding: Holding, times: DemoTimes): DemoEntity {
  const { country, role, tosAcceptedDaysAgo, login } = holding;
  return demoEntity('account', holding.id, {
    staticData: {
      name: holding.name,
      role,
      country: countryId(country),
      responsibleForRegions: [],
      eggBreeder: isHatchery(holding),
      canRequest: role === 'AGR',
    },
    userData: userData(holding, times),
    ...(role === 'AGR' ? { registrationOptionName: 'agr' } : {}),
    supExtra:
      tosAcceptedDaysAgo === undefined
        ? {}
        : {
            tosAcceptedOn: times.at(-tosAcceptedDaysAgo),
            tosVersion: times.at(
              -(tosAcceptedDaysAgo > TERMS_CHANGED_DAYS_AGO
                ? PAGES_DAYS_OLD
                : TERMS_CHANGED_DAYS_AGO),
            ),
          },
    active: holding.active,
    maxUsers: 5,
    ...usersOf(login, times),
    uiLocale: elementAt(country.languages, 0),
  });
}

function userData(holding: Holding, times: DemoTimes): object {
  const { controlNumber, controlBody, email } = holding;
  const deactivated = holding.active ? {} : { deactivatedOn: times.at(-30) };
  return {
    address: addressOf(holding, holding.sites[0]),
    contact: holding.contact,
    ...defined({ controlNumber }),
    insData:
      controlBody === undefined
        ? []
        : [
            {
              ins: controlBody,
              firstImportedOn: times.at(-700),
              lastImportedOn: times.at(-20),
              agreementOn: times.at(-650),
              ...deactivated,
            },
          ],
    asoData: holding.role === 'AGR' ? memberships(holding, times) : [],
    supData: [supplierData(holding, times)],
    requestFolders:
      holding.login === undefined
        ? []
        : [
            {
              id: demoId(`folder.${holding.login}`),
              label: inOwnWords(holding.country, 'Herde 1'),
            },
          ],
    emails: [{ email, status: 'verified' }],
    ...deactivated,
  };
}

function memberships({ country, associations }: Holding, times: DemoTimes): object[] {
  const agreed = { agreementOn: times.at(-640) };
  return associations.map((aso) => ({ aso, ...(needsAgreement(country, aso) ? agreed : {}) }));
}

/** The warnings of 14, 7 and 1 days before 90 days are over. */
const WARNED_AFTER_DAYS = [76, 83, 89] as const;

function supplierData(holding: Holding, times: DemoTimes): object {
  const { activityConfirmedDaysAgo: days, associations, species } = holding;
  const warnedAfter = WARNED_AFTER_DAYS.filter((after) => days >= after);
  const lastWarned = warnedAfter.at(-1);
  return {
    country: countryId(holding.country),
    locationsOfSale: holding.sites.map((site) => locationOfSale(holding, site)),
    ...(holding.role === 'SUP' ? { deliveryRadius: 150 } : {}),
    animalkindsSold: species.map(({ key }) => demoId(`animalkind.${key}`)),
    associations: [...associations],
    activityConfirmedOn: times.at(-days),
    activityWarningsMailsSent: warnedAfter.length,
    ...(lastWarned === undefined ? {} : { activityWarnedOn: times.at(lastWarned - days) }),
    confirmedAllLocationsOfSale: true,
    ...(holding.role === 'SUP' ? { confirmedByAdminOn: times.at(-420) } : {}),
  };
}
