import { describe, expect, test } from 'vitest';
import type { AwsAnswer, AwsCall } from '#infra/doctor/ask-aws.ts';
import { type NamedType, plannedNames } from '#infra/doctor/planned-names.ts';
import {
  ACCOUNT,
  type Answers,
  clean,
  complaints,
  complaintsWith,
  deployedStacks,
  deploymentWith,
  examined,
  json,
  xml,
  xmlRefused,
} from './aws-stand-in.ts';

const record = (name: string, type: string, value = 'x') =>
  `<ResourceRecordSet><Name>${name}.</Name><Type>${type}</Type><ResourceRecords><ResourceRecord><Value>${value}</Value></ResourceRecord></ResourceRecords></ResourceRecordSet>`;

/** Route 53 answers with these records where the question begins at the name, and with none elsewhere. */
const zoneWith = (at: string, ...records: string[]): Answers => ({
  'route53 rrset': ({ path = '' }) =>
    xml(path.includes(`?name=${at}.&`) ? records.join('') : '<ResourceRecordSets/>'),
});

/** The answer where the call is about this name; else that of the clean account. */
const when = (name: string, answer: AwsAnswer) => (call: AwsCall) =>
  `${call.path} ${call.body}`.includes(name) ? answer : clean(call);

const distributionOf = (domain: string) =>
  xml(
    `<DistributionSummary><Id>E1OTHER</Id><DomainName>d1.cloudfront.net</DomainName><Aliases><CNAME>${domain}</CNAME></Aliases></DistributionSummary>`,
  );
const policy = (element: string, name: string) =>
  xml(`<${element}><Id>p-1</Id><Config><Name>${name}</Name></Config></${element}>`);

const TABLE = 'livestock-production';
const GROUP = '/aws/lambda/livestock-production-search-handler';
const KEPT = 'it was kept from an earlier deployment, or is of somebody else';

/** For each kind of name: what AWS answers where it is taken, and what the doctor then says. */
const MISTAKES: Readonly<Record<NamedType, readonly [Answers, string]>> = {
  'AWS::Budgets::Budget': [
    { 'budgets DescribeBudget': json({ Budget: {} }) },
    'wrong names: The budget livestock-production exists already: delete it in the console of Billing.',
  ],
  'AWS::CloudFront::CachePolicy': [
    { 'cloudfront cache-policy': policy('CachePolicy', 'livestock-production-api') },
    'wrong names: CloudFront has a cache policy livestock-production-api already: delete it.',
  ],
  'AWS::CloudFront::Distribution': [
    { 'cloudfront distribution': distributionOf('de.livestock.test') },
    'wrong names: de.livestock.test belongs to the distribution E1OTHER of this account: remove it there, CloudFront gives a name only once.',
  ],
  'AWS::CloudFront::ResponseHeadersPolicy': [
    { 'cloudfront response-headers-policy': policy('ResponseHeadersPolicy', TABLE) },
    'wrong names: CloudFront has a response headers policy livestock-production already: delete it.',
  ],
  'AWS::CloudWatch::Dashboard': [
    { 'monitoring GetDashboard': xml('<DashboardName>livestock-production</DashboardName>') },
    'wrong names: The dashboard livestock-production exists already, and would be overwritten: delete or rename it.',
  ],
  'AWS::Cognito::UserPool': [
    { 'cognito-idp ListUserPools': json({ UserPools: [{ Id: 'eu_1', Name: TABLE }] }) },
    'note names: The user pool eu_1 is called livestock-production, too: the stage gets another one, and people of that one have to sign up again.',
  ],
  'AWS::Cognito::UserPoolDomain': [
    {
      'cognito-idp DescribeUserPoolDomain': json({
        DomainDescription: { Domain: 'livestock-example', AWSAccountId: '999999999999' },
      }),
    },
    'wrong names: The sign-in address livestock-example belongs to another account: choose another signOnPrefix.',
  ],
  'AWS::DynamoDB::Table': [
    { 'dynamodb DescribeTable': json({ Table: { TableName: TABLE } }) },
    `wrong names: The table livestock-production exists already (${KEPT}): take it in with npx cdk import, or delete it, its deletion protection first.`,
  ],
  'AWS::KMS::Alias': [
    { 'kms DescribeKey': when('proofs-de', json({ KeyMetadata: { KeyId: 'k-1' } })) },
    'wrong names: A key of KMS is called alias/livestock-production-proofs-de already: aws kms delete-alias --alias-name alias/livestock-production-proofs-de; the key itself stays.',
  ],
  'AWS::Lambda::Function': [
    {
      'lambda functions': ({ path = '' }) =>
        path.endsWith('production-search-handler') ? json({ Configuration: {} }) : json({}, 404),
    },
    'wrong names: The function livestock-production-search-handler exists already: delete it.',
  ],
  'AWS::Logs::LogGroup': [
    { 'logs DescribeLogGroups': json({ logGroups: [{ logGroupName: GROUP }] }) },
    `wrong names: The log group ${GROUP} exists already: aws logs delete-log-group --log-group-name ${GROUP}.`,
  ],
  'AWS::Route53::RecordSet': [
    zoneWith('de.livestock.test', record('de.livestock.test', 'CNAME')),
    'wrong names: The hosted zone has a record CNAME for de.livestock.test already: remove it when nobody needs it any more.',
  ],
  'AWS::S3::Bucket': [
    { 's3 bucket': when('-files-', xml('<LocationConstraint>eu-central-1</LocationConstraint>')) },
    `wrong names: The bucket livestock-production-files-${ACCOUNT} exists already (${KEPT}): take it in with npx cdk import, or empty and delete it.`,
  ],
  'AWS::SES::ConfigurationSet': [
    { 'ses configuration-sets': json({ ConfigurationSetName: TABLE }) },
    'wrong names: SES has a configuration set livestock-production already: delete it.',
  ],
  'AWS::SES::EmailIdentity': [
    { 'ses identities': json({ VerifiedForSendingStatus: true }) },
    'wrong names: SES knows de.livestock.test already, and a deployment cannot make it again: delete the identity in its console when nobody else sends with it.',
  ],
  'AWS::SQS::Queue': [
    { 'sqs GetQueueUrl': when('production-mail"', json({ QueueUrl: 'https://sqs/mail' })) },
    'wrong names: The queue livestock-production-mail exists already: delete it.',
  ],
  'AWS::SSM::Parameter': [
    { 'ssm GetParameter': when('/maintenance', json({ Parameter: { Value: 'off' } })) },
    'wrong names: The parameter /livestock-production/maintenance exists already: delete it.',
  ],
  'AWS::SecretsManager::Secret': [
    {
      'secretsmanager DescribeSecret': when('/origin', json({ ARN: 'arn:origin', DeletedDate: 1 })),
    },
    'wrong names: The secret livestock/production/origin is being deleted, which blocks its name for weeks: aws secretsmanager delete-secret --force-delete-without-recovery --secret-id livestock/production/origin.',
  ],
  'AWS::WAFv2::WebACL': [
    { 'wafv2 ListWebACLs': json({ WebACLs: [{ Name: TABLE, Id: 'w-1' }] }) },
    'wrong names: WAF has a web ACL livestock-production already: delete it.',
  ],
};

