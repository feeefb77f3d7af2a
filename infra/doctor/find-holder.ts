import * as z from 'zod';
import { defined } from '#shared/kernel/defined.ts';
import type { AwsAnswer, AwsCall } from './ask-aws.ts';
import type { Examined } from './finding.ts';
import type { NamedType, PlannedName } from './planned-names.ts';
import { isAnswered, jsonOf, refusalOf } from './refusal-of.ts';
import { EDGE_REGION, partOf } from './stage-stacks.ts';

/**
 * The resource that has a name: the id that CloudFormation gives it, and where it matters, what is special about it.
 */
export type Holder = {
  readonly id: string;
  readonly told?: string;
  /** The user pool that the name belongs to. */
  readonly pool?: string;
};

type Asked = Pick<Examined, 'askAws' | 'deployment' | 'dns'> & { readonly account: string };
type Find = (name: string, asked: Asked, planned: PlannedName) => Promise<Holder | undefined>;

/** How services word that a name is free. */
const FREE =
  /^(\w*NotFound\w*|ResourceNotFoundException|NoSuch\w+|\w*NonExistentQueue|\w*QueueDoesNotExist|status 404)$/;

/**
 * Finds who has a name already.
 * @throws Error with the reason of a refusal that does not say that the name is free
 */
export const findHolder = (planned: PlannedName, asked: Asked): Promise<Holder | undefined> =>
  FINDERS[planned.type](planned.name, asked, planned);

const FINDERS: Readonly<Record<NamedType, Find>> = {
  'AWS::Budgets::Budget': async (BudgetName, { askAws, account }) => {
    const target = 'AWSBudgetServiceGateway.DescribeBudget';
    const body = JSON.stringify({ AccountId: account, BudgetName });
    const call = { service: 'budgets', region: EDGE_REGION, target, body } as const;
    return isThere(await askAws(call)) ? { id: BudgetName } : undefined;
  },
  'AWS::CloudFront::CachePolicy': (name, asked) =>
    inCloudFront('cache-policy?Type=custom', 'CachePolicy', name, asked),
  'AWS::CloudFront::Distribution': findDistribution,
  'AWS::CloudFront::ResponseHeadersPolicy': (name, asked) =>
    inCloudFront('response-headers-policy?Type=custom', 'ResponseHeadersPolicy', name, asked),
  'AWS::CloudWatch::Dashboard': async (DashboardName, { askAws, deployment }) => {
    const body = new URLSearchParams({
      Action: 'GetDashboard',
      DashboardName,
      Version: '2010-08-01',
    }).toString();
    const call = { service: 'monitoring', region: deployment.stage.region, body } as const;
    return isThere(await askAws(call)) ? { id: DashboardName } : undefined;
  },
  'AWS::Cognito::UserPool': findUserPool,
  'AWS::Cognito::UserPoolDomain': findUserPoolDomain,
  'AWS::DynamoDB::Table': (TableName, asked) =>
    byName('dynamodb', 'DynamoDB_20120810.DescribeTable', { TableName }, asked),
  'AWS::KMS::Alias': (KeyId, asked) => byName('kms', 'TrentService.DescribeKey', { KeyId }, asked),
  'AWS::Lambda::Function': async (name, { askAws, deployment }) =>
    isThere(await askAws(functionCall(name, deployment.stage.region))) ? { id: name } : undefined,
  'AWS::Logs::LogGroup': findLogGroup,
  'AWS::Route53::RecordSet': findRecord,
  'AWS::S3::Bucket': findBucket,
  'AWS::SES::ConfigurationSet': (name, asked) => inSes('configuration-sets', name, asked),
  'AWS::SES::EmailIdentity': (name, asked) => inSes('identities', name, asked),
  'AWS::SQS::Queue': async (QueueName, asked) => {
    const { text } = (await jsonCall('sqs', 'AmazonSQS.GetQueueUrl', { QueueName }, asked)) ?? {};
    const url = z.object({ QueueUrl: z.string() }).safeParse(jsonOf(text ?? ''));
    return url.success ? { id: url.data.QueueUrl } : undefined;
  },
  'AWS::SSM::Parameter': (Name, asked) => byName('ssm', 'AmazonSSM.GetParameter', { Name }, asked),
  'AWS::SecretsManager::Secret': findSecret,
  'AWS::WAFv2::WebACL': findFirewall,
};

/** False where nobody has it. @throws Error for another refusal */
function isThere(answer: AwsAnswer): boolean {
  if (isAnswered(answer)) return true;
  const refusal = refusalOf(answer);
  if (answer.status === 404 || FREE.test(refusal.split('.').at(-1) ?? '')) return false;
  throw new Error(refusal);
}

