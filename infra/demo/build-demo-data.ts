import { Offerfield } from '#shared/masterdata/offerfield.ts';
import { buildContent } from './content/build-content.ts';
import { buildMissedBreeds } from './content/build-missed-breeds.ts';
import { buildCalendars } from './countries/build-calendars.ts';
import { buildCountries, buildRegions } from './countries/build-countries.ts';
import { type DemoEntity, demoEntity, demoId } from './demo-entity.ts';
import { demoTimes } from './demo-times.ts';
import { buildLaws } from './law/build-laws.ts';
import { buildMasterdata } from './masterdata/build-masterdata.ts';
import { buildOfferfields } from './masterdata/build-offerfields.ts';
import { buildOffers } from './offers/build-offers.ts';
import { buildSavedSearches } from './offers/build-saved-searches.ts';
import { farmAccount } from './people/build-farm-accounts.ts';
import { buildHoldings } from './people/build-holdings.ts';
import { buildOffices } from './people/build-offices.ts';
import { buildDecisionRecords } from './requests/build-decision-records.ts';
import { buildRequestLibrary } from './requests/build-request-library.ts';
import { buildRequests } from './requests/build-requests.ts';
import { makeFindOffers } from './requests/find-offers.ts';

import { buildUploads, type DemoFile } from './uploads/build-uploads.ts';

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
