import { Offerfield } from '#shared/masterdata/offerfield.ts';
import { PAGES, PAGES_DAYS_OLD } from './content/page-table.ts';
import { pageTexts } from './content/page-texts.ts';
import { buildCalendars } from './countries/build-calendars.ts';
import { buildCountries, buildRegions, countryId } from './countries/build-countries.ts';
import { type DemoEntity, demoEntity, demoId } from './demo-entity.ts';
import { type DemoTimes, demoTimes } from './demo-times.ts';
import { buildLaws } from './law/build-laws.ts';
import { buildMasterdata } from './masterdata/build-masterdata.ts';
import { buildOfferfields } from './masterdata/build-offerfields.ts';
import { buildOffers } from './offers/build-offers.ts';
import { farmAccount } from './people/build-farm-accounts.ts';
import { buildHoldings } from './people/build-holdings.ts';
import { buildOffices } from './people/build-offices.ts';
import { buildDecisionRecords } from './requests/build-decision-records.ts';
import { buildRequestLibrary } from './requests/build-request-library.ts';
import { buildRequests } from './requests/build-requests.ts';
import { makeFindOffers } from './requests/find-offers.ts';
import { labelsOf } from './texts.ts';
import { buildUploads, type DemoFile } from './uploads/build-uploads.ts';

const MISSED = [
  { name: 'Ennstaler Bergschecken', species: 'cattle', country: 'AT', login: 'farmer.at' },
  { name: 'Rotes Höhenvieh', species: 'cattle', country: 'DE', login: 'farmer.de' },
] as const;

/** All entities of the demo data, the same for the same time. */
export function buildDemoData(now: Date): DemoEntity[] {
  const times = demoTimes(now);
  const holdings = buildHoldings();
  const fields = buildOfferfields();
  const library = buildRequestLibrary();
  const masterdata = buildMasterdata();
  const offers = buildOffers(
    holdings,
    fields.map(({ id, data }) => ({ id, data: Offerfield.parse(data) })),
    times,
  );
  const entities = [
    ...buildCountries(),
    ...buildRegions(),
    ...buildCalendars(),
    ...buildLaws(),
    ...masterdata,
    ...fields,
    ...buildContent(times),
    ...buildMissedBreeds(),
    demoEntity('productsettings', demoId('settings'), { inviteDays: 14 }),
    ...buildOffices(times),
    ...holdings.map((holding) => farmAccount(holding, times)),
    ...buildUploads(holdings).entities,
    ...offers,
    buildSavedSearches(times),
    ...library.entities,
    ...buildRequests(holdings, {
      library,
      times,
      findOffers: makeFindOffers(offers, masterdata, now),
    }),
  ];
  return [...entities, ...buildDecisionRecords(entities)];
}

/** Returns the files in the storage beside the entities. */
export const buildDemoFiles = (): readonly DemoFile[] => buildUploads(buildHoldings()).files;

function buildContent(times: DemoTimes): DemoEntity[] {
  return PAGES.map(({ usageKey, internalName, changed }) => {
    const lastUpdated = times.at(-(changed?.daysAgo ?? PAGES_DAYS_OLD));
    return demoEntity('cmspage', demoId(`cmspage.${usageKey}`), {
      usageKey,
      internalName,
      ...pageTexts(usageKey),
      lastUpdated,
      ...(changed && { changes: [{ version: lastUpdated, summary: labelsOf(changed.summary) }] }),
    });
  });
}

/** Breeds that farmers did not find, and that wait for an answer. */
const buildMissedBreeds = (): DemoEntity[] =>
  MISSED.map(({ name, species, country, login }) =>
    demoEntity('missingoffergroup', demoId(`missed.${name}`), {
      name,
      animalkind: demoId(`animalkind.${species}`),
      country: countryId({ code: country }),
      account: demoId(`account.${login}`),
    }),
  );

/** The searches that a farmer keeps: one tells of new offers by mail. */
function buildSavedSearches({ at }: DemoTimes): DemoEntity {
  const search = {
    country: countryId({ code: 'DE' }),
    animalkind: demoId('animalkind.cattle'),
    since: at(-1),
  };
  return demoEntity('savedsearches', demoId('searches.farmer.de'), {
    owner: demoId('account.farmer.de'),
    searches: [
      { ...search, query: '', name: 'Rinder', mail: true },
      { ...search, query: 'now=1', name: 'Rinder, sofort', mail: false },
    ],
    secret: 'demo-demo-demo-demo-00',
  });
}
