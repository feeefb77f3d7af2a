import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { world } from '#functions/kernel/world.ts';
import { SignOnKeys } from './sign-on-keys.ts';

/** The facts about a deployed stage by which tests call it, and read its stored rows. */
export const RehearsedStage = z.object({
  /** The address of the HTTP API. */
  address: z.string(),
  /** The host that a browser would have asked for. */
  host: z.string(),
  originSecret: z.string(),
  /** The settings of the handlers from environment and secrets, and the address of the stand-in. */
  settings: z.record(z.string(), z.string()),
  signOn: SignOnKeys,
});
export type RehearsedStage = z.infer<typeof RehearsedStage>;

/** The variable that tells tests of a deployed stage the path of its description. */
export const STAGE_VARIABLE = 'REHEARSED_STAGE';

export const saveStage = (file: string, stage: RehearsedStage): Promise<void> =>
  writeFile(file, JSON.stringify(stage));

export const readStage = async (file: string): Promise<RehearsedStage> =>
  RehearsedStage.parse(JSON.parse(await readFile(file, 'utf8')));

/** Returns the deployed stage's world in this process: on the same table, bucket and keys. */
export function worldOf({ settings }: RehearsedStage): World {
  Object.assign(process.env, settings);
  return world();
}
