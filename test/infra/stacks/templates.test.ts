import { Capture, Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { OUTBOX_QUEUES } from '#functions/kernel/store/entity-store.ts';
import { entryPoints } from '#infra/build-handlers.ts';
import { schedules } from '#infra/schedules.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import type { Endpoints } from '#shared/kernel/endpoint.ts';
import { type Resource, STACK_NAMES, threeCountries } from '#test/support/three-countries.ts';

const { templateNamed, resourcesOf, everyResource } = threeCountries();

describe('what holds state', () => {
  test('the table is paid by use, can be restored to any second, and stays when the stack goes', () => {
    templateNamed('data').hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: {
          PointInTimeRecoveryEnabled: true,
          RecoveryPeriodInDays: 35,
        },
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
        TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
      },
    });
  });

  test('its parts have the names under which they were deployed: another name would be another, empty one', () => {
    const kept = STACK_NAMES.flatMap((name) =>
      Object.entries(templateNamed(name).toJSON().Resources as Record<string, Resource>)
        .filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain')
        .map(([id, { Type }]) => `${name} ${Type} ${id}`),
    );
    expect(kept).toEqual([
      'data AWS::DynamoDB::Table TableCD117FA1',
      'data AWS::S3::Bucket Files8E6940B8',
      'data AWS::S3::Bucket Derived2F7F6E82',
      'identity AWS::Cognito::UserPool SignOnPoolED3A3697',
    ]);
  });

  test('no bucket is public, all are encrypted and refuse clear text', () => {
    const buckets = everyResource('AWS::S3::Bucket');
    expect(buckets).toHaveLength(3);
    for (const { Properties } of buckets) {
      expect(Properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [
            { ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } },
          ],
        },
      });
    }
    // What was overwritten or removed can be brought back; an export that is over must be gone.
    const versioned = buckets.map(({ Properties }) => Properties.VersioningConfiguration);
    expect(versioned).toEqual([{ Status: 'Enabled' }, undefined, { Status: 'Enabled' }]);
    const refusesClearText = Match.objectLike({
      Effect: 'Deny',
      Condition: { Bool: { 'aws:SecureTransport': 'false' } },
    });
    for (const name of ['data', 'site'] as const) {
      templateNamed(name).hasResourceProperties('AWS::S3::BucketPolicy', {
        PolicyDocument: { Statement: Match.arrayWith([refusesClearText]) },
      });
    }
  });

  test('browsers reach attachments from the sites of the countries only, and nothing else by script', () => {
    const open = everyResource('AWS::S3::Bucket').filter(
      ({ Properties }) => Properties.CorsConfiguration !== undefined,
    );
    expect(open).toHaveLength(1);
    templateNamed('data').hasResourceProperties('AWS::S3::Bucket', {
      BucketName: { 'Fn::Join': ['', ['livestock-production-files-', Match.anyValue()]] },
      CorsConfiguration: {
        CorsRules: [
          Match.objectLike({
            AllowedOrigins: [
              'https://de.livestock.example',
              'https://at.livestock.example',
              'https://lu.elsewhere.example',
              'https://livestock.example',
            ],
          }),
        ],
      },
    });
  });

  test('half uploads, old versions and exports go by themselves', () => {
    const rules = resourcesOf('data', 'AWS::S3::Bucket').map(
      ({ Properties }) => (Properties.LifecycleConfiguration as { Rules: object[] }).Rules,
    );
    const unfinished = {
      Id: 'unfinished-uploads',
      AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
    };
    expect(rules).toMatchObject([
      [
        unfinished,
        { Prefix: 'attachments/', NoncurrentVersionExpiration: { NoncurrentDays: 90 } },
        {
          Prefix: 'incoming/',
          ExpirationInDays: 1,
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        },
      ],
      [unfinished, { Prefix: 'exports/', ExpirationInDays: 7 }],
    ]);
  });
});

describe('the API', () => {
  test('has a route for every call of the contract, and answers the rest in the envelope', () => {
    const contract = Object.values<Endpoints>(endpointsByDomain).flatMap((endpoints) =>
      Object.values(endpoints).flatMap(({ method, path }) =>
        (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((taken) => `${taken} /api/${path}`),
      ),
    );
    const routes = resourcesOf('api', 'AWS::ApiGatewayV2::Route').map(
      ({ Properties }) => Properties.RouteKey,
    );
    expect(routes.toSorted()).toEqual([...contract, '$default'].toSorted());
  });

  test('every entry point below functions/ is a function on Node 24 and ARM with a bounded time', async () => {
    const functions = [...resourcesOf('api', LAMBDA), ...resourcesOf('jobs', LAMBDA)];
    const deployed = functions.map(({ Properties }) => String(Properties.FunctionName));
    const entries = await entryPoints();
    expect(deployed.toSorted()).toEqual(
      entries.map((entry) => `livestock-production-${entry.replace('/', '-')}`).toSorted(),
    );
    for (const { Properties } of functions) {
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Timeout: expect.any(Number),
        ReservedConcurrentExecutions: expect.any(Number),
      });
    }
  });

  test('its functions end before API Gateway gives up', () => {
    for (const { Properties } of resourcesOf('api', LAMBDA)) {
      expect(Properties.Timeout).toBeLessThan(29);
    }
  });

  test('logs of functions and calls are kept as long as the stage says', () => {
    const groups = [...resourcesOf('api', LOGS), ...resourcesOf('jobs', LOGS)];
    expect(groups.length).toBeGreaterThan(15);
    for (const { Properties } of groups) expect(Properties.RetentionInDays).toBe(90);
  });

  test('behind the distributions every function asks for their secret: its name and the header are always both set', () => {
    const functions = resourcesOf('api', LAMBDA);
    expect(functions).toHaveLength(Object.keys(endpointsByDomain).length);
    for (const { Properties } of functions) {
      const { Variables } = Properties.Environment as { Variables: Record<string, unknown> };
      expect(Variables.VIEWER_ADDRESS_HEADER).toBe('x-viewer-address');
      expect(JSON.stringify(Variables.SETTINGS_SECRETS)).toContain('OriginSecret');
    }
  });

  test('no variable holds a secret: handlers get names, and read values by themselves', () => {
    for (const { Properties } of [...resourcesOf('api', LAMBDA), ...resourcesOf('jobs', LAMBDA)]) {
      expect(JSON.stringify(Properties.Environment)).not.toMatch(/resolve:|PRIVATE|ORIGIN_SECRET"/);
    }
  });
});

