import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { MEANINGS } from '#infra/deploy/constructs/grant-rights.ts';
import { functionNeeds, workerFunctions } from '#infra/deploy/function-needs.ts';
import type { Right } from '#infra/deploy/function-right.ts';
import { schedules } from '#infra/deploy/schedules.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import { templatePolicies } from '#test/support/template-policies.ts';
import { STACK_NAMES, threeCountries } from '#test/support/three-countries.ts';

const { templateNamed, resourcesOf } = threeCountries();
const { textOf, resourcesIn, rightsOf, managedPoliciesOf, resourcePolicies } =
  templatePolicies(templateNamed);

const TABLE = 'arn:aws:dynamodb:::table/livestock-production';
const BUCKETS = {
  files: 'arn:aws:s3:::livestock-production-files-ACCOUNT',
  derived: 'arn:aws:s3:::livestock-production-derived-ACCOUNT',
} as const;
const PROOF_KEYS =
  'arn:aws:kms::ACCOUNT:key/* if ForAnyValue:StringLike kms:ResourceAliases alias/livestock-production-proofs-*';
const queueArn = (name: string) => `arn:aws:sqs:::livestock-production-${name}`;
const nameOf = (entry: string) => `livestock-production-${entry.replace('/', '-')}`;
const onEach = (actions: readonly string[], resource: string) =>
  actions.map((action) => `${action} ${resource}`);

const READ_SECRET = ['secretsmanager:GetSecretValue', 'secretsmanager:DescribeSecret'];
const READ_PARAMETER = [
  'ssm:GetParameter',
  'ssm:GetParameters',
  'ssm:GetParameterHistory',
  'ssm:DescribeParameters',
];
const SEND = ['sqs:SendMessage', 'sqs:GetQueueAttributes', 'sqs:GetQueueUrl'];
const RECEIVE = [
  'sqs:ReceiveMessage',
  'sqs:DeleteMessage',
  'sqs:ChangeMessageVisibility',
  'sqs:GetQueueAttributes',
  'sqs:GetQueueUrl',
];

/** What the words of `function-needs.ts` come to in AWS. */
function grantedBy(rights: readonly Right[]): string[] {
  const meanings = rights.map((right) => MEANINGS[right]);
  return [
    ...meanings.flatMap(({ actions, bucket, folder, keys, other }) => {
      if (other === 'logins') return onEach(actions, 'identity.SignOnPool');
      if (other === 'proofKeys') return onEach(actions, PROOF_KEYS);
      const bound = keys ? ` if ForAllValues:StringLike dynamodb:LeadingKeys ${keys}*` : '';
      return onEach(actions, bucket ? `${BUCKETS[bucket]}/${folder}*` : `${TABLE}${bound}`);
    }),
    ...meanings.flatMap(({ bucket }) => (bucket ? [`s3:ListBucket ${BUCKETS[bucket]}`] : [])),
    ...meanings.flatMap(({ bucket, folder, listsVersions }) =>
      bucket && listsVersions
        ? [`s3:ListBucketVersions ${BUCKETS[bucket]} if StringLike s3:prefix ${folder}*`]
        : [],
    ),
  ];
}

/** What every function has for itself. */
const ownOf = (entry: string): string[] => [
  ...onEach(['xray:PutTelemetryRecords', 'xray:PutTraceSegments'], '*'),
  ...onEach(
    ['logs:CreateLogStream', 'logs:PutLogEvents'],
    `arn:aws:logs:::/aws/lambda/${nameOf(entry)}`,
  ),
];

function settingsOf(entry: string, secrets: readonly string[]): string[] {
  const named = (name: string) =>
    `arn:aws:secretsmanager:eu-central-1:ACCOUNT:secret:livestock/production/${name}-??????`;
  const few = secrets.flatMap((name) => onEach(READ_SECRET, named(`handlers/${name}`)));
  if (!entry.endsWith('/handler')) return few;
  return [
    ...few,
    ...onEach(READ_SECRET, named('handlers')),
    ...onEach(READ_SECRET, 'arn:aws:secretsmanager:::livestock/production/origin'),
    ...onEach(
      READ_PARAMETER,
      'arn:aws:ssm:eu-central-1:ACCOUNT:parameter/livestock-production/maintenance',
    ),
  ];
}

function queuesOf(entry: string): string[] {
  const [domain = '', kind] = entry.split('/');
  if (entry === 'kernel/stream-worker') {
    return [...Object.keys(workerFunctions), 'stream-dlq'].flatMap((name) =>
      onEach(SEND, queueArn(name)),
    );
  }
  return kind === 'worker' ? onEach(RECEIVE, queueArn(domain)) : [];
}

const BESIDES: Readonly<Record<string, readonly string[]>> = {
  'kernel/stream-worker': [
    'dynamodb:ListStreams *',
    ...onEach(
      ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
      `${TABLE}.StreamArn`,
    ),
  ],
  'mail/worker': [
    ...onEach(SEND, queueArn('mail')),
    ...[
      'identity/de.livestock.example',
      'identity/at.livestock.example',
      'identity/elsewhere.example',
      'configuration-set/livestock-production',
    ].map((place) => `ses:SendRawEmail arn:aws:ses:eu-central-1:ACCOUNT:${place}`),
  ],
};

