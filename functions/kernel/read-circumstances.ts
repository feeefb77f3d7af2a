import { type Circumstances, circumstancesAt } from '#shared/kernel/circumstances.ts';
import { valuesAt } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { hasRole, type Principal } from '#shared/kernel/principal.ts';
import { makeReadGroupOf, readGroupFor, visibleEntity } from '#shared/kernel/row-rights.ts';
import { isPublished } from '#shared/offers/offer-groups.ts';
import type { Clock } from './ports/clock.ts';
import type { Search } from './search/search.ts';
import type { EntityStore } from './store/entity-store.ts';

export type CircumstancesWorld = {
  readonly store: EntityStore;
  readonly search: Search;
  readonly clock: Clock;
};

/** The classes whose rights depend on the settings of countries and on requests, and on offers and sellers. */
const BY_COUNTRY = 'account';
const BY_SHOWING = 'upload';
/** The places at which an offer shows uploads. */
const SHOWN_AT = ['attachments', 'photos.large', 'photos.small'];
/** The place at which a request has an upload. */
const ATTACHED_AT = 'attachments.upload';
/** The place at which a seller shows an upload. */
const LOGO_AT = 'userData.supData.logo'.split('.');

type ClassOf = (name: string) => AnyEntityClass | undefined;

/**
 * Reads the circumstances by which `readGroupFor` decides about these entities, as stored at this moment. Nothing is
 * read for entities that the caller reads in any case, as its own.
 */
export async function circumstancesOf(
  world: CircumstancesWorld,
  {
    who,
    entities,
    classOf,
  }: {
    readonly who: Principal;
    readonly entities: readonly Entity[];
    readonly classOf: ClassOf;
  },
): Promise<Circumstances> {
  const bare = circumstancesAt(world.clock.now());
  const groupOf = makeReadGroupOf(who, bare);
  const open = entities.filter((entity) => {
    const entityClass = classOf(entity.entityclass);
    if (entityClass === undefined) return false;
    const group = groupOf(entityClass, entity);
    return group === undefined || group.restsOnOthers === true;
  });
  const uploads = open.filter(({ entityclass }) => entityclass === BY_SHOWING);
  const logos = uploads.filter(({ data }) => data.logo === true);
  const accounts = open.filter(({ entityclass }) => entityclass === BY_COUNTRY);
  const [countries, sellers, shownByOffers, ofRequests] = await Promise.all([
    (accounts.length > 0 || logos.length > 0) && settingsOfCountries(world),
    world.store.untyped.latestOf([...new Set(logos.map(ownerOf))], { fresh: true }),
    offeredOf(world, uploads, who),
    ofRequestsIn(world, uploads, who),
  ]);
  const settled = { ...bare, ...countries };
  const shownBySellers = sellers.flatMap((seller) => {
    const seen = logosSeen(seller, { who, at: settled, classOf });
    return logos.filter((logo) => ownerOf(logo) === seller.id && seen.includes(logo.id));
  });
  const shown = [...shownByOffers, ...shownBySellers, ...ofRequests];
  const uploadsShown = new Set(shown.map(({ id }) => id));
  const circumstances = { ...settled, uploadsShown };
  const hidden = accounts.filter((entity) => {
    const entityClass = classOf(entity.entityclass);
    return (
      entityClass !== undefined &&
      readGroupFor(entityClass, who, entity, circumstances) === undefined
    );
  });
  return { ...circumstances, namedByRequests: await namedByRequests(world, hidden, who) };
}

/** Reads the circumstances of a search of the class. */
export async function circumstancesOfSearch(
  world: CircumstancesWorld,
  entityClass: string,
): Promise<Circumstances> {
  const bare = circumstancesAt(world.clock.now());
  return entityClass === BY_COUNTRY ? { ...bare, ...(await settingsOfCountries(world)) } : bare;
}

