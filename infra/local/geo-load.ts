import { makeS3Files } from '#functions/kernel/adapters/s3-files.ts';
import { StartupError, tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { type LoadedCountry, loadGeoData, type PlaceFiles } from './geo/load-geo-data.ts';
import { BUCKET, localAddresses } from './local-addresses.ts';
import { localPort } from './local-port.ts';
import { localAccess } from './services/local-access.ts';

/**
 * `npm run geo:load -- <files>`: loads GeoNames postal code files (`.txt`, `.txt.gz`, `.zip`) into the bucket that
 * `DERIVED_BUCKET` names, with the AWS access of the environment, or into the product that runs on this machine.
 * Countries without places get the product's own.
 */
async function loadFiles(): Promise<void> {
  const postalFiles = process.argv.slice(2);
  const { DERIVED_BUCKET: bucket } = process.env;
  const files = bucket ? makeS3Files({ bucket, pathStyle: false }) : localFiles();
  const loaded = await loadGeoData({ files: tellingWhereTo(files, bucket), postalFiles });
  process.stdout.write(loaded.map(lineOf).join(''));
}

function localFiles(): PlaceFiles {
  const { region, credentials } = localAccess;
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_S3: localAddresses(localPort(process.env)).files,
  });
  return makeS3Files({ bucket: BUCKET, pathStyle: true });
}

/** Returns the files with every error of the bucket as one sentence. */
function tellingWhereTo(files: PlaceFiles, bucket: string | undefined): PlaceFiles {
  const tell = (cause: unknown): never => {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new StartupError(
      bucket
        ? `The bucket ${bucket} does not take the places: ${reason}`
        : `Nothing takes the places on port ${localPort(process.env)} (${reason}): start the product with npm start, or name a bucket with DERIVED_BUCKET=.`,
    );
  };
  return {
    head: (key) => files.head(key).catch(tell),
    put: (...file) => files.put(...file).catch(tell),
  };
}

function lineOf({ country, counts, bytes }: LoadedCountry): string {
  const what = counts
    ? `${counts.places} places, ${counts.postalCodes} postal codes`
    : 'as it comes with the product';
  return `${country}  ${what}, ${Math.ceil(bytes / 1024)} KB\n`;
}

await loadFiles().catch(tellAndExit);