const RoleArn = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) });
type Deployed = { readonly stack: 'api' | 'jobs'; readonly role: string };
const deployed = (): ReadonlyMap<string, Deployed> =>
  new Map(
    (['api', 'jobs'] as const).flatMap((stack) =>
      resourcesIn(stack)
        .filter(([, { Type }]) => Type === 'AWS::Lambda::Function')
        .map(([, { Properties }]) => [
          String(Properties.FunctionName),
          { stack, role: RoleArn.parse(Properties.Role)['Fn::GetAtt'][0] },
        ]),
    ),
  );

describe('the role of each function has what its needs come to in AWS, and nothing else', () => {
  test.each([...functionNeeds])('%s', (entry, { rights, secrets = [] }) => {
    const handler = deployed().get(nameOf(entry));
    if (handler === undefined) throw new Error(`${entry} is not deployed.`);
    const wanted = new Set([
      ...ownOf(entry),
      ...grantedBy(rights),
      ...settingsOf(entry, secrets),
      ...queuesOf(entry),
      ...(BESIDES[entry] ?? []),
    ]);
    expect(rightsOf(handler.stack, handler.role)).toEqual([...wanted].toSorted());
    expect(managedPoliciesOf(handler.stack, handler.role)).toEqual([]);
  });
});

describe('roles and what may call them', () => {
  const rolesOf = (stack: (typeof STACK_NAMES)[number]) =>
    resourcesIn(stack).filter(([, { Type }]) => Type === 'AWS::IAM::Role');

  test('no two functions share a role, and only Lambda takes one', () => {
    const functions = [...deployed().values()].map(({ stack, role }) => `${stack} ${role}`);
    const roles = (['api', 'jobs'] as const).flatMap((stack) =>
      rolesOf(stack).map(([id, { Properties }]) => {
        expect(Properties.AssumeRolePolicyDocument).toEqual({
          Version: '2012-10-17',
          Statement: [
            {
              Effect: 'Allow',
              Action: 'sts:AssumeRole',
              Principal: { Service: 'lambda.amazonaws.com' },
            },
          ],
        });
        return `${stack} ${id}`;
      }),
    );
    expect(functions).toHaveLength(functionNeeds.size);
    expect(functions.toSorted()).toEqual(roles.toSorted());
  });

  test('what the CDK brings to upload files reaches neither rows, nor files of people, nor secrets, nor queues', () => {
    const others = STACK_NAMES.filter(
      (stack) => !['api', 'jobs', 'identity'].includes(stack),
    ).flatMap((stack) => rolesOf(stack).map(([id]) => ({ stack, id })));
    expect(others.length).toBeGreaterThan(0);
    for (const { stack, id } of others) {
      expect(managedPoliciesOf(stack, id)).toEqual([
        'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole',
      ]);
      const strange = rightsOf(stack, id).filter(
        (line) =>
          !/ arn:aws:s3:::(cdk-|livestock-production-(pages-|derived-ACCOUNT(\/geo\/\*)?$))/.test(
            line,
          ),
      );
      expect(strange, id).toEqual([]);
    }
  });

  test('a function is called by the API, by its own timer or by the user pool', () => {
    const calls = STACK_NAMES.flatMap((stack) =>
      resourcesIn(stack)
        .filter(([, { Type }]) => Type === 'AWS::Lambda::Permission')
        .map(
          ([
            ,
            {
              Properties: { Action, FunctionName, Principal, SourceArn },
            },
          ]) => {
            const called = textOf(stack, FunctionName).split(':').at(-1);
            return `${Principal} ${Action} ${called} from ${textOf(stack, SourceArn)}`;
          },
        ),
    );
    const byApi = Object.keys(endpointsByDomain).map(
      (domain) =>
        `apigateway.amazonaws.com lambda:InvokeFunction ${nameOf(`${domain}/handler`)} from arn:aws:execute-api:eu-central-1:ACCOUNT:api.ContractApi/*/*/*`,
    );
    const byClock = schedules.map(
      ({ domain }) =>
        `events.amazonaws.com lambda:InvokeFunction ${nameOf(`${domain}/schedule`)} from jobs.${domain}scheduleTimer`,
    );
    const byPool = `cognito-idp.amazonaws.com lambda:InvokeFunction ${nameOf('mail/trigger')} from identity.SignOnPool`;
    expect(calls.toSorted()).toEqual([...byApi, ...byClock, byPool].toSorted());
  });
});

