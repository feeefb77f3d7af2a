import type { AskAws, AwsAnswer, AwsCall } from '#infra/doctor/ask-aws.ts';
import type { Examined } from '#infra/doctor/finding.ts';
import { countryRow, deploymentOf, stageRow } from '#test/support/stage-templates.ts';

export const ACCOUNT = '123456789012';
const SERVERS = ['ns-1.awsdns.example', 'ns-2.awsdns.example'];

export const json = (body: object, status = 200): AwsAnswer => ({
  status,
  text: JSON.stringify(body),
});
export const refused = (name: string): AwsAnswer => json({ __type: name }, 400);
const xml = (text: string): AwsAnswer => ({ status: 200, text });

/** What AWS answers where everything is as a deployment wants it: `service target|path` → answer. */
const HEALTHY: Readonly<Record<string, AwsAnswer>> = {
  'sts /': xml(`<GetCallerIdentityResult><Account>${ACCOUNT}</Account></GetCallerIdentityResult>`),
  'ssm AmazonSSM.GetParameter': json({ Parameter: { Value: '30' } }),
  'secretsmanager secretsmanager.DescribeSecret': json({ Name: 'there' }),
  'lambda /2016-08-19/account-settings/': json({ AccountLimit: { ConcurrentExecutions: 1000 } }),
  'ses /v2/email/account': json({ ProductionAccessEnabled: true, SendingEnabled: true }),
  'route53 /2013-04-01/hostedzone/Z0123456789EXAMPLE': xml(
    `<HostedZone><Name>livestock.example.</Name></HostedZone>${SERVERS.map((one) => `<NameServer>${one}</NameServer>`).join('')}`,
  ),
};

const nameOf = ({ service, target, path }: AwsCall): string =>
  `${service} ${target ?? path ?? '/'}`;

type Answers = Readonly<Record<string, AwsAnswer | ((call: AwsCall) => AwsAnswer)>>;

/** Stands in for AWS: healthy, but for the answers given. What it does not know is 404, as an identity of SES. */
export const awsWith =
  (answers: Answers = {}): AskAws =>
  async (call) => {
    const answer = { ...HEALTHY, ...answers }[nameOf(call)];
    if (answer === undefined) return json({ __type: 'NotFoundException' }, 404);
    return typeof answer === 'function' ? answer(call) : answer;
  };

/** A stage as it should be, but for what is given. */
export const examined = (more: Partial<Examined> = {}): Examined => ({
  deployment: deploymentOf([countryRow('DE')], stageRow()),
  askAws: awsWith(),
  readPage: async () => ({ status: 404, text: '' }),
  nameServersOf: async () => SERVERS,
  ...more,
});

export const deploymentWith = (country: object, stage: object = {}) =>
  deploymentOf([countryRow('DE', country)], stageRow(stage));
