import type * as z from 'zod';
import type { AttributeFilter } from './attribute-filter.ts';
import type { Circumstances } from './circumstances.ts';
import type { Entity } from './entity.ts';
import type { Labels } from './label.ts';
import type { Principal } from './principal.ts';
import type { AccountRole } from './role.ts';
import type { Row } from './row.ts';

/**
 * How a field is packed for search: `text` and `texts` (one or several values, dictionary-encoded), `number`,
 * `boolean`, `time` (an instant or day, kept to the millisecond), `geo` (a `{lat, lon}`).
 */
export type ColumnKind = 'text' | 'texts' | 'number' | 'boolean' | 'time' | 'geo';

/** Path into `data` → kind. A path walks through lists: `userData.insData.ins` gathers every entry's `ins`. */
export type Columns = Readonly<Record<string, ColumnKind>>;

export type DerivedColumns<D> = Readonly<Record<string, (data: D) => readonly string[]>>;

/** The values that a caller's filter pins of a field; undefined when it leaves the field open. */
type Pinned = (field: string) => readonly string[] | undefined;

/** Shards that are named by the ids of other entities, as countries and animal kinds. */
export type WholeShards = {
  /** Classes whose ids are asked for, all of each; they have a group `all` with one shard. */
  readonly of: readonly string[];
  /** The keys, from those ids by class. */
  readonly keys: (ids: Readonly<Record<string, readonly string[]>>) => readonly string[];
};

/**
 * How much of a row's past the readers of a group may know, beside its newest revision. `pinned`: older revisions, for
 * callers with an account, because requests pin them. `own`: older revisions, and of the timeline what the reader's own
 * account did. `all`: older revisions, and who did what. Administrators know all of it, and why, of every row that they
 * may read, also after it was deleted.
 */
export type HistoryRight = 'pinned' | 'own' | 'all';

/**
 * A family of search shards and at the same time a row right: whoever may name a shard may read the rows in it
 * that `visible` lets through, as `view` shows them.
 */
export type ShardGroup<D> = {
  /** `false`: a row right only, without shards; such a group is never searched. */
  readonly indexed?: false;
  /** `open` or `view` look at what other entities say: that is read before they are asked, and only then. */
  readonly restsOnOthers?: true;
  /** The columns that a search through this group may filter, sort and aggregate by, besides `id rev updated`. */
  readonly columns: Columns;
  /** Values of columns that are worked out of the data instead of read at a path; each is named in `columns` too. */
  readonly derived?: DerivedColumns<D>;
  /**
   * Raised when a column's values come out otherwise though its path and kind are the same, by `derived` or `held`, or
   * when entities leave shards by other `keys`: what was packed before is then made again. 1 when left out.
   */
  readonly edition?: number;
  /** Letters that `contains` and `startsWith` need, in one of them at least; any number by default. */
  readonly searchTextLength?: number;
  /** Keys of this group's shards in which the entity lies. */
  readonly keys: (entity: Entity<D>) => readonly string[];
  /** Returns the part of a row that the shard with this key holds, where its readers may not search by all of it. */
  readonly held?: (row: Row, key: string, data: D) => Row;
  /** May this caller read through the shard with this key? */
  readonly open: (who: Principal, key: string, at: Circumstances) => boolean;
  /**
   * The shards that answer a search: decided from the caller and from the values that the filter pins. Undefined:
   * this group cannot answer it (the next group is asked). Keys that are not open are refused afterwards.
   */
  readonly choose: (who: Principal, pinned: Pinned) => readonly string[] | undefined;
  /**
   * For callers whose searches may be wider than `SHARDS_A_SEARCH`: asked where `choose` gives no keys or more than those,
   * and searched in parts. Undefined: this caller's may not.
   */
  readonly whole?: (who: Principal, pinned: Pinned) => WholeShards | undefined;
  /** Narrows the rows further, by this group's columns. */
  readonly visible?: (who: Principal, now: Date) => AttributeFilter | undefined;
  /** The readers' right to a row's past; none by default. */
  readonly history?: HistoryRight;
  /** The fields a reader sees through this group; all of them by default. */
  readonly view?: (data: D, who: Principal, at: Circumstances) => object;
};

/** `ofAccount`: its data is that of people, and goes with the redaction of their account. */
export type Personal = 'none' | 'ofAccount';

export type EntityClass<
  N extends string = string,
  D = Record<string, unknown>,
  P extends Personal = Personal,
> = {
  readonly name: N;
  /** Names the owner of the data. `functions/accounts/finish-redaction.ts` says how each class `ofAccount` loses it. */
  readonly personal: P;
  readonly schema: z.ZodType<D>;
  /** The form in which a caller creates one, where the entity rule fills in the rest; `schema` by default. */
  readonly draft?: z.ZodType;
  /** In the order in which a reader's rights are tried: the group that shows most comes first. */
  readonly groups: Readonly<Record<string, ShardGroup<D>>>;
  readonly write: {
    readonly create: (who: Principal, data: D) => boolean;
    readonly update: (who: Principal, before: D, after: D) => boolean;
    readonly remove: (who: Principal, data: D) => boolean;
  };
  /** Paths (`userData.insData`) whose value only some roles may set; `system`: only the product's own rules. */
  readonly fieldRights: Readonly<Record<string, 'system' | readonly AccountRole[]>>;
  /** Values no two live entities of the class may share; name → values in normal form. */
  readonly unique: Readonly<Record<string, (data: D) => readonly string[]>>;
  /**
   * Paths that hold ids of other entities → their class; a save with an unknown id is refused by name, and what is
   * referred to is not deleted. Each is a column of the groups that `functions/references/referring-shards.ts` names.
   */
  readonly refs: Readonly<Record<string, string>>;
  /** Those of `refs` at which a revision is pinned: older revisions of this entity are read with what they name, too. */
  readonly pins: readonly string[];
  readonly label: (data: D) => Labels | string;
};

/** Any class, where the data type does not matter (assemblies, the store, search). */
// biome-ignore lint/suspicious/noExplicitAny: functions over D are contravariant; only `any` holds all classes
export type AnyEntityClass = EntityClass<string, any>;

type Optional = 'fieldRights' | 'unique' | 'refs' | 'pins';

/** Says a class once: schema, rights, search columns and shards, unique fields. */
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
