import { prefixOf } from '#infra/deploy/constructs/stage-settings.ts';
import type { Examined } from './finding.ts';
import { isAnswered, refusalOf } from './refusal-of.ts';

/** The stacks of a stage as `add-stacks.ts` names them; CloudFront wants some in us-east-1. */
const EDGE = ['edge', 'edge-alarms'] as const;
const HOME = ['data', 'identity', 'api', 'jobs', 'site', 'monitoring'] as const;
export const STACKS = [...HOME, ...EDGE] as const;
export type StackId = (typeof STACKS)[number];

/**
 * The region where CloudFront, Route 53 and IAM are asked; CloudFront takes certificates and firewalls from there
 * only.
 */
export const EDGE_REGION = 'us-east-1';

const regionOf = (stack: StackId, { deployment }: Pick<Examined, 'deployment'>): string =>
  EDGE.some((edge) => edge === stack) ? EDGE_REGION : deployment.stage.region;

export const stackName = (stack: StackId, { deployment }: Pick<Examined, 'deployment'>): string =>
  `${prefixOf(deployment)}-${stack}`;

const GIVEN_UP = /^DELETE_(COMPLETE|SKIPPED)$/;

/** Returns the status of a stack, `CREATE_COMPLETE`; undefined where the stack does not exist. */
export async function statusOf(stack: StackId, examined: Examined): Promise<string | undefined> {
  const described = await describe(stack, examined);
  return described && /<StackStatus>(\w+)<\/StackStatus>/.exec(described)?.[1];
}

/** Returns the values of a stack's outputs by name; none where it does not exist. */
export async function outputsOf(
  stack: StackId,
  examined: Examined,
): Promise<ReadonlyMap<string, string>> {
  const described = (await describe(stack, examined)) ?? '';
  // Outputs lie within a member themselves: that of the stack.
  const members = described.matchAll(/<member>((?:(?!<member>).)*?)<\/member>/gs);
  return new Map(
    [...members].flatMap(([, member = '']) => {
      const name = partOf(member, 'OutputKey');
      return name === undefined ? [] : [[name, partOf(member, 'OutputValue') ?? ''] as const];
    }),
  );
}

async function describe(stack: StackId, examined: Examined): Promise<string | undefined> {
  const StackName = stackName(stack, examined);
  const answer = await examined.askAws({
    service: 'cloudformation',
    region: regionOf(stack, examined),
    body: new URLSearchParams({
      Action: 'DescribeStacks',
      StackName,
      Version: '2010-05-15',
    }).toString(),
  });
  if (isAnswered(answer)) return answer.text;
  if (answer.text.includes('does not exist')) return undefined;
  throw new Error(refusalOf(answer));
}

/** Returns the names of a stack's resources by their type. Empty where the stack does not exist. */
export async function resourcesOf(
  stack: StackId,
  examined: Examined,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const resources = new Map<string, string[]>();
  if ((await statusOf(stack, examined)) === undefined) return resources;
  let next: string | undefined = '';
  while (next !== undefined) {
    const { text } = await examined.askAws({
      service: 'cloudformation',
      region: regionOf(stack, examined),
      body: new URLSearchParams({
        Action: 'ListStackResources',
        StackName: stackName(stack, examined),
        Version: '2010-05-15',
        ...(next && { NextToken: next }),
      }).toString(),
    });
    for (const [, member = ''] of text.matchAll(/<member>(.*?)<\/member>/gs)) {
      const type = partOf(member, 'ResourceType');
      const id = partOf(member, 'PhysicalResourceId');
      // AWS still lists resources that the stack has given up: gone, or kept when a first deployment was rolled back.
      if (type && id && !GIVEN_UP.test(partOf(member, 'ResourceStatus') ?? '')) {
        resources.set(type, [...(resources.get(type) ?? []), id]);
      }
    }
    next = partOf(text, 'NextToken');
  }
  return resources;
}

export const partOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
