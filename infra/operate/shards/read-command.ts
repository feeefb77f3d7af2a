import { layoutOfShard } from '#functions/kernel/search/shards/shard-layout.ts';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { entityClasses } from '#shared/entity-classes.ts';

/** The most shards that one command names; more are a case for all of them. */
const MOST_SHARDS = 100;
const USAGE = 'npm run shards -- check|rebuild STAGE|local [SHARD…]';

export type ShardsCommand = {
  readonly action: 'check' | 'rebuild';
  /** The name of a stage, or `local`. */
  readonly place: string;
  /** The named shards, undefined for all. */
  readonly shards: readonly string[] | undefined;
};

/**
 * Reads the command of an operator.
 * @throws StartupError when it is no command, or names a shard that the product does not have
 */
export function readCommand([action, place, ...shards]: readonly string[]): ShardsCommand {
  if ((action !== 'check' && action !== 'rebuild') || place === undefined) {
    throw new StartupError(`Say what to do, and where: ${USAGE}`);
  }
  if (shards.length > MOST_SHARDS) {
    throw new StartupError(`Name ${MOST_SHARDS} shards at most, or none for all: ${USAGE}`);
  }
  const unknown = shards.find((shard) => layoutOfShard(entityClasses, shard) === undefined);
  if (unknown !== undefined) {
    throw new StartupError(
      `${unknown} is no shard: give CLASS.GROUP#KEY as the log of the stream worker has it, in quotes.`,
    );
  }
  return { action, place, shards: shards.length > 0 ? [...new Set(shards)] : undefined };
}
