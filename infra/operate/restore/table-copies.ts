import {
  CreateBackupCommand,
  DeleteTableCommand,
  DescribeBackupCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  ListBackupsCommand,
  ResourceNotFoundException,
  RestoreTableFromBackupCommand,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import {
  EXPIRY_ATTRIBUTE,
  RECOVERY_DAYS,
  STREAM_VIEW,
} from '#infra/deploy/constructs/product-table.ts';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { type Parts, resourceNames } from './parts.ts';
import type { Wanted, Window } from './wanted.ts';

type Copying = Pick<Parts, 'deployment' | 'account' | 'client' | 'pause'>;

/** The pause between looks: a copy of some gigabytes takes from twenty minutes to some hours. */
const LOOK_AGAIN_MS = 15_000;

/** Describes a table; undefined when there is no such table. */
export async function describeTable(
  { client }: Pick<Parts, 'client'>,
  TableName: string,
): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

/** Returns the window in which the product's table can be restored to any second. */
export async function recoveryWindow({ client, ...parts }: Copying): Promise<Window> {
  const TableName = resourceNames(parts).table;
  const answer = await client.send(new DescribeContinuousBackupsCommand({ TableName }));
  const { EarliestRestorableDateTime: earliest, LatestRestorableDateTime: latest } =
    answer.ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  return earliest && latest && { earliest, latest };
}

/**
 * Returns the state of a deleted table, which AWS keeps for 35 days where recovery was on; undefined when there is
 * none.
 */
export async function deletedTableState({
  client,
  ...parts
}: Copying): Promise<string | undefined> {
  const TableName = resourceNames(parts).table;
  const { BackupSummaries = [] } = await client.send(
    new ListBackupsCommand({ TableName, BackupType: 'ALL' }),
  );
  const kept = BackupSummaries.filter(({ BackupType }) => BackupType === 'SYSTEM');
  const madeAt = (copy: (typeof kept)[number]) => copy.BackupCreationDateTime?.getTime() ?? 0;
  return kept.toSorted((a, b) => madeAt(b) - madeAt(a))[0]?.BackupArn;
}

/** Makes a backup of the product's table, unless it exists; returns its ARN. */
export async function keepBackup(parts: Copying, name: string): Promise<string> {
  const { client } = parts;
  const TableName = resourceNames(parts).table;
  const { BackupSummaries = [] } = await client.send(
    new ListBackupsCommand({ TableName, BackupType: 'USER' }),
  );
  const arn = BackupSummaries.find(({ BackupName }) => BackupName === name)?.BackupArn;
  const BackupArn = arn ?? (await makeBackup(client, TableName, name));
  const isMade = async () => {
    const { BackupDescription } = await client.send(new DescribeBackupCommand({ BackupArn }));
    return BackupDescription?.BackupDetails?.BackupStatus === 'AVAILABLE';
  };
  while (!(await isMade())) await parts.pause(LOOK_AGAIN_MS);
  return BackupArn;
}

async function makeBackup(client: Parts['client'], TableName: string, BackupName: string) {
  const { BackupDetails } = await client.send(new CreateBackupCommand({ TableName, BackupName }));
  return BackupDetails?.BackupArn ?? '';
}

/** Restores the wanted state to a table beside the product's, unless it exists. */
export async function makeCopy(parts: Copying, wanted: Wanted): Promise<void> {
  const { client } = parts;
  const { table, copy: TargetTableName } = resourceNames(parts);
  if ((await describeTable(parts, TargetTableName)) === undefined) {
    await (wanted.kind === 'moment'
      ? client.send(
          new RestoreTableToPointInTimeCommand({
            SourceTableName: table,
            TargetTableName,
            RestoreDateTime: wanted.moment,
          }),
        )
      : restoreFrom(parts, wanted, TargetTableName));
  }
  await untilActive(parts, TargetTableName);
}

/**
 * Restores a backup, or the last state of the deleted table, under the product's own name, unless the table exists.
 */
export async function bringBackTable(parts: Copying, wanted: Wanted): Promise<void> {
  const { table } = resourceNames(parts);
  if ((await describeTable(parts, table)) === undefined) await restoreFrom(parts, wanted, table);
  await untilActive(parts, table);
}

async function restoreFrom(parts: Copying, wanted: Wanted, TargetTableName: string): Promise<void> {
  const BackupArn = wanted.kind === 'backup' ? wanted.arn : await deletedTableState(parts);
  if (BackupArn === undefined) {
    throw new StartupError(
      'AWS keeps no last state of the table: name a backup (aws dynamodb list-backups, aws backup list-recovery-points-by-backup-vault).',
    );
  }
  await parts.client.send(new RestoreTableFromBackupCommand({ BackupArn, TargetTableName }));
}

async function untilActive(parts: Pick<Copying, 'client' | 'pause'>, name: string): Promise<void> {
  while ((await describeTable(parts, name))?.TableStatus !== 'ACTIVE') {
    await parts.pause(LOOK_AGAIN_MS);
  }
}

/** Removes the table beside the product's. */
export async function dropCopy(parts: Copying): Promise<void> {
  const TableName = resourceNames(parts).copy;
  let copy = await describeTable(parts, TableName);
  // AWS refuses to delete a table that is still being restored.
  while (copy?.TableStatus === 'CREATING') {
    await parts.pause(LOOK_AGAIN_MS);
    copy = await describeTable(parts, TableName);
  }
  if (copy === undefined) return;
  await parts.client.send(new DeleteTableCommand({ TableName }));
}

/**
 * Gives the product's table the settings of `constructs/product-table.ts` that a restore leaves out: stream, expiry,
 * recovery, protection against deletion, tags. Returns the ARN of its stream. It may run again.
 */
export async function completeTable(parts: Copying): Promise<string> {
  const { client, deployment } = parts;
  const { table: TableName } = resourceNames(parts);
  const table = await describeTable(parts, TableName);
  if (!table?.StreamSpecification?.StreamEnabled) {
    const StreamSpecification = { StreamEnabled: true, StreamViewType: STREAM_VIEW };
    await client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
    await untilActive(parts, TableName);
  }
  const DeletionProtectionEnabled = deployment.stage.keepsData;
  if (table?.DeletionProtectionEnabled !== DeletionProtectionEnabled) {
    await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled }));
    await untilActive(parts, TableName);
  }
  await letRowsExpire(parts, TableName);
  await keepRecovery(parts, TableName);
  const Tags = Object.entries({ product: 'livestock', stage: deployment.stage.name });
  await client.send(
    new TagResourceCommand({
      ResourceArn: table?.TableArn,
      Tags: Tags.map(([Key, Value]) => ({ Key, Value })),
    }),
  );
  return (await describeTable(parts, TableName))?.LatestStreamArn ?? '';
}

async function letRowsExpire({ client }: Copying, TableName: string): Promise<void> {
  const answer = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  if (answer.TimeToLiveDescription?.AttributeName === EXPIRY_ATTRIBUTE) return;
  const TimeToLiveSpecification = { AttributeName: EXPIRY_ATTRIBUTE, Enabled: true };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
}

async function keepRecovery(parts: Copying, TableName: string): Promise<void> {
  if ((await recoveryWindow(parts)) !== undefined) return;
  await parts.client.send(
    new UpdateContinuousBackupsCommand({
      TableName,
      PointInTimeRecoverySpecification: {
        PointInTimeRecoveryEnabled: true,
        RecoveryPeriodInDays: RECOVERY_DAYS,
      },
    }),
  );
}
