import path from 'node:path';
import * as z from 'zod';
import { makeS3Files } from '#functions/kernel/adapters/s3-files.ts';
import type { ShardStorage } from '#functions/kernel/search/shards/stored-generation.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { readConfiguration } from '#infra/deploy/configuration/read-configuration.ts';
import { prefixOf } from '#infra/deploy/constructs/stage-settings.ts';
import { countries } from '#infra/deploy/countries.ts';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { stages } from '#infra/deploy/stages.ts';
import { BUCKET, localAddresses, TABLE } from '#infra/local/local-addresses.ts';
import { localPort } from '#infra/local/local-port.ts';
import { startLocalServices } from '#infra/local/local-services.ts';
import { localAccess } from '#infra/local/services/local-access.ts';
import { accountFor } from '#infra/operate/doctor/account-for.ts';
import { makeAskAws } from '#infra/operate/doctor/ask-aws.ts';

/** The name that asks for the laptop, in place of a stage. */
const LOCAL = 'local';
const TableAnswer = z.object({ endpoint: z.url() });

export type OpenStorage = {
  readonly storage: ShardStorage;
  readonly close: () => Promise<void>;
};

/**
 * Returns table and bucket of a stage, by their names; for the laptop those of the running product, or, where `DATA`
 * names its directory, of the product that is stopped.
 * @throws StartupError where there is none
 */
export async function openStorage(
  place: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<OpenStorage> {
  if (place !== LOCAL) return { storage: await storageOfStage(place), close: async () => {} };
  const { DATA: directory } = environment;
  if (directory) {
    const services = await startLocalServices(path.resolve(directory));
    const { dynamodb, storage } = services;
    return {
      storage: localStorage({ table: dynamodb.endpoint, files: storage.endpoint }),
      close: services.stop,
    };
  }
  const port = localPort(environment);
  const { files, product } = localAddresses(port);
  const table = await endpointOfTable(product).catch((cause: unknown) => {
    throw new StartupError(
      `Nothing runs on port ${port}: start the product with npm start, or name the directory of its data with DATA=.`,
      { cause },
    );
  });
  return { storage: localStorage({ table, files }), close: async () => {} };
}

async function storageOfStage(name: string): Promise<ShardStorage> {
  const deployment = readConfiguration({ countries, stages }, name);
  const { region } = deployment.stage;
  const account = await accountFor(
    deployment.stage,
    makeAskAws({ endpoint: process.env.AWS_ENDPOINT_URL }),
  );
  // The client of files takes its region from the environment only.
  Object.assign(process.env, { AWS_REGION: region });
  const prefix = prefixOf(deployment);
  return {
    client: makeTableClient({ region }),
    table: prefix,
    files: makeS3Files({ bucket: `${prefix}-derived-${account}`, pathStyle: false }),
  };
}

async function endpointOfTable(product: string): Promise<string> {
  const answer = await fetch(`${product}/dev/table.json`);
  return TableAnswer.parse(await answer.json()).endpoint;
}

function localStorage(at: { readonly table: string; readonly files: string }): ShardStorage {
  const { region, credentials } = localAccess;
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_S3: at.files,
  });
  return {
    client: makeTableClient({ region, credentials, endpoint: at.table }),
    table: TABLE,
    files: makeS3Files({ bucket: BUCKET, pathStyle: true }),
  };
}
