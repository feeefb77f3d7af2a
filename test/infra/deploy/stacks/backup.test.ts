import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { beforeAll, expect, test } from 'vitest';
import { checkByRules } from '#infra/deploy/add-stacks.ts';
import { ConfigurationError } from '#infra/deploy/configuration/configuration-error.ts';
import { DataStack } from '#infra/deploy/stacks/data-stack.ts';
import { ROOT } from '#test/architecture/source-files.ts';
import { countryRow, deploymentOf, stageRow } from '#test/support/stage-templates.ts';

const vault = 'arn:aws:backup:eu-west-1:222233334444:backup-vault:livestock';
const backup = { vault, files: 'livestock-copies-222233334444' };

const account = '111122223333';

/** The stack that holds the data alone; what breaks a rule of AWS is not synthesized. */
function dataOf(stage: object): Template {
  const { context } = JSON.parse(readFileSync(path.join(ROOT, 'cdk.json'), 'utf8'));
  const app = new App({
    context,
    outdir: mkdtempSync(path.join(tmpdir(), 'assembly-')),
    // `npm run synth` runs it.
    builtinCloudFormationValidation: false,
  });
  const settings = {
    ...deploymentOf([countryRow('DE')], stageRow({ account, ...stage })),
    codeOf: () => Code.fromInline(''),
    siteDirectory: '',
    placesDirectory: import.meta.dirname,
    version: '1.2.3',
    build: 'abc',
  };
  const env = { account, region: settings.stage.region };
  const stack = new DataStack(app, 'livestock-production-data', { env, settings });
  checkByRules(app);
  app.synth();
  return Template.fromStack(stack);
}

const remedy = 'What to do: infra/operate/runbook.md#a-copy-fails';
const topic = Match.objectLike({ Ref: Match.stringLikeRegexp('^Alarms') });

let data: Template;
beforeAll(() => {
  data = dataOf({ backup });
});

test('the table is copied to the other account every night, and kept there as long as the stage says', () => {
  data.hasResourceProperties('AWS::Backup::BackupPlan', {
    BackupPlan: {
      BackupPlanRule: [
        {
          RuleName: 'nightly',
          ScheduleExpression: 'cron(0 2 * * ? *)',
          Lifecycle: { DeleteAfterDays: 2 },
          TargetBackupVault: Match.anyValue(),
          CopyActions: [{ DestinationBackupVaultArn: vault, Lifecycle: { DeleteAfterDays: 35 } }],
        },
      ],
    },
  });
  data.resourceCountIs('AWS::Backup::BackupSelection', 1);
  // Keys of AWS are not shared with other accounts.
  data.hasResourceProperties('AWS::Backup::BackupVault', { EncryptionKeyArn: Match.anyValue() });
  data.hasResourceProperties('AWS::KMS::Key', { EnableKeyRotation: true });
});

test('the key of the vault admits the other account, where AWS opens what comes with it', () => {
  const other = { AWS: 'arn:aws:iam::222233334444:root' };
  data.hasResourceProperties('AWS::KMS::Key', {
    EnableKeyRotation: true,
    KeyPolicy: {
      Statement: Match.arrayWith([
        {
          Effect: 'Allow',
          Principal: other,
          Action: [
            'kms:Decrypt',
            'kms:DescribeKey',
            'kms:Encrypt',
            'kms:GenerateDataKey*',
            'kms:ReEncrypt*',
          ],
          Resource: '*',
        },
        {
          Effect: 'Allow',
          Principal: other,
          Action: ['kms:CreateGrant', 'kms:ListGrants', 'kms:RevokeGrant'],
          Resource: '*',
          Condition: { Bool: { 'kms:GrantIsForAWSResource': 'true' } },
        },
      ]),
    },
  });
});

test('a copy that fails is told at once, one that was never begun within two days, each with its remedy', () => {
  data.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.backup'],
      'detail-type': ['Backup Job State Change', 'Copy Job State Change'],
      detail: {
        state: ['FAILED', 'ABORTED', 'EXPIRED'],
        resourceArn: [{ 'Fn::GetAtt': [Match.stringLikeRegexp('^Table'), 'Arn'] }],
      },
    },
    Targets: [Match.objectLike({ Arn: topic, Input: Match.stringLikeRegexp(remedy) })],
  });
  // Without it the topic refuses what EventBridge says.
  data.hasResourceProperties('AWS::SNS::TopicPolicy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: 'events.amazonaws.com' },
        }),
      ]),
    },
  });
  data.hasResourceProperties('AWS::CloudWatch::Alarm', {
    MetricName: 'NumberOfBackupJobsCompleted',
    Dimensions: [{ Name: 'BackupVaultName', Value: 'livestock-production' }],
    Period: 43_200,
    EvaluationPeriods: 3,
    Threshold: 1,
    ComparisonOperator: 'LessThanThreshold',
    TreatMissingData: 'breaching',
    AlarmDescription: Match.stringLikeRegexp(remedy),
    AlarmActions: [topic],
  });
  const runbook = readFileSync(path.join(ROOT, 'infra/operate/runbook.md'), 'utf8');
  expect(runbook).toContain('\n## A copy fails\n');
});

