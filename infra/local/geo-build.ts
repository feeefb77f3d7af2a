import { writeShippedPlaces } from '#infra/deploy/places/shipped-places.ts';
import { StartupError, tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { buildPlaces } from './geo/build-places.ts';

/** The served countries of which GeoNames has no postal codes: their places are built from cities. */
const WITHOUT_POSTAL_FILE = ['LT'];

/** `npm run geo:build -- <files>`: makes the product's own places of these countries from GeoNames postal code files. */
async function buildShippedPlaces(): Promise<void> {
  const postalFiles = process.argv.slice(2);
  if (postalFiles.length === 0) throw new StartupError('Name the GeoNames postal code files.');
  for (const { country, counts, bytes } of await buildPlaces(postalFiles, WITHOUT_POSTAL_FILE)) {
    await writeShippedPlaces(country, bytes);
    const kilobytes = Math.ceil(bytes.length / 1024);
    process.stdout.write(
      `${country}  ${counts.places} places, ${counts.postalCodes} postal codes, ${kilobytes} KB\n`,
    );
  }
}

await buildShippedPlaces().catch(tellAndExit);
