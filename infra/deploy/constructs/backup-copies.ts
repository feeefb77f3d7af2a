import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { AccountPrincipal, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { type BackupConfig, placeOfVault } from '#infra/deploy/configuration/backup-config.ts';
import { acknowledge } from './acknowledge.ts';
import { BreakageAlarm } from './breakage-alarm.ts';
import { COPY_RULE } from './private-bucket.ts';

type Props = {
  readonly name: string;
  readonly backup: BackupConfig;
  readonly table: Table;
  /** The bucket whose files S3 copies by `COPY_RULE`. */
  readonly files: IBucket;
  readonly isKept: boolean;
  readonly alarms: ITopic;
};

/** The hour (UTC) in which least happens in Europe. */
const HOUR = '2';
/** The days for a copy in this account, on its way to the other: the table itself can be restored to any second. */
const KEPT_HERE_DAYS = 2;
/** The span without a copy that raises the alarm: a day and a half, because no two nights take equally long. */
const LOOK = Duration.hours(12);
const LOOKS = 3;
const FILES_LOOK = Duration.minutes(5);

/**
 * The actions by which the account that a copy goes to opens it. The runbook has the other vault's key admit the same
 * for the way back ("Copies in another account").
 * @see https://repost.aws/knowledge-center/backup-troubleshoot-cross-account-copy
 */
const KEY_USE = [
  'kms:DescribeKey',
  'kms:Encrypt',
  'kms:Decrypt',
  'kms:ReEncrypt*',
  'kms:GenerateDataKey*',
];
/** The actions by which that account grants AWS Backup the same. */
const KEY_GRANTS = ['kms:CreateGrant', 'kms:ListGrants', 'kms:RevokeGrant'];

/**
 * A copy of the table every night in the vault of another account and region, for the day on which this account or
 * region is lost, and alarms for copies that fail, those of files too. The vault here has a key of its own, because
 * keys of AWS are not shared with other accounts.
 * @see https://docs.aws.amazon.com/aws-backup/latest/devguide/create-cross-account-backup.html
 */
export class BackupCopies extends Construct {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    const { name, backup, table, isKept } = props;
    const removalPolicy = isKept ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
    const encryptionKey = new Key(this, 'Key', { enableKeyRotation: true, removalPolicy });
    admitAccount(encryptionKey, placeOfVault(backup.vault).account);
    const backupVault = new BackupVault(this, 'Vault', {
      backupVaultName: name,
      encryptionKey,
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
    this.watchNights(props);
    this.watchFiles(props);
  }

  /** Tells of a copy that fails, here or on its way, and of nights in which none was begun. */
  private watchNights({ name, table, alarms }: Props): void {
    const failed = 'A copy of the table failed: the other account has those of the nights before.';
    const rule = new Rule(this, 'Failed', {
      description: failed,
      eventPattern: {
        source: ['aws.backup'],
        detailType: ['Backup Job State Change', 'Copy Job State Change'],
        detail: { state: ['FAILED', 'ABORTED', 'EXPIRED'], resourceArn: [table.tableArn] },
      },
      targets: [
        new SnsTopic(alarms, {
          message: RuleTargetInput.fromText(
            `${failed} What to do: infra/operate/runbook.md#a-copy-fails`,
          ),
        }),
      ],
    });
    acknowledge(rule, {
      'Serverless-EventBusDLQ': 'A message to people is no work that is taken up later.',
    });
    new BreakageAlarm(this, 'Missing', {
      errorImpact: 'For more than a day the table was not copied for the other account.',
      runbook: 'a-copy-fails',
      alarms,
      metric: new Metric({
        namespace: 'AWS/Backup',
        metricName: 'NumberOfBackupJobsCompleted',
        dimensionsMap: { BackupVaultName: name },
        period: LOOK,
        statistic: 'Sum',
      }),
      threshold: 1,
      wakes: 'below',
      evaluationPeriods: LOOKS,
      silence: 'somethingStopped',
    });
  }

  /**
   * Tells of files that S3 gave up to copy, once for many: a bucket that refuses one refuses all.
   * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/repl-metrics.html
   */
  private watchFiles({ files, backup, alarms }: Props): void {
    new BreakageAlarm(this, 'FilesFailed', {
      errorImpact: 'A file that somebody gave was not copied, and S3 does not try again.',
      runbook: 'a-copy-fails',
      alarms,
      metric: new Metric({
        namespace: 'AWS/S3',
        metricName: 'OperationsFailedReplication',
        dimensionsMap: {
          SourceBucket: files.bucketName,
          DestinationBucket: backup.files,
          RuleId: COPY_RULE,
        },
        period: FILES_LOOK,
        statistic: 'Sum',
      }),
      threshold: 1,
      evaluationPeriods: 1,
      silence: 'nothingWrong',
    });
  }
}

function admitAccount(key: Key, account: string): void {
  const given = { principals: [new AccountPrincipal(account)], resources: ['*'] };
  key.addToResourcePolicy(new PolicyStatement({ ...given, actions: KEY_USE }));
  key.addToResourcePolicy(
    new PolicyStatement({
      ...given,
      actions: KEY_GRANTS,
      conditions: { Bool: { 'kms:GrantIsForAWSResource': 'true' } },
    }),
  );
}