test('a file whose copy fails is told, with its remedy: S3 counts it for the rule that copies', () => {
  const rule = 'copies';
  data.hasResourceProperties('AWS::S3::Bucket', {
    ReplicationConfiguration: {
      Rules: [
        Match.objectLike({
          Id: rule,
          // S3 refuses a threshold where it promises no time.
          Destination: Match.objectLike({ Metrics: Match.exact({ Status: 'Enabled' }) }),
        }),
      ],
    },
  });
  data.hasResourceProperties('AWS::CloudWatch::Alarm', {
    Namespace: 'AWS/S3',
    MetricName: 'OperationsFailedReplication',
    Dimensions: [
      { Name: 'DestinationBucket', Value: backup.files },
      { Name: 'RuleId', Value: rule },
      { Name: 'SourceBucket', Value: { Ref: Match.stringLikeRegexp('^Files') } },
    ],
    Statistic: 'Sum',
    Threshold: 1,
    EvaluationPeriods: 1,
    TreatMissingData: 'notBreaching',
    AlarmDescription: Match.stringLikeRegexp(remedy),
    AlarmActions: [topic],
  });
});

test('files that people gave are copied as they come, and belong to the other account there', () => {
  data.hasResourceProperties('AWS::S3::Bucket', {
    ReplicationConfiguration: {
      Rules: [
        {
          Status: 'Enabled',
          Filter: { Prefix: 'attachments/' },
          DeleteMarkerReplication: { Status: 'Enabled' },
          Destination: {
            Bucket: `arn:aws:s3:::${backup.files}`,
            Account: '222233334444',
            AccessControlTranslation: { Owner: 'Destination' },
            StorageClass: 'STANDARD_IA',
          },
        },
      ],
    },
  });
});

test('the vault outlives its stack, but no first deployment that failed: the next one takes its name', () => {
  const kept = { DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' };
  data.hasResource('AWS::Backup::BackupVault', kept);
  data.hasResource('AWS::KMS::Key', { ...kept, Properties: { EnableKeyRotation: true } });
  const runbook = readFileSync(path.join(ROOT, 'infra/operate/runbook.md'), 'utf8');
  const [, comeBack = ''] = /^## Come back after destroy\n(.*?)^## /ms.exec(runbook) ?? [];
  expect(comeBack).toContain('vault: livestock-STAGE');
});

test('without the setting nothing is copied, and nothing costs', () => {
  const template = dataOf({});
  template.resourceCountIs('AWS::Backup::BackupPlan', 0);
  template.resourceCountIs('AWS::CloudWatch::Alarm', 0);
  // The key of the proofs alone: copies have one of their own.
  template.resourceCountIs('AWS::KMS::Key', 1);
});

const mistakesOf = (more: object): readonly string[] => {
  try {
    deploymentOf([countryRow('DE')], stageRow(more));
    return [];
  } catch (error) {
    return error instanceof ConfigurationError ? error.mistakes : [String(error)];
  }
};

test.each([
  [
    { vault: vault.replace('eu-west-1', 'eu-central-1') },
    'stages.ts, production, backup.vault: lies in eu-central-1, as the stage does: name one elsewhere',
  ],
  [
    { vault: vault.replace('222233334444', '111122223333') },
    'stages.ts, production, backup.vault: is of the account 111122223333, as the stage is: name one of another',
  ],
  [{ vault: 'livestock' }, expect.stringContaining('must be the ARN of a vault')],
  [{ files: 'Livestock Copies' }, expect.stringContaining('must be the name of a bucket')],
  [{ keepDays: 3 }, expect.stringContaining('backup.keepDays')],
])('a copy that would go with the stage, or lies nowhere, is a mistake: %j', (more, mistake) => {
  expect(mistakesOf({ account, backup: { ...backup, ...more } })).toEqual([mistake]);
});