describe('jobs', () => {
  test('each queue of the outbox has a worker, dead letters and time enough for its worker', () => {
    const queues = resourcesOf('jobs', 'AWS::SQS::Queue').map(({ Properties }) => Properties);
    const names = queues.map(({ QueueName }) => String(QueueName));
    expect(names.toSorted()).toEqual(
      [...OUTBOX_QUEUES.flatMap((name) => [name, `${name}-dlq`]), 'stream-dlq']
        .map((name) => `livestock-production-${name}`)
        .toSorted(),
    );
    for (const queue of queues.filter(({ QueueName }) => !String(QueueName).endsWith('-dlq'))) {
      expect(queue).toMatchObject({
        RedrivePolicy: { maxReceiveCount: 3 },
        SqsManagedSseEnabled: true,
      });
      expect(Number(queue.VisibilityTimeout)).toBeGreaterThanOrEqual(6 * 120);
    }
    templateNamed('jobs').resourcePropertiesCountIs(
      'AWS::Lambda::EventSourceMapping',
      { FunctionResponseTypes: ['ReportBatchItemFailures'] },
      OUTBOX_QUEUES.length + 1,
    );
  });

  test('the stream worker sees what concerns it; of a batch that fails the half at fault comes again', () => {
    const filters = new Capture();
    templateNamed('jobs').hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      StartingPosition: 'TRIM_HORIZON',
      BisectBatchOnFunctionError: true,
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
      FilterCriteria: { Filters: filters },
    });
    expect(filters.asArray().map(({ Pattern }) => JSON.parse(Pattern))).toEqual([
      { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'O#' }] } } } },
      {
        eventName: ['INSERT'],
        dynamodb: { Keys: { pk: { S: [{ prefix: 'S#' }] }, sk: { S: [{ prefix: 'D#' }] } } },
      },
      {
        eventName: ['INSERT', 'MODIFY'],
        dynamodb: { Keys: { pk: { S: [{ prefix: 'S#' }] }, sk: { S: ['W'] } } },
      },
    ]);
  });

  test('each schedule runs as often as it says', () => {
    const rates = resourcesOf('jobs', 'AWS::Events::Rule').map(
      ({ Properties }) => Properties.ScheduleExpression,
    );
    expect(rates).toEqual(
      schedules.map(({ everyMinutes }) =>
        everyMinutes === 60 ? 'rate(1 hour)' : `rate(${everyMinutes} minutes)`,
      ),
    );
  });

  test('bounces and complaints come back on the queue of mails', () => {
    templateNamed('jobs').hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: { MatchingEventTypes: ['bounce', 'complaint'] },
    });
    templateNamed('jobs').hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'sqs' });
  });

  test('each sender has a verified domain; records are entered where the zone is ours', () => {
    const domains = resourcesOf('jobs', 'AWS::SES::EmailIdentity').map(
      ({ Properties }) => Properties.EmailIdentity,
    );
    expect(domains).toEqual(['de.livestock.example', 'at.livestock.example', 'elsewhere.example']);
    templateNamed('jobs').resourceCountIs('AWS::Route53::RecordSet', 6);
  });
});

test('no function may do anything to anything: actions and resources are named, where AWS knows resources', () => {
  for (const name of ['api', 'jobs'] as const) {
    for (const { Properties } of resourcesOf(name, 'AWS::IAM::Policy')) {
      const { Statement } = Properties.PolicyDocument as {
        Statement: { Action: string | string[]; Resource: unknown }[];
      };
      for (const { Action, Resource } of Statement) {
        const actions = [Action].flat();
        expect(actions.filter((action) => action.includes('*'))).toEqual([]);
        if (Resource === '*')
          expect(actions.filter((one) => !KNOWS_NO_RESOURCES.test(one))).toEqual([]);
      }
    }
  }
});

const KNOWS_NO_RESOURCES = /^(xray:Put\w+|dynamodb:ListStreams)$/;
const LAMBDA = 'AWS::Lambda::Function';
const LOGS = 'AWS::Logs::LogGroup';
