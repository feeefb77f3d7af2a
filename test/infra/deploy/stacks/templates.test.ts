import { Capture, Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { QUEUE_NAMES } from '#functions/kernel/ports/queues.ts';
import { entryPoints } from '#infra/deploy/build-handlers.ts';
import { schedules } from '#infra/deploy/schedules.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import type { Endpoints } from '#shared/kernel/endpoint.ts';
import {
  resourcesIn,
  templatesOfOtherStage,
  threeCountries,
} from '#test/support/three-countries.ts';

const { templateNamed, resourcesOf } = threeCountries();

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
    const functions = (['api', 'jobs', 'identity'] as const).flatMap((stack) =>
      resourcesOf(stack, LAMBDA),
    );
    const deployed = functions.map(({ Properties }) => String(Properties.FunctionName));
    const entries = await entryPoints();
    expect(deployed.toSorted()).toEqual(
      entries.map((entry) => `livestock-production-${entry.replace('/', '-')}`).toSorted(),
    );
    for (const { Properties } of functions) {
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        ...boundsOf(String(Properties.FunctionName)),
      });
    }
  });

  test('its functions end before API Gateway gives up', () => {
    const seconds = resourcesOf('api', LAMBDA).map(({ Properties }) => Properties.Timeout);
    expect(seconds).toEqual(Object.keys(endpointsByDomain).map(() => 28));
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

  test('what reads secrets for them is the version that is pinned here, on their machine', () => {
    const layers = [...resourcesOf('api', LAMBDA), ...resourcesOf('jobs', LAMBDA)].flatMap(
      ({ Properties }) => (Properties.Layers as string[] | undefined) ?? [],
    );
    expect(layers.length).toBeGreaterThan(Object.keys(endpointsByDomain).length);
    expect([...new Set(layers)]).toEqual([
      'arn:aws:lambda:eu-central-1:187925254637:layer:AWS-Parameters-and-Secrets-Lambda-Extension-Arm64:12',
    ]);
  });

  test('no variable holds a secret: handlers get names, and read values by themselves', () => {
    const functions = [...resourcesOf('api', LAMBDA), ...resourcesOf('jobs', LAMBDA)];
    expect(functions.length).toBeGreaterThan(Object.keys(endpointsByDomain).length);
    for (const { Properties } of functions) {
      expect(JSON.stringify(Properties.Environment)).not.toMatch(/resolve:|PRIVATE|ORIGIN_SECRET"/);
    }
  });
});

describe('jobs', () => {
  test('each queue of the outbox has a worker, dead letters and time enough for its worker', () => {
    const queues = resourcesOf('jobs', 'AWS::SQS::Queue').map(({ Properties }) => Properties);
    const names = queues.map(({ QueueName }) => String(QueueName));
    expect(names.toSorted()).toEqual(
      [...QUEUE_NAMES.flatMap((name) => [name, `${name}-dlq`]), 'stream-dlq']
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
      QUEUE_NAMES.length + 1,
    );
  });

  test('Lambda ends loops through queues, but not that of mails, which wait for their service on their own queue', () => {
    const loops = resourcesOf('jobs', LAMBDA).filter(
      ({ Properties }) => Properties.RecursiveLoop === 'Allow',
    );
    expect(loops.map(({ Properties }) => Properties.FunctionName)).toEqual([
      'livestock-production-mail-worker',
    ]);
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
    const records = resourcesOf('jobs', 'AWS::Route53::RecordSet').map(({ Properties }) => {
      const { Name, Type, ResourceRecords } = Properties;
      return typeof Name === 'string' ? [Type, Name, ...[ResourceRecords].flat()] : [Type];
    });
    expect(records.toSorted()).toEqual(
      ['at', 'de']
        .flatMap((country) => {
          const domain = `${country}.livestock.example`;
          return [
            ['CNAME'],
            ['CNAME'],
            ['CNAME'],
            ['MX', `bounce.${domain}.`, '10 feedback-smtp.eu-central-1.amazonses.com'],
            ['TXT', `_dmarc.${domain}.`, '"v=DMARC1; p=none"'],
            ['TXT', `bounce.${domain}.`, '"v=spf1 include:amazonses.com ~all"'],
          ];
        })
        .toSorted(),
    );
  });

  test('mails say a sender of the domain to the machines that carry them', () => {
    const senders = resourcesOf('jobs', 'AWS::SES::EmailIdentity').map(
      ({ Properties }) => Properties.MailFromAttributes,
    );
    expect(senders).toEqual(
      ['de.livestock.example', 'at.livestock.example', 'elsewhere.example'].map((domain) => ({
        MailFromDomain: `bounce.${domain}`,
      })),
    );
  });

  test('an address that bounced is forgiven by the product, so SES keeps those who complained only', () => {
    templateNamed('jobs').hasResourceProperties('AWS::SES::ConfigurationSet', {
      SuppressionOptions: { SuppressedReasons: ['COMPLAINT'] },
      DeliveryOptions: { TlsPolicy: 'OPTIONAL' },
    });
  });

  test('a stage may refuse servers without TLS, and leave DMARC to others', () => {
    const template = templatesOfOtherStage().jobs;
    template.hasResourceProperties('AWS::SES::ConfigurationSet', {
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
    });
    const texts = resourcesIn(template, 'AWS::Route53::RecordSet').filter(
      ({ Properties }) => Properties.Type === 'TXT',
    );
    expect(texts.map(({ Properties }) => Properties.Name)).toEqual([
      'bounce.de.livestock.example.',
    ]);
  });
});

test('no function may do anything to anything: actions and resources are named, where AWS knows resources', () => {
  for (const [name, fewest] of [
    ['api', 10],
    ['jobs', 5],
  ] as const) {
    const policies = resourcesOf(name, 'AWS::IAM::Policy');
    expect(policies.length).toBeGreaterThan(fewest);
    for (const { Properties } of policies) {
      const { Statement } = Properties.PolicyDocument as {
        Statement: { Action: string | string[]; Resource: unknown }[];
      };
      for (const { Action, Resource } of Statement) {
        const actions = [Action].flat();
        expect(actions.filter((action) => action.includes('*'))).toEqual([]);
        if (Resource === '*')
          expect(actions.filter((action) => !KNOWS_NO_RESOURCES.test(action))).toEqual([]);
      }
    }
  }
});

const KNOWS_NO_RESOURCES = /^(xray:Put\w+|dynamodb:ListStreams)$/;
const LAMBDA = 'AWS::Lambda::Function';
const LOGS = 'AWS::Logs::LogGroup';

/** How many seconds each function has, and how many of it run at once. */
const BOUNDS: Readonly<Record<string, readonly [seconds: number, atOnce: number]>> = {
  'accounts-handler': [28, 50],
  'contact-handler': [28, 10],
  'countries-handler': [28, 100],
  'diagnostics-handler': [28, 20],
  'entities-handler': [28, 100],
  'exports-handler': [28, 20],
  'geocoding-handler': [28, 20],
  'imports-handler': [28, 20],
  'mail-handler': [28, 20],
  'offers-handler': [28, 20],
  'requests-handler': [28, 50],
  'rules-handler': [28, 20],
  'search-handler': [28, 200],
  'sessions-handler': [28, 50],
  'settings-handler': [28, 10],
  'mail-worker': [120, 5],
  'offers-worker': [120, 5],
  'accounts-worker': [300, 2],
  'requests-worker': [120, 5],
  'exports-worker': [120, 5],
  'imports-worker': [120, 5],
  'requests-schedule': [240, 1],
  'accounts-schedule': [900, 1],
  'offers-schedule': [900, 1],
  'exports-schedule': [60, 1],
  'imports-schedule': [60, 1],
  'kernel-stream-worker': [120, 10],
  'mail-trigger': [5, 10],
};
function boundsOf(name: string): object {
  const [Timeout, ReservedConcurrentExecutions] =
    BOUNDS[name.replace(/^livestock-production-/, '')] ?? [];
  return { Timeout, ReservedConcurrentExecutions };
}
