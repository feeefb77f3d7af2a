import type { AskAws, AwsAnswer, AwsCall } from '#infra/operate/doctor/ask-aws.ts';
import { examine } from '#infra/operate/doctor/examine.ts';
import type { Examined } from '#infra/operate/doctor/finding.ts';
import { countryRow, deploymentOf, stageRow } from '#test/support/stage-templates.ts';

export const ACCOUNT = '123456789012';
const SERVERS = ['ns-1.awsdns.test', 'ns-2.awsdns.test'];
const ZONE = 'Z0123456789ABCDEF';
const dns = { kind: 'hostedZone', zoneName: 'livestock.test', zoneId: ZONE };

export const json = (body: object, status = 200): AwsAnswer => ({
  status,
  text: JSON.stringify(body),
});
export const refused = (name: string): AwsAnswer => json({ __type: name }, 400);
export const xml = (text: string, status = 200): AwsAnswer => ({ status, text });

const inputOf = ({ body }: AwsCall): Record<string, string> => JSON.parse(body ?? '{}');

/**
 * What AWS answers where nothing of the product is deployed and everything is as a deployment wants it, each service in
 * its own words: `service operation` → answer.
 */
const CLEAN: Answers = {
  'acm DescribeCertificate': refused('ResourceNotFoundException'),
  'cloudformation DescribeStacks': xml(
    '<Error><Code>ValidationError</Code><Message>Stack with id x does not exist</Message></Error>',
    400,
  ),
  'route53 hostedzone': xml(
    `<HostedZone><Name>livestock.test.</Name></HostedZone>${SERVERS.map((server) => `<NameServer>${server}</NameServer>`).join('')}`,
  ),
  'route53 rrset': xml('<ResourceRecordSets></ResourceRecordSets>'),
  'secretsmanager DescribeSecret': (call) =>
    inputOf(call).SecretId?.endsWith('/origin')
      ? refused('ResourceNotFoundException')
      : json({ ARN: 'arn', Name: 'there' }),
  'ses account': json({
    ProductionAccessEnabled: true,
    SendingEnabled: true,
    SendQuota: { Max24HourSend: 50_000 },
  }),
  'ses configuration-sets': json({ message: 'Configuration set does not exist.' }, 404),
  'ses identities': json({ message: 'Email identity does not exist.' }, 404),
  'ssm GetParameter': (call) =>
    inputOf(call).Name?.startsWith('/cdk-bootstrap/')
      ? json({ Parameter: { Value: '30' } })
      : refused('ParameterNotFound'),
  'sts GetCallerIdentity': xml(
    `<GetCallerIdentityResult><Arn>arn:aws:sts::${ACCOUNT}:assumed-role/operator/anna</Arn><Account>${ACCOUNT}</Account></GetCallerIdentityResult>`,
  ),
};

function nameOf({ service, target, path = '', body = '' }: AwsCall): string {
  if (path.includes('/rrset?')) return 'route53 rrset';
  const asked = /^\/(?:[\d-]+|v2\/email)\/([\w-]+)/.exec(path)?.[1];
  const operation = target?.split('.').at(-1) ?? new URLSearchParams(body).get('Action') ?? asked;
  return `${service} ${operation}`;
}

export type Answers = Readonly<Record<string, AwsAnswer | ((call: AwsCall) => AwsAnswer)>>;

/** Stands in for AWS: a clean account, but for the answers given. @throws for a call that AWS was not seen to answer */
export const awsWith =
  (answers: Answers = {}): AskAws =>
  async (call) => {
    const answer = answers[nameOf(call)] ?? CLEAN[nameOf(call)];
    if (answer === undefined) throw new Error(`Nobody has written down ${nameOf(call)}.`);
    return typeof answer === 'function' ? answer(call) : answer;
  };

/** The answer of the clean account. */
export const clean = (call: AwsCall): AwsAnswer => {
  const answer = CLEAN[nameOf(call)];
  if (answer === undefined) throw new Error(`Nobody has written down ${nameOf(call)}.`);
  return typeof answer === 'function' ? answer(call) : answer;
};

export const deploymentWith = (country: object = {}, stage: object = {}) =>
  deploymentOf(
    [
      countryRow('DE', {
        domains: ['de.livestock.test'],
        dns,
        mailSender: 'no-reply@de.livestock.test',
        alarmAddress: 'de@livestock.test',
        ...country,
      }),
    ],
    stageRow({
      account: ACCOUNT,
      portal: { domain: 'livestock.test', dns },
      alarmAddress: 'operations@livestock.test',
      ...stage,
    }),
  );

/** A stage as it should be, but for what is given. */
export const examined = (more: Partial<Examined> = {}): Examined => ({
  deployment: deploymentWith(),
  askAws: awsWith(),
  readPage: async () => ({ status: 404, text: '' }),
  ...more,
  dns: {
    nameServersOf: async () => SERVERS,
    issuersOf: async () => [],
    ...more.dns,
  },
});

/** `level subject: sentence`, without what is good. */
export async function complaints(more: Partial<Examined>): Promise<string[]> {
  const examinations = await examine(examined(more));
  return examinations.flatMap(({ subject, findings }) =>
    findings
      .filter(({ level }) => level !== 'good')
      .map(({ level, sentence }) => `${level} ${subject}: ${sentence}`),
  );
}

/** Complaints where AWS gives these answers. */
export const complaintsWith = (answers: Answers) => complaints({ askAws: awsWith(answers) });

/** The answers of CloudFormation where the stage is deployed, with its sender. */
export const DEPLOYED: Answers = {
  'cloudformation DescribeStacks': xml('<StackStatus>UPDATE_COMPLETE</StackStatus>'),
  'cloudformation ListStackResources': xml(
    '<member><ResourceType>AWS::SES::EmailIdentity</ResourceType><PhysicalResourceId>de.livestock.test</PhysicalResourceId><ResourceStatus>CREATE_COMPLETE</ResourceStatus></member>',
  ),
};
