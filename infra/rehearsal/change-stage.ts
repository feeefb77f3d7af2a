import * as z from 'zod';
import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';
import { prefixOf } from '#infra/deploy/constructs/stage-settings.ts';
import { replacedResources, STATEFUL } from '#infra/deploy/pipeline/replaced-resources.ts';
import { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';
import { searchEndpoints } from '#shared/search/endpoints.ts';
import { askStandIn } from './ask-stand-in.ts';
import type { CdkProgram } from './cdk-program.ts';
import { CHANGED_VERSION } from './changed-version.ts';
import { makeDeployedApi } from './deployed-api.ts';
import type { RehearsedStage } from './rehearsed-stage.ts';

const MEMBER = /<member>(.*?)<\/member>/gs;

const STACKS = ['data', 'identity', 'api', 'jobs', 'site'] as const;

type Change = {
  readonly deployment: Deployment;
  readonly cdk: CdkProgram;
  readonly stage: RehearsedStage;
  readonly assembly: string;
  /** The logical ids of stateful resources that the change removes on purpose; at least one must go. */
  readonly mayGo?: RegExp | undefined;
};

const Health = z.object({ version: z.string(), build: z.string() });
const Count = z.object({ count: z.int() });

/**
 * Deploys other stacks over the running ones. Afterwards the product must answer with its former data, and no
 * stateful resource may be another, neither by the CDK's knowledge of AWS nor in the stand-in.
 * @throws Error that names the replaced or lost resources
 */
export async function changeStage(change: Change): Promise<string> {
  const { deployment, cdk, stage, assembly, mayGo } = change;
  const isMeant = (text: string) => mayGo?.test(text) ?? false;
  const replaced = replacedResources(await cdk.diff(assembly)).filter((line) => !isMeant(line));
  if (replaced.length > 0) throw new Error(`AWS would replace:\n${replaced.join('\n')}`);
  const before = { ...(await seenIn(stage)), holds: await statefulResources(deployment) };
  const { changed, all } = await cdk.deploy(assembly);
  const after = { ...(await seenIn(stage)), holds: await statefulResources(deployment) };
  if (before.holds.size === 0) throw new Error('Nothing that holds state was found.');
  const gone = [...before.holds].filter(([id, name]) => after.holds.get(id) !== name);
  const lost = gone.filter(([id]) => !isMeant(id)).map(([id, name]) => `${id}, ${name}`);
  if (lost.length > 0) throw new Error(`These are others now, or gone:\n${lost.join('\n')}`);
  if (mayGo && gone.length === 0) throw new Error('Nothing went that was to go.');
  if (after.kinds !== before.kinds || before.kinds === 0) {
    throw new Error(`Of ${before.kinds} animal kinds ${after.kinds} are left.`);
  }
  const left = before.holds.size - gone.length;
  const more = after.holds.size - left;
  const parts = [
    `${changed} of ${all} stacks; ${left} that hold state are the same`,
    ...(more > 0 ? [`${more} came`] : []),
    ...(gone.length > 0 ? [`${gone.length} went`] : []),
  ];
  return parts.join(', ');
}

/** Deploys another version of the product in the same way, which must answer afterwards. */
export async function upgrade(change: Change): Promise<string> {
  const sentence = await changeStage(change);
  const { version } = await seenIn(change.stage);
  if (version !== CHANGED_VERSION) throw new Error(`The version ${version} answers.`);
  return sentence;
}

async function seenIn(stage: RehearsedStage): Promise<{ version: string; kinds: number }> {
  const api = makeDeployedApi(stage);
  const { version } = Health.parse((await api(diagnosticsEndpoints.health)).data);
  const input = { entityClass: 'animalkind' };
  const { count } = Count.parse((await api(searchEndpoints.count, { input })).data);
  return { version, kinds: count };
}

/** Returns the names in AWS of the stateful resources of a deployed stage, by logical id. */
async function statefulResources(deployment: Deployment): Promise<ReadonlyMap<string, string>> {
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
