import type { Context } from '../context.ts';
import type { Limit } from '../ports/limits.ts';
import { networkOf } from './network-of.ts';

/**
 * Counts a use of something that strangers can use up: for the caller's network, and for all together with a much
 * higher bound. Returns as `take`.
 */
export const takeByNetwork = async (
  { limits, sourceAddress }: Pick<Context, 'limits' | 'sourceAddress'>,
  what: string,
  key: string,
  { each, all }: { readonly each: Limit; readonly all: Limit },
): Promise<number | undefined> =>
  (await limits.take(what, `${key} ${networkOf(sourceAddress)}`, each)) ??
  limits.take(`${what}.all`, key, all);
