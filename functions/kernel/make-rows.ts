import * as z from 'zod';
import { Account } from '#shared/accounts/account.ts';
import { nameOutside, personName } from '#shared/accounts/person-name.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Circumstances } from '#shared/kernel/circumstances.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { ShardGroup } from '#shared/kernel/entity-class.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import {
  type History,
  historyOf,
  makeReadGroupOf,
  mayKnowEditor,
  mayKnowPerson,
  visibleEntity,
} from '#shared/kernel/row-rights.ts';
import { circumstancesOf } from './read-circumstances.ts';
import type { Rows, ShownLine } from './rows.ts';
import { type RowsWorld, searchRows } from './search-rows.ts';
import { entityAs } from './store/entity-as.ts';
import type { EntityStore, TimelineLine } from './store/entity-store.ts';

/** The part of an account that names its people. */
const accountOfPeople = {
  name: 'account',
  schema: z.object({
    joinings: Account.shape.joinings,
    userData: z.object({ peopleShown: Account.shape.userData.shape.peopleShown }),
  }),
};

/** Makes the rows as `who` may see them: the one way from a caller to a row. */
export function makeRows(world: RowsWorld, who: Principal): Rows {
  const { store, classOf = entityClassOf } = world;

  type Shown = { entity: Entity; full: Entity; group: ShardGroup<unknown> };
  const seen = (entities: readonly Entity[], circumstances: Circumstances): Shown[] => {
    const groupOf = makeReadGroupOf(who, circumstances);
    return entities.flatMap((full) => {
      const entityClass = classOf(full.entityclass);
      const group = entityClass && groupOf(entityClass, full);
      return group ? [{ entity: visibleEntity(group, who, full, circumstances), full, group }] : [];
    });
  };
  const shownOf = async (entities: readonly Entity[]): Promise<Shown[]> =>
    seen(entities, await circumstancesOf(world, { who, entities, classOf }));
  const shown = async (entity: Entity | undefined): Promise<Shown> => {
    const [row] = entity ? await shownOf([entity]) : [];
    if (!row) throw new AppError(entityErrors.notFound);
    return row;
  };
  /** The last revision before a row was deleted. */
  const lastBeforeDeletion = async (id: string): Promise<Entity | undefined> => {
    if (!(await store.wasDeleted(id))) return undefined;
    const { items } = await store.timeline(id, { limit: 2 });
    const revisions = await store.untyped.revisions(items.map(({ rev }) => ({ id, rev })));
    return revisions[0];
  };
  const newest = async (id: string, fresh = false): Promise<Entity> => {
    const entity = await store.untyped.latest(id, { fresh });
    if (entity) return entity;
    // Only a caller who could read the row before learns that it was deleted.
    await shown(await lastBeforeDeletion(id));
    throw new AppError(entityErrors.deleted);
  };
  /**
   * Returns the row whose past is asked for: as it is, or as it was before its deletion for a reader who may see it
   * after that.
   */
  const remembered = async (id: string): Promise<Shown> => {
    const live = await store.untyped.latest(id, { fresh: true });
    const row = await shown(live ?? (await lastBeforeDeletion(id)));
    if (live || historyOf(row.group, who).afterDeletion) return row;
    throw new AppError(entityErrors.deleted);
  };
  /** Returns an older revision to readers who may read the past of the row as it is, and as it was. */
  const older = async (id: string, find: () => Promise<Entity | undefined>): Promise<Shown> => {
    const present = await remembered(id);
    const row = await shown(await find());
    if (row.full.rev === present.full.rev) return row;
    const isOpen = [present, row].every(({ group }) => historyOf(group, who).revisions);
    if (!isOpen) throw new AppError(entityErrors.notFound);
    return row;
  };
  return {
    get: async (id, how = {}) => {
      const row = await shown(await newest(id, how.fresh));
      const isOther = how.entityclass !== undefined && row.full.entityclass !== how.entityclass;
      if (isOther) throw new AppError(entityErrors.notFound);
      return row;
    },
    stored: async (type, id, how = {}) => {
      const { full } = await shown(await newest(id, how.fresh));
      const entity = entityAs(type, full);
      if (!entity) throw new AppError(entityErrors.notFound);
      return entity;
    },
    revision: (id, rev) => older(id, async () => (await store.untyped.revisions([{ id, rev }]))[0]),
    asOf: (id, date) => older(id, () => store.untyped.asOf(id, date)),
    timeline: async (id, page) => {
      const right = historyOf((await remembered(id)).group, who);
      if (right.lines === 'none') throw new AppError(entityErrors.notFound);
      const { items, next } = await store.timeline(id, page);
      const personOf = await readPeople(store, items, who);
      return { items: items.map((line) => shownLine(line, { right, who, personOf })), next };
    },
    ids: async (ids, how = { fresh: true }) => {
      const rows = await shownOf(await store.untyped.latestOf(ids, how));
      const items = rows.map(({ entity }) => entity);
      const known = new Set(items.map((item) => item.id));
      return { items, missing: ids.filter((id) => !known.has(id)) };
    },
    ...searchRows(world, who, seen),
  };
}

type PersonOf = (line: TimelineLine) => string | undefined;

/** Reads the names of the people of lines: of the caller's own office, and as far as another one shows them. */
async function readPeople(
  { latestOf }: Pick<EntityStore, 'latestOf'>,
  lines: readonly TimelineLine[],
  who: Principal,
): Promise<PersonOf> {
  const byPeople = lines.filter(({ byUser }) => byUser !== undefined);
  const accounts = await latestOf(accountOfPeople, [
    ...new Set(byPeople.map(({ updatedBy }) => updatedBy)),
  ]);
  return (line) => {
    const account = accounts.find(({ id }) => id === line.updatedBy);
    const nameFor = mayKnowPerson(who, line.updatedBy) ? personName : nameOutside;
    return account && nameFor(account.data, line.byUser);
  };
}

/** Returns a line of the timeline; of changes that the reader may not know, only their time. */
function shownLine(
  line: TimelineLine,
  { right, who, personOf }: { right: History; who: Principal; personOf: PersonOf },
): ShownLine {
  const { rev, updated, updatedBy, changeset, reason } = line;
  return {
    rev,
    updated,
    ...(mayKnowEditor(right, who, updatedBy) && {
      updatedBy,
      changeset,
      ...defined({ person: personOf(line) }),
    }),
    ...(right.reasons && reason !== undefined && { reason }),
  };
}
