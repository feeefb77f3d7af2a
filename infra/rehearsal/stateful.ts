import type { Deployment } from '#infra/configuration/read-configuration.ts';
import { prefixOf } from '#infra/constructs/stage-settings.ts';
import { askStandIn } from './ask-stand-in.ts';

/** What would be lost, or lose its address, if another took its place. */
const STATEFUL = [
  'AWS::ApiGatewayV2::Api',
  'AWS::CloudFront::Distribution',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolDomain',
  'AWS::DynamoDB::Table',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
  'AWS::SQS::Queue',
] as const;

const MEMBER = /<member>(.*?)<\/member>/gs;
const STACKS = ['data', 'identity', 'api', 'jobs', 'site'] as const;

/** What holds state in a deployed stage: logical id → what AWS calls it. */
export async function statefulResources(
  deployment: Deployment,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const stack of STACKS) {
    const StackName = `${prefixOf(deployment)}-${stack}`;
    const { text } = await askStandIn({
      service: 'cloudformation',
      region: deployment.stage.region,
      body: new URLSearchParams({ Action: 'DescribeStackResources', StackName }).toString(),
    });
    for (const [, member = ''] of text.matchAll(MEMBER)) {
      const part = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(member)?.[1] ?? '';
      const isStateful = STATEFUL.some((type) => type === part('ResourceType'));
      if (isStateful)
        found.set(`${stack} ${part('LogicalResourceId')}`, part('PhysicalResourceId'));
    }
  }
  return found;
}

/** The lines of a `cdk diff` by which something of that would be replaced in AWS. */
export const replacedIn = (diff: string): string[] =>
  diff
    .split('\n')
    .filter((line) => STATEFUL.some((type) => line.includes(type)))
    .filter((line) => /\b(replaced?|destroy|orphan)\b|^\[-\]/.test(line));
