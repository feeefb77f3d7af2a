import type { World } from '#functions/kernel/context.ts';
import { expiringCachePer } from '#functions/kernel/expiring-cache.ts';
import { readPrincipal } from '#functions/kernel/http/principal-of.ts';
import type { StoredJob } from '#functions/kernel/jobs/stored-job.ts';
import type { EntityStore } from '#functions/kernel/store/entity-store.ts';
import { importErrors } from '#shared/imports/errors.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { ImportInput } from './import-input.ts';
import { importedRows } from './imported-kinds.ts';
import type { Importer, RowPlanner } from './imported-rows.ts';

/** The seconds after which the places, regions and offices for the rows of a job are read again. */
const PLANNER_SECONDS = 30;

const planners = expiringCachePer<EntityStore, RowPlanner>({
  seconds: PLANNER_SECONDS,
  entries: 4,
});

/**
 * Returns the planner for the rows of a job, with the present rights of the person who began it.
 * @throws AppError `imports.notAllowed` where the person or the account may not go on with the import
 */
export async function plannerOf(job: StoredJob, world: World): Promise<RowPlanner> {
  const { kind, options, language, does } = ImportInput.parse(job.input);
  const who = await readPrincipal(job, world, { fresh: true });
  if (who === undefined) throw new AppError(importErrors.notAllowed);
  const rows = world.rowsFor(who);
  requireKind(kind, { who });
  return planners(world.store, world.clock).get(job.id, () =>
    importedRows[kind].begin({
      world,
      who,
      rows,
      options,
      language,
      begunOn: job.createdOn,
      does,
    }),
  );
}

/**
 * Requires that the person may import this kind of rows.
 * @throws AppError `imports.notAllowed`
 */
export function requireKind(kind: ImportKind, { who }: Pick<Importer, 'who'>): void {
  if (!importedRows[kind].isFor(who)) throw new AppError(importErrors.notAllowed);
}
