import { writeShippedPlaces } from '#infra/deploy/places/shipped-places.ts';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { tellAndExit } from '#infra/deploy/program/tell-and-exit.ts';
import { buildPlaces } from './geo/build-places.ts';
import { SERVED_COUNTRIES } from './geo/load-geo-data.ts';

/** `npm run geo:build -- <files>`: makes the product's own places from GeoNames postal code files. */
async function buildShippedPlaces(): Promise<void> {
  const postalFiles = process.argv.slice(2);
  if (postalFiles.length === 0) throw new StartupError('Name the GeoNames postal code files.');
  for (const { country, counts, bytes } of await buildPlaces(postalFiles, SERVED_COUNTRIES)) {
    await writeShippedPlaces(country, bytes);
    const kilobytes = Math.ceil(bytes.length / 1024);
    process.stdout.write(
      `${country}  ${counts.places} places, ${counts.postalCodes} postal codes, ${kilobytes} KB\n`,
    );
  }
}

await buildShippedPlaces().catch(tellAndExit);