async function jsonCall(
  service: AwsCall['service'],
  target: string,
  input: object,
  { askAws, deployment }: Asked,
): Promise<AwsAnswer | undefined> {
  const { region } = deployment.stage;
  const answer = await askAws({ service, region, target, body: JSON.stringify(input) });
  return isThere(answer) ? answer : undefined;
}

async function byName(
  service: AwsCall['service'],
  target: string,
  input: Readonly<Record<string, string>>,
  asked: Asked,
): Promise<Holder | undefined> {
  const [id = ''] = Object.values(input);
  return (await jsonCall(service, target, input, asked)) ? { id } : undefined;
}

async function inSes(
  kind: string,
  name: string,
  { askAws, deployment }: Asked,
): Promise<Holder | undefined> {
  const { region } = deployment.stage;
  const answer = await askAws({ service: 'ses', region, path: `/v2/email/${kind}/${name}` });
  return isThere(answer) ? { id: name } : undefined;
}

/** The call that says of a function whether it is there, and what it reserves. */
export const functionCall = (name: string, region: string): AwsCall => ({
  service: 'lambda',
  region,
  path: `/2015-03-31/functions/${name}`,
});

const LogGroups = z.object({
  logGroups: z.array(z.object({ logGroupName: z.string() })),
  nextToken: z.string().nullish(),
});

/** One question for all groups of the stage: the prefix is theirs. */
async function findLogGroup(name: string, asked: Asked): Promise<Holder | undefined> {
  const logGroupNamePrefix = name.slice(0, name.indexOf('-', name.indexOf('-') + 1) + 1);
  let nextToken: string | null | undefined;
  do {
    const input = { logGroupNamePrefix, ...defined({ nextToken }) };
    const answer = await jsonCall('logs', 'Logs_20140328.DescribeLogGroups', input, asked);
    const page = LogGroups.parse(jsonOf(answer?.text ?? ''));
    if (page.logGroups.some(({ logGroupName }) => logGroupName === name)) return { id: name };
    ({ nextToken } = page);
  } while (nextToken);
  return undefined;
}

const Pools = z.object({
  UserPools: z.array(z.object({ Id: z.string(), Name: z.string() })),
  NextToken: z.string().nullish(),
});

async function findUserPool(name: string, asked: Asked): Promise<Holder | undefined> {
  let NextToken: string | null | undefined;
  do {
    const target = 'AWSCognitoIdentityProviderService.ListUserPools';
    const input = { MaxResults: 60, ...defined({ NextToken }) };
    const page = Pools.parse(
      jsonOf((await jsonCall('cognito-idp', target, input, asked))?.text ?? ''),
    );
    const pool = page.UserPools.find(({ Name }) => Name === name);
    if (pool) return { id: pool.Id };
    ({ NextToken } = page);
  } while (NextToken);
  return undefined;
}

const PoolDomain = z.object({
  DomainDescription: z.object({
    UserPoolId: z.string().nullish(),
    AWSAccountId: z.string().nullish(),
  }),
});

/** Cognito describes a domain whoever has it, with the number of the account, and with nothing where nobody has it. */
async function findUserPoolDomain(Domain: string, asked: Asked): Promise<Holder | undefined> {
  const target = 'AWSCognitoIdentityProviderService.DescribeUserPoolDomain';
  const answer = await jsonCall('cognito-idp', target, { Domain }, asked);
  if (answer === undefined) return undefined;
  const { UserPoolId: pool, AWSAccountId: owner } = PoolDomain.parse(
    jsonOf(answer.text),
  ).DomainDescription;
  if (!pool && !owner) return undefined;
  return !owner || owner === asked.account
    ? { id: Domain, told: `the user pool ${pool} of this account`, ...(pool && { pool }) }
    : { id: `${owner}/${Domain}`, told: 'another account' };
}

/** A record of the type counts, but others too that no address may stand beside. */
const ADDRESSES = ['A', 'AAAA', 'CNAME'];

async function findRecord(
  name: string,
  { askAws }: Asked,
  { zoneId, records = ADDRESSES }: PlannedName,
): Promise<Holder | undefined> {
  const path = `/2013-04-01/hostedzone/${zoneId}/rrset?name=${name}.&maxitems=20`;
  const answer = await askAws({ service: 'route53', region: EDGE_REGION, path });
  if (!isThere(answer)) return undefined;
  const types = recordsIn(answer.text).flatMap((record) =>
    record.name === name && records.includes(record.type) ? [record.type] : [],
  );
  return types.length > 0 ? { id: name, told: types.join(', ') } : undefined;
}