describe('policies at buckets, queues and topics', () => {
  const KINDS = {
    'AWS::S3::BucketPolicy': ['AWS::S3::Bucket', 's3:*'],
    'AWS::SQS::QueuePolicy': ['AWS::SQS::Queue', 'sqs:*'],
    'AWS::SNS::TopicPolicy': ['AWS::SNS::Topic', 'sns:Publish'],
  } as const;
  const kinds = Object.entries(KINDS);

  test('let in who must, and nobody else', () => {
    const open = kinds
      .flatMap(([type]) => resourcePolicies(type))
      .filter((line) => !line.startsWith('NOBODY '));
    const pages = 'arn:aws:s3:::livestock-production-pages-ACCOUNT';
    const distributions = ['AT', 'DE', 'LU', 'portal'].flatMap((site) =>
      [pages, `${pages}/*`].flatMap((place) =>
        ['s3:GetObject', 's3:ListBucket'].map(
          (action) =>
            `cloudfront.amazonaws.com ${action} ${place} if StringEquals AWS:SourceArn arn:aws:cloudfront::ACCOUNT:distribution/site.${site}Distribution`,
        ),
      ),
    );
    const bounces = 'jobs.MailBounces';
    expect(open.toSorted()).toEqual(
      [
        ...distributions,
        ...['mail', 'mail-dlq'].map(
          (name) =>
            `sns.amazonaws.com sqs:SendMessage ${queueArn(name)} if ArnEquals aws:SourceArn ${bounces}`,
        ),
        `ses.amazonaws.com sns:Publish ${bounces} if StringEquals AWS:SourceAccount ACCOUNT if StringEquals AWS:SourceArn arn:aws:ses:eu-central-1:ACCOUNT:configuration-set/livestock-production`,
        // A policy of its own takes the place of that which lets the whole account publish.
        ...['data.Alarms', 'edgeAlarms.Alarms'].map(
          (topic) =>
            `cloudwatch.amazonaws.com sns:Publish ${topic} if StringEquals AWS:SourceAccount ACCOUNT`,
        ),
      ].toSorted(),
    );
  });

  test.each(kinds)('%s: every one refuses clear text', (policy, [type, actions]) => {
    const refused = resourcePolicies(policy);
    const places = STACK_NAMES.flatMap((stack) =>
      resourcesIn(stack)
        .filter(([, { Type }]) => Type === type)
        .map(([id]) =>
          textOf(stack, type === 'AWS::SNS::Topic' ? { Ref: id } : { 'Fn::GetAtt': [id, 'Arn'] }),
        ),
    );
    expect(places.length).toBeGreaterThan(2);
    const missing = places.filter(
      (place) => !refused.includes(`NOBODY ${actions} ${place} if Bool aws:SecureTransport false`),
    );
    expect(missing).toEqual([]);
  });
});

test('which stream jobs read a parameter says, so that a restored table with another one is taken by a deployment', () => {
  templateNamed('data').hasResourceProperties('AWS::SSM::Parameter', {
    Name: '/livestock-production/stream',
    Value: { 'Fn::GetAtt': [Match.stringLikeRegexp('^Table'), 'StreamArn'] },
  });
  const parameters = templateNamed('jobs').findParameters('*', {
    Type: 'AWS::SSM::Parameter::Value<String>',
    Default: '/livestock-production/stream',
  });
  const [name] = Object.keys(parameters);
  templateNamed('jobs').hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    EventSourceArn: { Ref: name },
  });
  const reading = { Action: Match.arrayWith(['dynamodb:GetRecords']), Resource: { Ref: name } };
  templateNamed('jobs').hasResourceProperties('AWS::IAM::Policy', {
    PolicyDocument: { Statement: Match.arrayWith([Match.objectLike(reading)]) },
  });
});

test('mails of the sign-in pages are written by the product, which knows the country of each client and has no other right', () => {
  const [own] = resourcesOf('identity', 'AWS::Cognito::UserPool');
  expect(own?.Properties.LambdaConfig).toEqual({
    CustomMessage: { 'Fn::GetAtt': [expect.stringMatching(/^mailtrigger/), 'Arn'] },
  });
  templateNamed('identity').hasResourceProperties('AWS::Lambda::Permission', {
    Principal: 'cognito-idp.amazonaws.com',
    SourceArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^SignOnPool'), 'Arn'] },
  });
  const name = '/livestock-production/sign-on-sites';
  templateNamed('identity').hasResourceProperties('AWS::Lambda::Function', {
    Timeout: 5,
    Environment: { Variables: { SIGN_ON_SITES_PARAMETER: name } },
  });
  const [parameter] = resourcesOf('identity', 'AWS::SSM::Parameter');
  expect(parameter?.Properties.Name).toBe(name);
  expect(JSON.stringify(parameter?.Properties.Value)).toMatch(/lu\.elsewhere\.example.*ClientLU/);
  const [policy] = resourcesOf('identity', 'AWS::IAM::Policy');
  const actions = JSON.stringify(policy?.Properties).match(/"[a-z0-9-]+:[A-Z]\w+"/g) ?? [];
  expect(new Set(actions.map((action) => action.split(':')[0]))).toEqual(
    new Set(['"logs', '"ssm', '"xray']),
  );
});