describe('a name that somebody has', () => {
  test.each(Object.entries(MISTAKES))('%s', async (type, [answers, sentence]) => {
    expect(plannedNames(deploymentWith(), ACCOUNT).map((planned) => planned.type)).toContain(type);
    expect(await complaintsWith(answers)).toEqual([sentence]);
  });

  test('a bucket of another account, a secret that stands there, an address of an own user pool', async () => {
    const held = {
      's3 bucket': when('-pages-', xmlRefused('AccessDenied', 403)),
      'secretsmanager DescribeSecret': when('/origin', json({ ARN: 'arn:origin' })),
      'cognito-idp DescribeUserPoolDomain': json({
        DomainDescription: { UserPoolId: 'eu_1', AWSAccountId: ACCOUNT },
      }),
    };
    expect(await complaintsWith(held)).toEqual([
      'wrong names: The secret livestock/production/origin exists already: the deployment makes it, delete this one.',
      'wrong names: The sign-in address livestock-example belongs to the user pool eu_1 of this account: choose another signOnPrefix.',
      `wrong names: The bucket livestock-production-pages-${ACCOUNT} is taken (somebody else, or hidden from you): ask the administrator of the account.`,
    ]);
  });

  test('a distribution of another account shows in the domain name system', async () => {
    const dns = { ...examined().dns, aliasOf: async () => ['d9.cloudfront.net'] };
    expect(await complaints({ dns })).toEqual(
      ['de.livestock.test', 'livestock.test'].map(
        (domain) =>
          `wrong names: ${domain} belongs to d9.cloudfront.net, a distribution of another account: remove it there, CloudFront gives a name only once.`,
      ),
    );
  });

  test('every page of a list is read', async () => {
    const pages = ({ path = '' }: AwsCall) =>
      path.includes('&Marker=m2')
        ? distributionOf('de.livestock.test')
        : xml('<DistributionList><NextMarker>m2</NextMarker></DistributionList>');
    const logs = ({ body = '' }: AwsCall) =>
      body.includes('t2')
        ? json({ logGroups: [{ logGroupName: GROUP }] })
        : json({ logGroups: [], nextToken: 't2' });
    const told = await complaintsWith({
      'cloudfront distribution': ({ path = '' }) =>
        pages({ service: 'cloudfront', region: 'us-east-1', path: path.replace('?', '&') }),
      'logs DescribeLogGroups': logs,
    });
    expect(told).toEqual([
      MISTAKES['AWS::Logs::LogGroup'][1],
      MISTAKES['AWS::CloudFront::Distribution'][1],
    ]);
  });
});

