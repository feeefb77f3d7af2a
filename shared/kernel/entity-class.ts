import type * as z from 'zod';
import type { AttributeFilter } from './attribute-filter.ts';
import type { Circumstances } from './circumstances.ts';
import type { Entity } from './entity.ts';
import type { Labels } from './label.ts';
import type { Principal } from './principal.ts';
import type { AccountRole } from './role.ts';
import type { Row } from './row.ts';

/**
 * The form in which a field is packed for search: `text` and `texts` (one or several values, dictionary-encoded), `number`,
 * `boolean`, `time` (an instant or day, kept to the millisecond), `geo` (a `{lat, lon}`).
 */
export type ColumnKind = 'text' | 'texts' | 'number' | 'boolean' | 'time' | 'geo';

/** Path into `data` → kind. A path walks through lists: `userData.insData.ins` gathers every entry's `ins`. */
export type Columns = Readonly<Record<string, ColumnKind>>;

export type DerivedColumns<D> = Readonly<
  Record<string, (data: D) => readonly (string | boolean)[]>
>;

/** Returns the values that a caller's filter pins of a field; undefined when the filter leaves the field open. */
type Pinned = (field: string) => readonly string[] | undefined;

/** Shards that are named by the ids of other entities, as countries and animal kinds. */
export type WholeShards = {
  /**
   * Names of the classes whose ids are asked for, all ids of each; these classes have a group `all` with one shard.
   */
  readonly of: readonly string[];
  /** Returns the keys of the shards, from those ids by class. */
  readonly keys: (ids: Readonly<Record<string, readonly string[]>>) => readonly string[];
};

/**
 * The right of a group's readers to a row's past, beside its newest revision. `pinned`: older revisions, for callers
 * with an account, because requests pin them. `own`: older revisions, and of the timeline the acts of the reader's
 * own account. `all`: older revisions, and who did what. Administrators know all of it, and why, of every row that
 * they may read, also after it was deleted.
 */
export type HistoryRight = 'pinned' | 'own' | 'all';

/**
 * A family of search shards and at the same time a row right: whoever may name a shard may read the rows in it
 * that `visible` lets through, as `view` shows them.
 */
export type ShardGroup<D> = {
  /** `false`: the group is a row right only, without shards, and is never searched. */
  readonly indexed?: false;
  /** `open`, `visible` or `view` look at other entities: these are read before they are asked, and only then. */
  readonly restsOnOthers?: true;
  /** The columns that a search through this group may filter, sort and aggregate by, besides `id rev updated`. */
  readonly columns: Columns;
  /** Values of columns that are worked out of the data instead of read at a path; each is named in `columns` too. */
  readonly derived?: DerivedColumns<D>;
  /**
   * The edition of the group's columns, 1 when left out. It is raised when a column's values change though its path
   * and kind are the same (`derived`, `held`), or when entities leave shards by other `keys`: packed shards are then
   * made again.
   */
  readonly edition?: number;
  /** Letters that `contains` and `startsWith` need, in at least one of the two; any number by default. */
  readonly searchTextLength?: number;
  /** Keys of this group's shards in which the entity lies. */
  readonly keys: (entity: Entity<D>) => readonly string[];
  /** Returns the part of a row that the shard with this key holds, where its readers may not search by all of it. */
  readonly held?: (row: Row, key: string, data: D) => Row;
  /** Tells whether this caller may read through the shard with this key. */
  readonly open: (who: Principal, key: string, at: Circumstances) => boolean;
  /**
   * Returns the shards that answer a search, from the caller and the values that the filter pins. Undefined: this
   * group cannot answer the search (the next group is asked). Keys that are not open are refused afterwards.
   */
  readonly choose: (who: Principal, pinned: Pinned) => readonly string[] | undefined;
  /**
   * Returns the shards of a wide search, for callers who may search more than `SHARDS_A_SEARCH`: asked where `choose`
   * gives no keys or too many, and searched in parts. Undefined: this caller may not search so widely.
   */
  readonly whole?: (who: Principal, pinned: Pinned) => WholeShards | undefined;
  /** Narrows the rows further, by this group's columns. */
  readonly visible?: (who: Principal, at: Circumstances) => AttributeFilter | undefined;
  /** The readers' right to a row's past; none by default. */
  readonly history?: HistoryRight;
  /** Returns the fields that a reader sees through this group; all of them by default. */
  readonly view?: (data: D, who: Principal, at: Circumstances) => Entity['data'];
};

/**
 * The kind of a class's personal data. `ofAccount`: its data is that of people, and goes with the redaction of their
 * account.
 */
export type Personal = 'none' | 'ofAccount';

export type EntityClass<
  N extends string = string,
  D = Record<string, unknown>,
  P extends Personal = Personal,
> = {
  readonly name: N;
  /**
   * Tells whose personal data the class holds. `functions/accounts/redaction/finish-redaction.ts` says how each class
   * `ofAccount` loses it.
   */
  readonly personal: P;
  /**
   * Returns the accounts whose redaction reaches the entity, so that they find it after it was deleted, too: no search
   * does then.
   */
  readonly redactedWith?: (data: D) => readonly string[];
  readonly schema: z.ZodType<D>;
  /** The form in which a caller creates an entity, where the entity rule fills in the rest; `schema` by default. */
  readonly draft?: z.ZodType;
  /** The groups in the order in which a reader's rights are tried: the group that shows most comes first. */
  readonly groups: Readonly<Record<string, ShardGroup<D>>>;
  readonly write: {
    readonly create: (who: Principal, data: D) => boolean;
    readonly update: (who: Principal, before: D, after: D) => boolean;
    readonly remove: (who: Principal, data: D) => boolean;
  };
  /** Paths (`userData.insData`) whose value only some roles may set; `system`: only the product's own rules. */
  readonly fieldRights: Readonly<Record<string, 'system' | readonly AccountRole[]>>;
  /** Values that no two live entities of the class may share; name → values in normal form. */
  readonly unique: Readonly<Record<string, (data: D) => readonly string[]>>;
  /**
   * Paths that hold ids of other entities → their class; a save with an unknown id is refused by name, and what is
   * referred to is not deleted. Each is a column of the groups that `functions/references/referring-shards.ts` names.
   */
  readonly refs: Readonly<Record<string, string>>;
  /**
   * The paths of `refs` at which a revision is pinned: older revisions of this entity are read together with the
   * revisions that they pin.
   */
  readonly pins: readonly string[];
  readonly label: (data: D) => Labels | string;
};

/** Any class, where the data type does not matter (assemblies, the store, search). */
// biome-ignore lint/suspicious/noExplicitAny: functions over D are contravariant; only `any` holds all classes
export type AnyEntityClass = EntityClass<string, any>;

type Optional = 'fieldRights' | 'unique' | 'refs' | 'pins';

/** Defines a class once: schema, rights, search columns and shards, unique fields. */
export function defineEntityClass<
  const N extends string,
  S extends z.ZodType,
  const P extends Personal,
>(
  definition: Omit<EntityClass<N, z.infer<S>, P>, 'schema' | Optional> & {
    readonly schema: S;
  } & Partial<Pick<EntityClass<N, z.infer<S>, P>, Optional>>,
): EntityClass<N, z.infer<S>, P> {
  return { fieldRights: {}, unique: {}, refs: {}, pins: [], ...definition } as EntityClass<
    N,
    z.infer<S>,
    P
  >;
}
