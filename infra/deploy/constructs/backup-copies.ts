import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { BackupConfig } from '#infra/deploy/configuration/backup-config.ts';
import { acknowledge } from './acknowledge.ts';

type Props = {
  readonly name: string;
  readonly backup: BackupConfig;
  readonly table: Table;
  readonly isKept: boolean;
};

/** The hour (UTC) in which least happens in Europe. */
const HOUR = '2';
/** The days for a copy in this account, on its way to the other: the table itself can be restored to any second. */
const KEPT_HERE_DAYS = 2;

/**
 * A copy of the table every night in the vault of another account and region, for the day on which this account or
 * region is lost. The vault here has a key of its own, because keys of AWS are not shared with other accounts.
 * @see https://docs.aws.amazon.com/aws-backup/latest/devguide/create-cross-account-backup.html
 */
export class BackupCopies extends Construct {
  constructor(scope: Construct, id: string, { name, backup, table, isKept }: Props) {
    super(scope, id);
    const removalPolicy = isKept ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
    const backupVault = new BackupVault(this, 'Vault', {
      backupVaultName: name,
      encryptionKey: new Key(this, 'Key', { enableKeyRotation: true, removalPolicy }),
      removalPolicy,
    });
    const rule = new BackupPlanRule({
      ruleName: 'nightly',
      backupVault,
      scheduleExpression: Schedule.cron({ hour: HOUR, minute: '0' }),
      deleteAfter: Duration.days(KEPT_HERE_DAYS),
      copyActions: [
        {
          destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'Elsewhere', backup.vault),
          deleteAfter: Duration.days(backup.keepDays),
        },
      ],
    });
    const plan = new BackupPlan(this, 'Plan', { backupPlanName: name, backupPlanRules: [rule] });
    const selection = plan.addSelection('Table', {
      resources: [BackupResource.fromDynamoDbTable(table)],
    });
    acknowledge(selection, {
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]':
        'AWS Backup acts in it, and AWS keeps the policy in step with that; only AWS Backup can take the role.',
    });
  }
}
