import * as z from 'zod';
import { inParallel } from '#functions/kernel/in-parallel.ts';
import { entryPoints } from '#infra/deploy/build-handlers.ts';
import { MINUTE_MS } from '#shared/kernel/time.ts';
import { AnyAnswer, askJson, askLambda, writeParameter } from './ask-stage.ts';
import { type Parts, resourceNames } from './parts.ts';

/** The longest run of a function (`function-needs.ts`): so long after it was held nothing writes any more. */
const LONGEST_RUN_MS = 15 * MINUTE_MS;
const LOOK_AGAIN_MS = 3_000;
const AT_ONCE = 4;
/** The variable that marks a held function: a change of its environment ends all its processes and their memory. */
const MARK = 'HELD_FOR_RESTORE';

const Configuration = z.object({
  FunctionArn: z.string(),
  LastUpdateStatus: z.string().default('Successful'),
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }),
});
const Mapping = z.object({ UUID: z.string(), State: z.string(), EventSourceArn: z.string() });
const Mappings = z.object({ EventSourceMappings: z.array(Mapping) });
export type Mapping = z.infer<typeof Mapping>;

type Holding = Pick<Parts, 'deployment' | 'account' | 'askAws' | 'pause'>;

/** Holds the stage: calls are answered with maintenance, jobs wait. Runs of that moment go to their end. */
export async function holdStage(parts: Holding): Promise<void> {
  await switchMaintenance(parts, 'on');
  await changeFunctions(parts, (variables) => ({ ...variables, [MARK]: 'yes' }));
  await switchJobs(parts, false);
}

/** Waits until all runs from before the hold have ended: from then on only the restore writes. */
export function waitUntilStill({ clock, pause }: Pick<Parts, 'clock' | 'pause'>, heldAt: Date) {
  return pause(Math.max(0, heldAt.getTime() + LONGEST_RUN_MS - clock.now().getTime()));
}

/** Starts the jobs of the stage again, in new processes. Calls of the API are still answered with maintenance. */
export async function releaseJobs(parts: Holding): Promise<void> {
  await changeFunctions(parts, ({ [MARK]: _held, ...variables }) => variables);
  await switchJobs(parts, true);
}

export const switchMaintenance = (parts: Holding, to: 'on' | 'off'): Promise<void> =>
  writeParameter(parts, resourceNames(parts).maintenance, to);

/** Returns the event sources that call a function: queues or streams. */
export async function mappingsOf(parts: Holding, entry: string): Promise<readonly Mapping[]> {
  const path = `event-source-mappings/?FunctionName=${functionName(parts, entry)}`;
  return (await askLambda(parts, { path }, Mappings)).EventSourceMappings;
}

/** Returns the settings of a function that are no secret. */
export async function environmentOf(
  parts: Holding,
  entry: string,
): Promise<Readonly<Record<string, string>>> {
  const { Environment } = await askLambda(
    parts,
    { path: configurationPath(parts, entry) },
    Configuration,
  );
  return Environment.Variables;
}

const functionName = (parts: Holding, entry: string): string =>
  `${resourceNames(parts).prefix}-${entry.replace('/', '-')}`;

const configurationPath = (parts: Holding, entry: string): string =>
  `functions/${functionName(parts, entry)}/configuration`;

type Variables = Record<string, string>;

/** Changes the environment of every function, and waits until new processes have it. */
async function changeFunctions(
  parts: Holding,
  change: (variables: Variables) => Variables,
): Promise<void> {
  await inParallel(await entryPoints(), AT_ONCE, (entry) => changeFunction(parts, entry, change));
}

async function changeFunction(
  parts: Holding,
  entry: string,
  change: (variables: Variables) => Variables,
): Promise<void> {
  const path = configurationPath(parts, entry);
  const { Environment } = await askLambda(parts, { path }, Configuration);
  const Variables = change(Environment.Variables);
  if (Object.keys(Variables).length !== Object.keys(Environment.Variables).length) {
    const body = { Environment: { Variables } };
    await askLambda(parts, { path, method: 'PUT', body }, AnyAnswer);
  }
  while ((await askLambda(parts, { path }, Configuration)).LastUpdateStatus === 'InProgress') {
    await parts.pause(LOOK_AGAIN_MS);
  }
}

/** Lets workers read their queues and stream, and the clock call the timers; or stops both. */
async function switchJobs(parts: Holding, areOn: boolean): Promise<void> {
  for (const entry of await entryPoints()) {
    if (/worker$/.test(entry)) {
      for (const mapping of await mappingsOf(parts, entry)) {
        await switchMapping(parts, entry, mapping, areOn);
      }
    }
    if (entry.endsWith('/schedule')) await switchTimer(parts, entry, areOn);
  }
}

async function switchMapping(
  parts: Holding,
  entry: string,
  { UUID }: Mapping,
  isOn: boolean,
): Promise<void> {
  const wanted = isOn ? 'Enabled' : 'Disabled';
  const read = async () => {
    const match = (await mappingsOf(parts, entry)).find((mapping) => mapping.UUID === UUID);
    return match?.State ?? wanted;
  };
  // AWS refuses a change of a mapping that is still changing.
  for (let state = await read(); state !== wanted; state = await read()) {
    if (state === 'Enabled' || state === 'Disabled') {
      const path = `event-source-mappings/${UUID}`;
      await askLambda(parts, { path, method: 'PUT', body: { Enabled: isOn } }, AnyAnswer);
    }
    await parts.pause(LOOK_AGAIN_MS);
  }
}

const Rules = z.object({ RuleNames: z.array(z.string()) });

async function switchTimer(parts: Holding, entry: string, isOn: boolean): Promise<void> {
  const { FunctionArn } = await askLambda(
    parts,
    { path: configurationPath(parts, entry) },
    Configuration,
  );
  const ask = { service: 'events', target: 'AWSEvents.ListRuleNamesByTarget' } as const;
  const { RuleNames } = await askJson(parts, { ...ask, body: { TargetArn: FunctionArn } }, Rules);
  const target = `AWSEvents.${isOn ? 'EnableRule' : 'DisableRule'}`;
  for (const Name of RuleNames) {
    await askJson(parts, { service: 'events', target, body: { Name } }, AnyAnswer);
  }
}
