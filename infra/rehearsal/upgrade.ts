import * as z from 'zod';
import type { Deployment } from '#infra/configuration/read-configuration.ts';
import { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';
import { searchEndpoints } from '#shared/search/endpoints.ts';
import type { CdkProgram } from './cdk-program.ts';
import { CHANGED_VERSION } from './changed-version.ts';
import { makeDeployedApi } from './deployed-api.ts';
import type { RehearsedStage } from './rehearsed-stage.ts';
import { replacedIn, statefulResources } from './stateful.ts';

type Upgrade = {
  readonly deployment: Deployment;
  readonly cdk: CdkProgram;
  readonly stage: RehearsedStage;
  readonly assembly: string;
};

const Health = z.object({ version: z.string(), build: z.string() });
const Count = z.object({ count: z.int() });

/**
 * Deploys a changed version over what runs: it answers then, with the data of before, and nothing that holds state is
 * another, neither by the CDK's knowledge of AWS nor in the stand-in.
 * @throws Error that says what was replaced or lost
 */
export async function upgrade({ deployment, cdk, stage, assembly }: Upgrade): Promise<string> {
  const replaced = replacedIn(await cdk.diff(assembly));
  if (replaced.length > 0) throw new Error(`AWS would replace:\n${replaced.join('\n')}`);
  const before = { ...(await seenIn(stage)), holds: await statefulResources(deployment) };
  const { changed, all } = await cdk.deploy(assembly);
  const after = { ...(await seenIn(stage)), holds: await statefulResources(deployment) };
  if (before.holds.size === 0) throw new Error('Nothing that holds state was found.');
  for (const [id, name] of before.holds) {
    if (after.holds.get(id) !== name) throw new Error(`${id} was ${name}, and is another now.`);
  }
  const isNew = after.version === CHANGED_VERSION && after.version !== before.version;
  if (!isNew) throw new Error(`The version ${after.version} answers.`);
  if (after.kinds !== before.kinds || before.kinds === 0) {
    throw new Error(`Of ${before.kinds} animal kinds ${after.kinds} are left.`);
  }
  return `${changed} of ${all} stacks; ${before.holds.size} that hold state are the same`;
}

async function seenIn(stage: RehearsedStage): Promise<{ version: string; kinds: number }> {
  const api = makeDeployedApi(stage);
  const { version } = Health.parse((await api(diagnosticsEndpoints.health)).data);
  const input = { entityClass: 'animalkind' };
  const { count } = Count.parse((await api(searchEndpoints.count, { input })).data);
  return { version, kinds: count };
}
