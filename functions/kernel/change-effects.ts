import type { World } from './context.ts';

/** A change of an entity that is not saved yet. */
type PlannedChange<D> = { readonly id: string; readonly before: D; readonly after: D };

/** Counts the effects of a change before its save, without those that meet nothing. Saves nothing. */
export type EffectsOf<D, Effect> = (
  world: Pick<World, 'store' | 'search' | 'files' | 'clock' | 'config'>,
  change: PlannedChange<D>,
) => Promise<readonly Effect[]>;
