import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { HttpMethods } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { type IStringParameter, StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { placeOfVault } from '#infra/deploy/configuration/backup-config.ts';
import type { FewSecret } from '#infra/deploy/configuration/few-secret.ts';
import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';
import { secretNames } from '#infra/deploy/configuration/secret-names.ts';
import { acknowledge } from '#infra/deploy/constructs/acknowledge.ts';
import { AlarmTopic } from '#infra/deploy/constructs/alarm-topic.ts';
import { BackupCopies } from '#infra/deploy/constructs/backup-copies.ts';
import type { NamedSecret } from '#infra/deploy/constructs/handler-settings.ts';
import { PrivateBucket } from '#infra/deploy/constructs/private-bucket.ts';
import { ProductTable, RECOVERY_DAYS } from '#infra/deploy/constructs/product-table.ts';
import { addProofKeys } from '#infra/deploy/constructs/proof-keys.ts';
import {
  prefixOf,
  type StageSettings,
  streamParameter,
} from '#infra/deploy/constructs/stage-settings.ts';
import { uploadPlaces } from '#infra/deploy/constructs/upload-places.ts';
import { alarmAddresses, siteOrigins } from '#infra/deploy/sites.ts';
import { EXPORT_DAYS } from '#shared/exports/limits.ts';
import { IMPORT_FILE_DAYS } from '#shared/imports/limits.ts';

/** The name of the field in the generated secret, as the handlers' configuration calls it. */
export const ORIGIN_SECRET_FIELD = 'ORIGIN_SECRET';
const ORIGIN_SECRET_LENGTH = 48;
const DAY_SECONDS = 86_400;
const UNLOGGED =
  'Handlers log whom they give a link to; a log of S3 beside it would keep addresses of people.';

/** The ground of the other stacks: everything that holds state, and the topic of alarms. */
export class DataStack extends Stack {
  readonly table: Table;
  /** The bucket of attachments and of files that come in; each below a prefix. */
  readonly files: PrivateBucket;
  /**
   * The bucket of files that can be made again, and of working copies: exports, imports, generations of large search
   * shards, places.
   */
  readonly derived: PrivateBucket;
  /** The secret of every handler of calls, and the secrets of few functions. */
  readonly handlerSecret: NamedSecret;
  readonly fewSecrets: Readonly<Record<FewSecret, NamedSecret>>;
  readonly originSecret: NamedSecret;
  /** The beginning of the aliases of the keys that sign proofs. */
  readonly proofKeyAlias: string;
  readonly maintenance: IStringParameter;
  readonly alarms: Topic;

  constructor(scope: Construct, id: string, props: StackProps & { settings: StageSettings }) {
    super(scope, id, props);
    const { settings } = props;
    const { stage } = settings;
    const prefix = prefixOf(settings);
    this.table = new ProductTable(this, 'Table', { tableName: prefix, isKept: stage.keepsData });
    this.files = this.addFiles(settings);
    this.derived = this.addDerived(settings);
    const { handlers, signing, digests, registers } = secretNames(stage);
    const named = (id: string, name: string) => Secret.fromSecretNameV2(this, id, name);
    this.alarms = new AlarmTopic(this, 'Alarms', {
      name: prefix,
      addresses: alarmAddresses(settings),
    });
    if (stage.backup) {
      new BackupCopies(this, 'Backup', {
        name: prefix,
        backup: stage.backup,
        table: this.table,
        files: this.files,
        isKept: stage.keepsData,
        alarms: this.alarms,
      });
    }
    this.handlerSecret = named('HandlerSecret', handlers);
    this.fewSecrets = {
      signing: named('SigningSecret', signing),
      digests: named('DigestSecret', digests),
      registers: named('RegisterSecret', registers),
    };
    this.originSecret = this.addOriginSecret(prefix);
    new StringParameter(this, 'Stream', {
      parameterName: streamParameter(prefix),
      description: 'The stream that jobs read; a restored table has another (runbook: restore).',
      stringValue: this.table.tableStreamArn ?? '',
    });
    this.maintenance = new StringParameter(this, 'Maintenance', {
      parameterName: `/${prefix}/maintenance`,
      description: 'on: every call is answered that maintenance is under way.',
      allowedPattern: '^(on|off)$',
      stringValue: 'off',
    });
    this.proofKeyAlias = addProofKeys(this, settings);
    uploadPlaces(this, { bucket: this.derived, settings });
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'FilesName', { value: this.files.bucketName });
    new CfnOutput(this, 'DerivedName', { value: this.derived.bucketName });
  }

  private addFiles(deployment: Deployment): PrivateBucket {
    const { stage } = deployment;
    const { keepsData, retention } = stage;
    return new PrivateBucket(this, 'Files', {
      name: `${prefixOf(deployment)}-files`,
      isKept: keepsData,
      versioned: true,
      cors: [
        {
          allowedOrigins: siteOrigins(deployment),
          allowedMethods: [HttpMethods.GET, HttpMethods.HEAD, HttpMethods.POST],
          allowedHeaders: ['*'],
          maxAge: DAY_SECONDS,
        },
      ],
      keeps: [
        { prefix: 'attachments/', versionDays: retention.fileVersionDays },
        // These files were sent by form and never taken up.
        { prefix: 'incoming/', days: 1, versionDays: 1 },
      ],
      unlogged: UNLOGGED,
      copiedTo: stage.backup && {
        prefix: 'attachments/',
        bucketName: stage.backup.files,
        account: placeOfVault(stage.backup.vault).account,
      },
    });
  }

  /**
   * Adds the bucket of derived files. Files of exports and imports go when their time is over. Former shards and
   * places are kept for a day longer than the table can be restored to, because its manifests of then name them.
   * Browsers only follow links there.
   */
  private addDerived(deployment: Deployment): PrivateBucket {
    return new PrivateBucket(this, 'Derived', {
      name: `${prefixOf(deployment)}-derived`,
      isKept: deployment.stage.keepsData,
      versioned: true,
      keeps: [
        { prefix: 'exports/', days: EXPORT_DAYS, versionDays: 1 },
        { prefix: 'imports/', days: IMPORT_FILE_DAYS, versionDays: 1 },
        { prefix: 'shards/', versionDays: RECOVERY_DAYS + 1 },
        { prefix: 'geo/', versionDays: RECOVERY_DAYS + 1 },
      ],
      unlogged: UNLOGGED,
    });
  }

  private addOriginSecret(prefix: string): Secret {
    const secret = new Secret(this, 'OriginSecret', {
      secretName: prefix.replace('-', '/').concat('/origin'),
      description: 'What the distributions say to the API, so that it knows them.',
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: ORIGIN_SECRET_FIELD,
        excludePunctuation: true,
        passwordLength: ORIGIN_SECRET_LENGTH,
      },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(secret, {
      'AwsSolutions-SMG4':
        'Distributions learn a new value only by a deployment, so it is changed with one (runbook: rotate the origin secret).',
    });
    return secret;
  }
}