/** How AWS calls what has a name, where it is not the name. */
const idOf = (type: string, name: string): string => {
  const ids: Readonly<Record<string, string>> = {
    'AWS::CloudFront::CachePolicy': 'p-1',
    'AWS::CloudFront::ResponseHeadersPolicy': 'p-1',
    'AWS::CloudFront::Distribution': 'E1OTHER',
    'AWS::Cognito::UserPool': 'eu_1',
    // By the pool, whatever CloudFormation calls the domain itself.
    'AWS::Cognito::UserPoolDomain': 'eu_1-domain',
    'AWS::SecretsManager::Secret': 'arn:origin',
    'AWS::SQS::Queue': 'https://sqs/mail',
    'AWS::WAFv2::WebACL': `${name}|w-1|CLOUDFRONT`,
  };
  return ids[type] ?? name;
};

test('what the stage’s own stacks have is no mistake', async () => {
  const held = Object.assign({}, ...Object.values(MISTAKES).map(([answers]) => answers));
  const deployed = {
    ...held,
    ...deployedStacks(idOf),
    'secretsmanager DescribeSecret': when('/origin', json({ ARN: 'arn:origin' })),
    'cognito-idp DescribeUserPoolDomain': json({
      DomainDescription: { UserPoolId: 'eu_1', AWSAccountId: ACCOUNT },
    }),
  };
  expect(await complaintsWith(deployed)).toEqual([]);
  const strange = { ...deployed, 'cloudfront distribution': distributionOf('livestock.test') };
  const others = deployedStacks((type, name) => idOf(type, name).replace('E1OTHER', 'E2OWN'));
  expect(await complaintsWith({ ...strange, ...others })).toEqual([
    'wrong names: livestock.test belongs to the distribution E1OTHER of this account: remove it there, CloudFront gives a name only once.',
  ]);
});

test('what a first deployment kept when it was rolled back is not its own any more', async () => {
  const [answers, sentence] = MISTAKES['AWS::DynamoDB::Table'];
  const rolledBack = {
    ...answers,
    ...deployedStacks(idOf, 'DELETE_SKIPPED'),
    'cloudformation DescribeStacks': xml('<StackStatus>ROLLBACK_COMPLETE</StackStatus>'),
  };
  const told = await complaintsWith(rolledBack);
  expect(told.filter((line) => !line.startsWith('note stacks'))).toEqual([sentence]);
  expect(told).toContain(
    'note stacks: The stack livestock-production-data was never finished: the deployment deletes it first.',
  );
});

describe('records of the domain name system', () => {
  test('a domain that the zone leaves to other name servers', async () => {
    const answers = zoneWith('de.livestock.test', record('de.livestock.test', 'NS'));
    expect(await complaintsWith(answers)).toEqual([
      'wrong domains: The hosted zone Z0123456789ABCDEF leaves de.livestock.test to other name servers (NS): name the zone of these, or remove the record.',
    ]);
  });

  test('keys of SES that may be those of an earlier deployment', async () => {
    const folder = '_domainkey.de.livestock.test';
    const key = record(`abc.${folder}`, 'CNAME', 'abc.dkim.amazonses.com');
    const other = record(`k1.${folder}`, 'CNAME', 'dkim.mail.test');
    expect(await complaintsWith(zoneWith(folder, key, other))).toEqual([
      'note domains: The hosted zone Z0123456789ABCDEF has 1 DKIM records of SES for de.livestock.test: remove them if they were left by an earlier deployment, else it stops at them.',
    ]);
  });

  test('a certificate that Amazon may not issue, by the nearest records', async () => {
    const dns = {
      ...examined().dns,
      issuersOf: async (name: string) =>
        ({ 'livestock.test': ['letsencrypt.org'], 'de.livestock.test': ['amazonaws.com'] })[name] ??
        [],
    };
    expect(await complaints({ dns })).toEqual([
      'wrong dns: The CAA records of livestock.test let only letsencrypt.org issue certificates for livestock.test: add 0 issue "amazon.com".',
    ]);
  });
});
