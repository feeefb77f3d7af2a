import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';
import { prefixOf } from '#infra/deploy/constructs/stage-settings.ts';
import { STATEFUL } from '#infra/deploy/pipeline/replaced-resources.ts';
import { askStandIn } from './ask-stand-in.ts';

const MEMBER = /<member>(.*?)<\/member>/gs;
const STACKS = ['data', 'identity', 'api', 'jobs', 'site'] as const;

/** Returns the names in AWS of the stateful resources of a deployed stage, by logical id. */
export async function statefulResources(
  deployment: Deployment,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
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
        names.set(`${stack} ${part('LogicalResourceId')}`, part('PhysicalResourceId'));
    }
  }
  return names;
}
