import { listCities } from '#functions/geocoding/list-cities.ts';
import { regionCoverage } from '#functions/geocoding/region-coverage.ts';
import type { Context } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { Country } from '#shared/countries/country.ts';
import { Region } from '#shared/countries/region.ts';
import { geocodingEndpoints } from '#shared/geocoding/endpoints.ts';
import type { PlaceTable } from '#shared/geocoding/place-table.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { ask } from '#test/support/api-event.ts';
import { testServices } from '#test/support/local-services.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { principal } from '#test/support/principals.ts';
import { putPlaces } from '#test/support/put-places.ts';

/** The real parts on a fresh table. The bucket is shared: each test file has its own country code. */
export async function makeGeoWorld() {
  const { config } = await testServices();
  const time = { now: Date.parse('2026-03-02T08:00:00.000Z') };
  const world = patientWorld(config, { now: () => new Date(time.now) });
  const quiet = { ...world, log: { info: () => {}, error: () => {} } };
  const save = async (entityclass: string, data: object) => {
    const create = { kind: 'create', id: world.newId(), entityclass, data } as const;
    const [saved] = await world.store.save({ changes: [create], by: 'system', changeset: 'test' });
    if (saved === undefined) throw new Error('Nothing was saved.');
    return saved.id;
  };
  const handler = serve(
    'geocoding',
    geocodingEndpoints,
    { listCities, regionCoverage },
    () => quiet,
  );
  const context: Context = {
    ...quiet,
    who: GUEST,
    rows: world.rowsFor(GUEST),
    requestId: 'request',
    host: 'localhost',
    sourceAddress: '192.0.2.7',
  };
  return {
    time,
    context,
    saveCountry: (code: string, enabledForWebsite = true) =>
      save(
        'country',
        Country.parse({
          labels: [{ lang: 'en_GB', label: code }],
          code,
          domains: [`${code.toLowerCase()}.localhost`],
          languages: ['de_DE'],
          enabledForWebsite,
        }),
      ),
    saveRegion: (country: string, statecode: string, postalCodePrefixes: string[]) =>
      save(
        'region',
        Region.parse({
          labels: [{ lang: 'de_DE', label: statecode }],
          country,
          statecode,
          postalCodePrefixes,
        }),
      ),
    putPlaces: (table: PlaceTable) => putPlaces(world, table),
    /** As an administrator. */
    coverage: (input: object) =>
      regionCoverage(geocodingEndpoints.regionCoverage.input.parse(input), {
        ...context,
        who: principal('ADM'),
        rows: world.rowsFor(principal('ADM')),
      }),
    list: async (input: unknown) => {
      const asked = { method: 'POST', path: 'geocode/list/city', input };
      const { status, body } = await ask(handler, asked);
      return { status, ...body };
    },
  };
}
export type GeoWorld = Awaited<ReturnType<typeof makeGeoWorld>>;
