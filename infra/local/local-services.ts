import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BUCKET, TABLE } from './local-addresses.ts';
import { createTable } from './services/create-table.ts';
import { localAccess } from './services/local-access.ts';
import type { LocalService } from './services/local-service.ts';
import { lockDirectory } from './services/lock-directory.ts';
import { startDynamoDb } from './services/start-dynamodb.ts';
import { type QueueAndFileService, startFauxqs } from './services/start-fauxqs.ts';
import { type MailService, startSes } from './services/start-ses.ts';

export type LocalServices = {
  readonly dynamodb: LocalService;
  readonly storage: QueueAndFileService;
  readonly mail: MailService;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the stand-ins for AWS, all at once; they end with this process. Keeps data below `dataDirectory`, or in
 * memory without one.
 * @throws StartupError while another process keeps its data there
 */
export async function startLocalServices(
  dataDirectory: string | undefined,
): Promise<LocalServices> {
  const unlock = await lockData(dataDirectory);
  try {
    const services = await startServices(dataDirectory);
    const { dynamodb, storage, mail } = services;
    return {
      ...services,
      stop: async () => {
        await Promise.all([dynamodb.stop(), storage.stop(), mail.stop()]);
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function lockData(dataDirectory: string | undefined): Promise<() => Promise<void>> {
  if (dataDirectory === undefined) return async () => {};
  await mkdir(dataDirectory, { recursive: true });
  return lockDirectory(dataDirectory);
}

async function startServices(
  dataDirectory: string | undefined,
): Promise<Omit<LocalServices, 'stop'>> {
  const below = async (name: string) => {
    if (dataDirectory === undefined) return undefined;
    const folder = path.join(dataDirectory, name);
    await mkdir(folder, { recursive: true });
    return folder;
  };
  const [dynamodb, storage, mail] = await Promise.all([
    startTable(await below('dynamodb')),
    startFauxqs({ bucket: BUCKET, dataDirectory: await below('storage') }),
    startSes(),
  ]);
  return { dynamodb, storage, mail };
}

async function startTable(dataDirectory: string | undefined): Promise<LocalService> {
  const service = await startDynamoDb({ dataDirectory });
  const client = new DynamoDBClient({ ...localAccess, endpoint: service.endpoint });
  await createTable(client, TABLE);
  client.destroy();
  return service;
}