/** Reads the settings in one strongly consistent query: a country that was switched off a moment ago is off. */
async function settingsOfCountries({ search, store }: CircumstancesWorld) {
  const { items } = await search.hits({
    entityClass: 'country',
    group: 'all',
    keys: ['all'],
    sorting: [],
    pagination: { start: 0, limit: PAGE_LIMIT },
  });
  const countries = await store.untyped.revisions(items);
  const idsOf = (isMeant: (data: Readonly<Record<string, unknown>>) => boolean) =>
    new Set(countries.filter(({ data }) => isMeant(data)).map(({ id }) => id));
  return {
    countriesOn: idsOf((data) => data.enabledForWebsite === true),
    countriesWithAssociations: idsOf((data) => data.usesAssociations === true),
    countriesWithoutConfirmation: idsOf(
      ({ registrationProcedure }) => (registrationProcedure ?? 'immediate') === 'immediate',
    ),
  };
}

/** The parts in which a request names accounts; the farm's name stands in the request itself. */
const NAMED_AS = ['ins', 'aso', 'sup', 'aut'] as const;

/** Returns the accounts that are named by requests of which the caller is a party. */
async function namedByRequests(
  { search }: CircumstancesWorld,
  accounts: readonly Entity[],
  who: Principal,
): Promise<ReadonlySet<string>> {
  if (who.account === null || accounts.length === 0) return new Set();
  const query = { entityClass: 'request-process', group: 'party', keys: [who.account] };
  const value = accounts.map(({ id }) => id);
  const ids = await Promise.all(
    NAMED_AS.map(async (part) => {
      const filter = { field: part, comparison: 'in' as const, value };
      const rows = await search.aggregate({ ...query, filter, groupBy: [part], metrics: [] });
      return rows.map(({ key }) => String(key[part]));
    }),
  );
  return new Set(ids.flat());
}

/** Returns the ids of the logos that the caller sees where it reads the seller's account. */
function logosSeen(
  seller: Entity,
  { who, at, classOf }: { who: Principal; at: Circumstances; classOf: ClassOf },
): unknown[] {
  const entityClass = classOf(seller.entityclass);
  const group = entityClass && readGroupFor(entityClass, who, seller, at);
  if (group === undefined) return [];
  return valuesAt(visibleEntity(group, who, seller, at).data, LOGO_AT);
}

const ownerOf = ({ data }: Entity): string => String(data.owner);

/** Returns the uploads that offers show which the caller reads: an upload is shown by offers of its owner only. */
async function offeredOf(
  { search, clock }: CircumstancesWorld,
  uploads: readonly Entity[],
  who: Principal,
): Promise<readonly Entity[]> {
  const published = isPublished(clock.now());
  // An authority reads what it decides about, and what it has decided.
  const inOwnRegion = { field: 'region', comparison: 'in' as const, value: [...who.regions] };
  const readable = hasRole(who, 'AUT') ? { $or: [published, inOwnRegion] } : published;
  const shown = await Promise.all(
    uploads.map(async (upload) => {
      const value = upload.id;
      const shows = {
        $or: SHOWN_AT.map((field) => ({ field, comparison: 'eq' as const, value })),
      };
      const query = { entityClass: 'offer', group: 'owner', keys: [ownerOf(upload)] };
      const count = await search.count({ ...query, filter: { $and: [shows, readable] } });
      return count > 0 ? [upload] : [];
    }),
  );
  return shown.flat();
}

/**
 * Returns the files that requests have in the regions of an authority, which reads those from before its time, too. The
 * parties of a request are known to its files, so that few are looked for among all requests.
 */
async function ofRequestsIn(
  { search }: CircumstancesWorld,
  uploads: readonly Entity[],
  who: Principal,
): Promise<readonly Entity[]> {
  const files = uploads.filter(({ data }) => data.category === 'request');
  if (!hasRole(who, 'AUT') || files.length === 0) return [];
  const shows = (field: string, value: readonly string[]) => ({
    field,
    comparison: 'in' as const,
    value: [...value],
  });
  const rows = await search.aggregate({
    entityClass: 'request-process',
    group: 'admin',
    keys: ['all'],
    filter: {
      $and: [
        shows(
          ATTACHED_AT,
          files.map(({ id }) => id),
        ),
        shows('region', who.regions),
      ],
    },
    groupBy: [ATTACHED_AT],
    metrics: [],
  });
  const attached = new Set(rows.map(({ key }) => key[ATTACHED_AT]));
  return files.filter(({ id }) => attached.has(id));
}
