import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { HttpMethods } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { type IStringParameter, StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import type { Deployment } from '#infra/configuration/read-configuration.ts';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { AlarmTopic } from '#infra/constructs/alarm-topic.ts';
import type { NamedSecret } from '#infra/constructs/handler-settings.ts';
import { PrivateBucket } from '#infra/constructs/private-bucket.ts';
import { ProductTable } from '#infra/constructs/product-table.ts';
import { prefixOf } from '#infra/constructs/stage-settings.ts';
import { alarmAddresses, siteOrigins } from '#infra/sites.ts';

/** The name of the field in the generated secret, as the handlers' configuration calls it. */
export const ORIGIN_SECRET_FIELD = 'ORIGIN_SECRET';
const ORIGIN_SECRET_LENGTH = 48;
const DAY_SECONDS = 86_400;
const UNLOGGED =
  'Handlers log whom they give a link to; a log of S3 beside it would keep addresses of people.';

/** What the others stand on: everything that holds state, and who hears of alarms. */
export class DataStack extends Stack {
  readonly table: Table;
  /** Attachments, and files that come in; each below its own prefix. */
  readonly files: PrivateBucket;
  /** Exports, generations of large search shards, places: what can be made anew. */
  readonly derived: PrivateBucket;
  readonly handlerSecret: NamedSecret;
  readonly originSecret: NamedSecret;
  readonly maintenance: IStringParameter;
  readonly alarms: Topic;

  constructor(scope: Construct, id: string, props: StackProps & { deployment: Deployment }) {
    super(scope, id, props);
    const { deployment } = props;
    const { stage } = deployment;
    const prefix = prefixOf(deployment);
    this.table = new ProductTable(this, 'Table', { tableName: prefix, isKept: stage.keepsData });
    this.files = this.addFiles(deployment);
    this.derived = this.addDerived(deployment);
    this.handlerSecret = Secret.fromSecretNameV2(this, 'HandlerSecret', stage.handlerSecretName);
    this.originSecret = this.addOriginSecret(prefix);
    this.maintenance = new StringParameter(this, 'Maintenance', {
      parameterName: `/${prefix}/maintenance`,
      description: 'on: every call is answered that maintenance is under way.',
      allowedPattern: '^(on|off)$',
      stringValue: 'off',
    });
    this.alarms = new AlarmTopic(this, 'Alarms', {
      name: prefix,
      addresses: alarmAddresses(deployment),
    });
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'FilesName', { value: this.files.bucketName });
    new CfnOutput(this, 'DerivedName', { value: this.derived.bucketName });
  }

  private addFiles(deployment: Deployment): PrivateBucket {
    const { keepsData, retention } = deployment.stage;
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
        // What was sent by form and never taken up.
        { prefix: 'incoming/', days: 1, versionDays: 1 },
      ],
      unlogged: UNLOGGED,
    });
  }

  /** Without versions: an export is gone when its time is over. Browsers only follow links there. */
  private addDerived(deployment: Deployment): PrivateBucket {
    const { keepsData, retention } = deployment.stage;
    return new PrivateBucket(this, 'Derived', {
      name: `${prefixOf(deployment)}-derived`,
      isKept: keepsData,
      keeps: [{ prefix: 'exports/', days: retention.exportDays }],
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