/** The records of an answer of Route 53, in its order. */
export const recordsIn = (xml: string) =>
  [...xml.matchAll(/<ResourceRecordSet>(.*?)<\/ResourceRecordSet>/gs)].map(([, record = '']) => ({
    name: (partOf(record, 'Name') ?? '').replace(/\.$/, ''),
    type: partOf(record, 'Type') ?? '',
    values: [...record.matchAll(/<Value>([^<]*)<\/Value>/g)].map(([, value = '']) => value),
  }));

async function findBucket(
  name: string,
  { askAws, deployment }: Asked,
): Promise<Holder | undefined> {
  const answer = await askAws({
    service: 's3',
    region: deployment.stage.region,
    path: `/${name}?location`,
  });
  if (answer.status === 404) return undefined;
  if (isAnswered(answer) || answer.status === 301) return { id: name };
  if (answer.status === 403) return { id: name, told: 'somebody else, or hidden from you' };
  throw new Error(refusalOf(answer));
}

const Secret = z.object({ ARN: z.string(), DeletedDate: z.number().nullish() });

async function findSecret(SecretId: string, asked: Asked): Promise<Holder | undefined> {
  const target = 'secretsmanager.DescribeSecret';
  const answer = await jsonCall('secretsmanager', target, { SecretId }, asked);
  if (answer === undefined) return undefined;
  const { ARN: id, DeletedDate: deleted } = Secret.parse(jsonOf(answer.text));
  return !deleted ? { id } : { id: `${id}, deleted`, told: 'being deleted' };
}

const Firewalls = z.object({
  WebACLs: z.array(z.object({ Name: z.string(), Id: z.string() })),
  NextMarker: z.string().nullish(),
});

async function findFirewall(name: string, { askAws }: Asked): Promise<Holder | undefined> {
  let NextMarker: string | null | undefined;
  do {
    const answer = await askAws({
      service: 'wafv2',
      region: EDGE_REGION,
      target: 'AWSWAF_20190729.ListWebACLs',
      body: JSON.stringify({ Scope: 'CLOUDFRONT', Limit: 100, ...defined({ NextMarker }) }),
    });
    if (!isThere(answer)) return undefined;
    const page = Firewalls.parse(jsonOf(answer.text));
    const found = page.WebACLs.find(({ Name }) => Name === name);
    if (found) return { id: found.Id };
    // The last page has a marker, too.
    NextMarker = page.WebACLs.length === 100 ? page.NextMarker : undefined;
  } while (NextMarker);
  return undefined;
}

async function cloudFrontPages(path: string, { askAws }: Pick<Asked, 'askAws'>): Promise<string> {
  let text = '';
  let marker: string | undefined = '';
  while (marker !== undefined) {
    const query: string = `${path.includes('?') ? '&' : '?'}MaxItems=100${marker && `&Marker=${marker}`}`;
    const call = { service: 'cloudfront', region: EDGE_REGION } as const;
    const answer = await askAws({ ...call, path: `/2020-05-31/${path}${query}` });
    if (!isAnswered(answer)) throw new Error(refusalOf(answer));
    text += answer.text;
    marker = partOf(answer.text, 'NextMarker');
  }
  return text;
}

async function inCloudFront(
  path: string,
  element: string,
  name: string,
  asked: Asked,
): Promise<Holder | undefined> {
  const xml = await cloudFrontPages(path, asked);
  const all = [...xml.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))];
  const found = all.find(([, text = '']) => text.includes(`<Name>${name}</Name>`));
  const id = partOf(found?.[1] ?? '', 'Id');
  return id === undefined ? undefined : { id };
}

/** The distributions of the account. */
export async function distributions(asked: Pick<Asked, 'askAws'>) {
  const xml = await cloudFrontPages('distribution', asked);
  return [...xml.matchAll(/<DistributionSummary>(.*?)<\/DistributionSummary>/gs)].map(
    ([, text = '']) => ({
      id: partOf(text, 'Id') ?? '',
      address: partOf(text, 'DomainName') ?? '',
      aliases: [...text.matchAll(/<CNAME>([^<]*)<\/CNAME>/g)].map(([, alias = '']) => alias),
    }),
  );
}

/** CloudFront gives a name to one distribution in the world; those of others show in the domain name system only. */
async function findDistribution(name: string, asked: Asked): Promise<Holder | undefined> {
  const own = await distributions(asked);
  const named = own.find(({ aliases }) => aliases.includes(name));
  if (named) return { id: named.id, told: `the distribution ${named.id} of this account` };
  const [leads] = await asked.dns.aliasOf(name);
  if (!leads?.endsWith('.cloudfront.net')) return undefined;
  return own.some(({ address }) => address === leads)
    ? undefined
    : { id: leads, told: `${leads}, a distribution of another account` };
}
